// Writes schemas/*.schema.json from the schemas in the code, which are the source.
//   npx tsx scripts/make-schemas.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { z } from 'zod';
import type { GameModule } from '../src/engine/module/gameModule.ts';
import { GAMES } from '../src/games/registry.ts';

export const schemaFolder = new URL('../schemas/', import.meta.url);

/** The published schemas: file name and text. A file is described as it is written, defaults left out. */
export async function schemaFiles(
  games: readonly GameModule[] = GAMES,
): Promise<readonly (readonly [name: string, text: string])[]> {
  const [first, ...others] = await Promise.all(games.map((game) => game.schemas()));
  if (first === undefined) throw new Error('there is no game');
  const schemas = {
    judgement: z.union([first.judgement, ...others.map(({ judgement }) => judgement)]),
    match: z.discriminatedUnion('game', [first.match, ...others.map(({ match }) => match)]),
    scenario: z.discriminatedUnion('game', [first.scenario, ...others.map(({ scenario }) => scenario)]),
  };
  return Object.entries(schemas).map(([name, schema]) => {
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
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
