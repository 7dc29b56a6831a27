// Writes schemas/*.schema.json from the schemas in the code, which are the source.
//   npx tsx scripts/make-schemas.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { z } from 'zod';
import { matchSchema } from '../src/games/traction/matchSchema.ts';
import { judgementSchema } from '../src/games/traction/scenario/judgement.ts';
import { scenarioSchema } from '../src/games/traction/scenario/schema.ts';
import { matchSchema as trexlandsMatchSchema } from '../src/games/trexlands/matchSchema.ts';
import { rollJudgementSchema } from '../src/games/trexlands/scenario/judgement.ts';
import { rollScenarioSchema } from '../src/games/trexlands/scenario/schema.ts';

const SCHEMAS = {
  judgement: z.union([judgementSchema, rollJudgementSchema]),
  match: z.discriminatedUnion('game', [matchSchema, trexlandsMatchSchema]),
  scenario: z.discriminatedUnion('game', [scenarioSchema, rollScenarioSchema]),
};

export const schemaFolder = new URL('../schemas/', import.meta.url);

/** The published schemas: file name and text. A file is described as it is written, defaults left out. */
export function schemaFiles(): readonly (readonly [name: string, text: string])[] {
  return Object.entries(SCHEMAS).map(([name, schema]) => {
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    const published = { $schema, $id: `urn:tumbletop:${name}:1`, ...rest };
    return [`${name}.schema.json`, `${JSON.stringify(published, null, 2)}\n`] as const;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(schemaFolder, { recursive: true });
  for (const [name, text] of schemaFiles()) {
    writeFileSync(new URL(name, schemaFolder), text);
    console.log(`schemas/${name}`);
  }
}
