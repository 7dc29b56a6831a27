import { Option } from 'commander';
import { ok } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import { allNamedOrFiles } from './namedOrFile.ts';
import type { LabCommand } from './labCommand.ts';
import { given, words } from './lists.ts';
import { each, MOST_TRIALS } from './rolls.ts';

/** `lab pool`. */
export const poolCommand: LabCommand = {
  id: 'pool',
  about: say.poolAbout,
  examples: say.poolExamples,
  trials: 'rolls',
  options: [
    new Option('--body <file|name>', say.rollsBody).argParser(each),
    new Option('--throw <file>', say.rollsThrow),
    new Option('--read <list>', say.poolRead).argParser(words),
    new Option('--rolls <number>', say.labTrials).argParser(whole(1, MOST_TRIALS)).conflicts('trials'),
  ],
  parameters: async ({ body, throw: thrown, read: readings }, read) => {
    const bodies = Array.isArray(body) ? await allNamedOrFiles(body.map(String), read) : ok(undefined);
    if (!bodies.ok) return bodies;
    const how = typeof thrown === 'string' ? await read(thrown) : ok(undefined);
    return how.ok ? ok(given({ bodies: bodies.value, throw: how.value, read: readings })) : how;
  },
};
