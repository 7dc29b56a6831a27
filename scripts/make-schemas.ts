// Writes schemas/*.schema.json from the schemas in the code, which are the source.
//   npx tsx scripts/make-schemas.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { z } from 'zod';
import type { GameModule } from '#engine/module/gameModule.ts';
import { diceJudgementSchema, diceScenarioSchema } from '#engine/diceScenario/schema.ts';
import { surfaceFileSchema } from '#engine/surfaceFile.ts';
import { GAMES } from '#games/registry.ts';
import { jobSchemaOf } from '#lab/job.ts';
import { EXPERIMENTS } from '#lab/registry.ts';
import { bodySchema } from '#lab/rolls/bodyFile.ts';
import { throwSchema } from '#lab/rolls/throwFile.ts';
import { truckSchema } from '#engine/truckFile.ts';

export const schemaFolder = new URL('../schemas/', import.meta.url);

/** Whether a key of this schema has no value at all: it has to be absent. */
function isAbsent(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return isAbsent(def.innerType);
  return def.type === 'undefined' || (def.type === 'literal' && def.values.every((value) => value === undefined));
}

/** The published schemas: file name and text. A file is described as it is written, defaults left out. */
export async function schemaFiles(
  games: readonly GameModule[] = GAMES,
): Promise<readonly (readonly [name: string, text: string])[]> {
  const [first, ...others] = await Promise.all(games.map((game) => game.schemas()));
  if (first === undefined) throw new Error('there is no game');
  const experiments = await Promise.all(EXPERIMENTS.map((entry) => entry.load()));
  const schemas = {
    body: bodySchema,
    judgement: z.union([
      first.judgement,
      // that of dice may be a game's, too
      ...others.flatMap(({ judgement }) => (judgement === diceJudgementSchema ? [] : [judgement])),
      diceJudgementSchema,
    ]),
    'lab-job': jobSchemaOf(experiments),
    match: z.discriminatedUnion('game', [first.match, ...others.map(({ match }) => match)]),
    scenario: z.union([
      z.union([first.scenario, ...others.map(({ scenario }) => scenario)]), // of some games there is more than one kind
      diceScenarioSchema,
    ]),
    surface: surfaceFileSchema,
    throw: throwSchema,
    truck: truckSchema,
  };
  return Object.entries(schemas).map(([name, schema]) => {
    const { $schema, ...rest } = z.toJSONSchema(schema, {
      io: 'input',
      reused: name === 'lab-job' ? 'ref' : 'inline', // several experiments have bodies
      unrepresentable: 'any', // objects of any kind: only the program can check them
      override: ({ zodSchema, jsonSchema }) => {
        if (isAbsent(zodSchema)) jsonSchema.not = {};
      },
    });
    const published = { $schema, $id: `urn:tumbletop:${name}:1`, ...rest };
    return [`${name}.schema.json`, `${JSON.stringify(published, null, 2)}\n`] as const;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(schemaFolder, { recursive: true });
  for (const [name, text] of await schemaFiles()) {
    writeFileSync(new URL(name, schemaFolder), text);
    console.log(`schemas/${name}`);
  }
}
