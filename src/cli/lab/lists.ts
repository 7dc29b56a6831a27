import { InvalidArgumentError } from 'commander';
import { readNumber } from '#engine/readNumber.ts';
import { mayBeDecimals, withSpaces } from '#lab/form/decimalCommas.ts';
import { MOST_IN_RANGE, NUMBERS } from '#lab/form/notation.ts';
import { say } from '../texts.ts';

/** Reads words with commas between them, each one of these. */
export const listOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): readonly T[] =>
    text.split(',').map((word) => {
      const found = known.find((one) => one === word.trim());
      if (found === undefined) throw new InvalidArgumentError(say.listOf(known.join(', ')));
      return found;
    });

/** Reads words with commas between them, whichever they are: they are parameters, which say what they may be. */
export const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** A list that may be decimals with commas is asked about. */
function itemsIn(text: string): readonly unknown[] {
  if (mayBeDecimals(text)) throw new InvalidArgumentError(say.decimalsOrList(text, withSpaces(text)));
  return NUMBERS.read(text);
}

/**
 * Reads numbers with commas between them, or ranges such as 0.30:0.50:0.02 (first, last, step), each within these ends.
 * Faults: those, and a list that may be decimals with commas.
 */
export const numbers =
  (least: number, most: number) =>
  (text: string): readonly number[] => {
    const items = itemsIn(text);
    const isOne = (item: unknown): item is number => typeof item === 'number' && item >= least && item <= most;
    const wrong = items.length > MOST_IN_RANGE ? text : items.find((item) => !isOne(item));
    if (wrong !== undefined) throw new InvalidArgumentError(say.notNumbers(String(wrong), least, most));
    return items.filter(isOne);
  };

/** The same with numbers below 0; their bounds are those of the parameters. */
export function signedNumbers(text: string): readonly number[] {
  const items = itemsIn(text);
  const all = items.filter((item): item is number => typeof item === 'number');
  if (all.length < items.length) throw new InvalidArgumentError(say.notNumber);
  return all;
}

const SIGNED = /^-?\d{1,5}(?:[.,]\d{1,6})?$/;

/** With a decimal point or comma. Its bounds are those of the parameters. */
export function number(text: string): number {
  const read = SIGNED.test(text) ? readNumber(text) : null;
  if (read !== null) return read;
  throw new InvalidArgumentError(say.notNumber);
}

/** Without the keys that were not given. */
export const given = (all: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
