import { InvalidArgumentError, Option } from 'commander';
import { fault, ok } from '#sim/result.ts';
import { MEANS } from '#lab/design/means.ts';
import { wantOf } from '#lab/design/wants.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import { namedOrFile } from './namedOrFile.ts';
import type { LabCommand } from './labCommand.ts';
import { given } from './lists.ts';
import { MOST_TRIALS } from './rolls.ts';

type Want = Exclude<ReturnType<typeof wantOf>, string>;

function want(text: string, before: readonly Want[] = []): readonly Want[] {
  const read = wantOf(text);
  if (typeof read === 'string') throw new InvalidArgumentError(say.notWant);
  return [...before, read];
}

/** `lab design`. */
export const designCommand: LabCommand = {
  id: 'design',
  about: say.designAbout,
  examples: say.designExamples,
  trials: 'rolls',
  options: [
    new Option('--body <file|name>', say.designBody),
    new Option('--want <face:share>', say.designWant).argParser(want),
    new Option('--by <what>', say.designBy).choices(MEANS),
    new Option('--throw <file>', say.rollsThrow),
    new Option('--rolls <number>', say.labTrials).argParser(whole(1, MOST_TRIALS)).conflicts('trials'),
    new Option('--save <file>', say.designSave),
  ],
  parameters: async ({ body, want: wants, by, throw: thrown }, read) => {
    const named = typeof body === 'string' ? await namedOrFile(body, read) : ok(undefined);
    if (!named.ok) return named;
    const how = typeof thrown === 'string' ? await read(thrown) : ok(undefined);
    return how.ok ? ok(given({ body: named.value, want: wants, by, throw: how.value })) : how;
  },
  saved: async ({ save }, result) => {
    if (typeof save !== 'string') return ok(null);
    const { file } = result as unknown as { readonly file: object | null };
    if (file === null) return Promise.resolve(fault('no-file', say.noDesigned(save)));
    return Promise.resolve(ok({ path: save, text: `${JSON.stringify(file, null, 2)}\n` }));
  },
};
