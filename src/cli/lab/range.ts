import { InvalidArgumentError, Option } from 'commander';
import { ok } from '../../sim/result.ts';
import { say } from '../texts.ts';
import { cellOptions, cellsGiven } from './cells.ts';
import type { LabCommand } from './labCommand.ts';
import { given, numbers } from './lists.ts';

const RULE = /^[0-8]\/[0-8]\/[0-8]$/;

/** Rules such as 4/2/1, with commas between them: steps of a small, a medium and a large piece. */
const rules = (text: string): readonly (readonly number[])[] =>
  text.split(',').map((rule) => {
    if (!RULE.test(rule.trim())) throw new InvalidArgumentError(say.notRanges);
    return rule.trim().split('/').map(Number);
  });

const INCH_MM = 25.4;
const [LEAST_IN, MOST_IN] = [15, 36]; // TR-02
const HUNDREDTHS = 100;

const millimetres = (inches: unknown): readonly number[] | undefined =>
  Array.isArray(inches) ? inches.map((one) => Math.round(HUNDREDTHS * INCH_MM * Number(one)) / HUNDREDTHS) : undefined;

/** `lab range`. */
export const rangeCommand: LabCommand = {
  id: 'range',
  about: say.rangeAbout,
  examples: say.rangeExamples,
  options: [
    new Option('--ranges <list>', say.rangeRanges).argParser(rules),
    new Option('--distance <list>', say.rangeDistance).argParser(numbers(LEAST_IN, MOST_IN)),
    ...cellOptions(),
  ],
  parameters: (options) => {
    const { ranges, distance } = options;
    return ok(given({ ranges, distancesMm: millimetres(distance), ...cellsGiven(options) }));
  },
};
