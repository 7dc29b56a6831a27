import { Option } from 'commander';
import { ok } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import { namedOrFile } from './namedOrFile.ts';
import type { LabCommand } from './labCommand.ts';
import { given } from './lists.ts';
import { MOST_TRIALS } from './rolls.ts';

/** `lab rest`. */
export const restCommand: LabCommand = {
  id: 'rest',
  about: say.restAbout,
  examples: say.restExamples,
  trials: 'rolls',
  options: [
    new Option('--body <file|name>', say.restBody),
    new Option('--rolls <number>', say.restRolls).argParser(whole(1, MOST_TRIALS)).conflicts('trials'),
    new Option('--throw <file>', say.rollsThrow),
  ],
  parameters: async ({ body, rolls, throw: thrown }, read) => {
    const named = typeof body === 'string' ? await namedOrFile(body, read) : ok(undefined);
    if (!named.ok) return named;
    const how = typeof thrown === 'string' ? await read(thrown) : ok(undefined);
    if (!how.ok) return how;
    return ok(given({ body: named.value, beside: rolls === undefined ? undefined : true, throw: how.value }));
  },
};
