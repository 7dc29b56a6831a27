import { InvalidArgumentError, Option } from 'commander';
import arena from '#sim/data/arena.json' with { type: 'json' };
import { ok } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import { allNamedOrFiles } from './namedOrFile.ts';
import type { Given, LabCommand } from './labCommand.ts';
import { given, signedNumbers } from './lists.ts';

const TERRAINS = arena.terrains.map(({ id }) => id);
const MOST_BODIES = 12;
export const MOST_TRIALS = 100_000_000;

export const each = (next: string, before: readonly string[] = []): readonly string[] => [...before, next];

/** `lab rolls`. */
export const rollsCommand: LabCommand = {
  id: 'rolls',
  about: say.rollsAbout,
  examples: say.rollsExamples,
  trials: 'rolls',
  options: [
    new Option('--body <file|name>', say.rollsBody).argParser(each),
    new Option('--throw <file>', say.rollsThrow).conflicts('terrain'),
    new Option('--terrain <terrain>', say.rollsTerrain).choices(TERRAINS),
    new Option('--rolls <number>', say.labTrials).argParser(whole(1, MOST_TRIALS)).conflicts('trials'),
    new Option('--defenders <number>', say.rollsDefenders).argParser(whole(1, MOST_BODIES - 1)),
    new Option('--wins <outcome>', say.rollsWins),
    new Option('--to-rest', say.rollsToRest),
    new Option('--vary <what=list>', say.rollsVary).argParser(vary),
  ],
  parameters: async ({ body, throw: thrown, terrain, defenders, wins, toRest, vary: varied }, read) => {
    const bodies = Array.isArray(body) ? await allNamedOrFiles(body.map(String), read) : ok(undefined);
    if (!bodies.ok) return bodies;
    const how = typeof thrown === 'string' ? await read(thrown) : ok(standardOn(terrain));
    if (!how.ok) return how;
    return ok(given({ bodies: bodies.value, throw: how.value, defenders, wins, toRest, vary: varied }));
  },
};

/** Its bounds are those of the parameters. */
function vary(text: string): { readonly what: string; readonly values: readonly number[] } {
  const [what = '', list] = text.split('=');
  if (list === undefined) throw new InvalidArgumentError(say.notVary);
  return { what, values: signedNumbers(list) };
}

const standardOn = (terrain: unknown): Given | undefined =>
  terrain === undefined ? undefined : { format: 'tumbletop/throw', version: 1, throw: 'standard', terrain };
