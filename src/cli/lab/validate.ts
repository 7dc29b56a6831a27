import { Option } from 'commander';
import type { ValidateAnswer } from '#lab/validate/answer.ts';
import { PARTS, TICKS_HZ } from '#lab/validate/parts.ts';
import { ok } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import type { LabCommand } from './labCommand.ts';
import { given, listOf, numbers, words } from './lists.ts';

const MOST_HZ = 1_000_000;

/** `lab validate`. */
export const validateCommand: LabCommand = {
  id: 'validate',
  about: say.validateAbout,
  examples: say.validateExamples,
  options: [
    new Option('--part <list>', say.validatePart(PARTS.join(', '))).argParser(listOf(PARTS)),
    new Option('--theme <list>', say.validateTheme).argParser(words),
    new Option('--ticks <list>', say.validateTicks(TICKS_HZ.join(', '))).argParser(numbers(1, MOST_HZ)),
    new Option('--steps <number>', say.validateSteps).argParser(whole(1, MOST_HZ)),
    new Option('--doc <file>', say.validateDoc),
  ],
  parameters: ({ part, theme, ticks, steps }) =>
    ok(given({ parts: part, themes: theme, ticksHz: ticks, stepHz: steps })),
  saved: async ({ doc }, result) => {
    if (typeof doc !== 'string') return ok(null);
    const { documentOf } = await import('#lab/validate/document.ts');
    return ok({ path: doc, text: documentOf(result as typeof result & ValidateAnswer) });
  },
};
