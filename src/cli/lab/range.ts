import { InvalidArgumentError, Option } from 'commander';
import { fault, ok, type Result } from '#sim/result.ts';
import { say } from '../texts.ts';
import { cellOptions, cellsGiven } from './cells.ts';
import type { LabCommand, ReadJsonFile } from './labCommand.ts';
import { given, numbers } from './lists.ts';
import { MM_PER_INCH } from '#sim/maths/units.ts';

const RULE = /^[0-8]\/[0-8]\/[0-8]$/;

/** Rules such as 4/2/1, with commas between them: steps of a small, a medium and a large piece. */
const rules = (text: string): readonly (readonly number[])[] =>
  text.split(',').map((rule) => {
    if (!RULE.test(rule.trim())) throw new InvalidArgumentError(say.notRanges);
    return rule.trim().split('/').map(Number);
  });

const [LEAST_IN, MOST_IN] = [15, 36]; // TR-02
const HUNDREDTHS = 100;

const millimetres = (inches: unknown): readonly number[] | undefined =>
  Array.isArray(inches)
    ? inches.map((one) => Math.round(HUNDREDTHS * MM_PER_INCH * Number(one)) / HUNDREDTHS)
    : undefined;

/** `lab range`. */
export const rangeCommand: LabCommand = {
  id: 'range',
  about: say.rangeAbout,
  examples: say.rangeExamples,
  options: [
    new Option('--ranges <list>', say.rangeRanges).argParser(rules),
    new Option('--distance <list>', say.rangeDistance).argParser(numbers(LEAST_IN, MOST_IN)),
    new Option('--around <file|name>', say.rangeAround),
    ...cellOptions(),
  ],
  parameters: async (options, read) => {
    const { ranges, distance } = options;
    const around = typeof options['around'] === 'string' ? await placed(options['around'], read) : ok(undefined);
    if (!around.ok) return around;
    const cells = await cellsGiven(options, read);
    if (!cells.ok) return cells;
    return ok(given({ ranges, distancesMm: millimetres(distance), around: around.value, ...cells.value }));
  },
};

const NAME = /^[a-z]+$/;
const OWN = /^0-/;

/** The name of a place as it is, or the pieces of a scenario but for those of the first seat, which walk. */
async function placed(named: string, read: ReadJsonFile): Promise<Result<unknown>> {
  if (NAME.test(named)) return ok(named);
  const json = await read(named);
  if (!json.ok) return json;
  const { value } = json;
  const pieces: unknown = typeof value === 'object' && value !== null && 'pieces' in value ? value.pieces : null;
  if (!Array.isArray(pieces)) return fault('no-pieces', `${named}: ${say.notPieces}`);
  return ok(pieces.filter((piece) => !OWN.test(String(piece?.id))));
}
