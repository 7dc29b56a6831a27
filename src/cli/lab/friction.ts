import { ok } from '#sim/result.ts';
import { say } from '../texts.ts';
import { cellOptions, cellsGiven } from './cells.ts';
import type { LabCommand } from './labCommand.ts';
import { given } from './lists.ts';

/** `lab friction`. */
export const frictionCommand: LabCommand = {
  id: 'friction',
  about: say.frictionAbout,
  examples: say.frictionExamples,
  options: cellOptions(),
  parameters: async (options, read) => {
    const cells = await cellsGiven(options, read);
    return cells.ok ? ok(given(cells.value)) : cells;
  },
};
