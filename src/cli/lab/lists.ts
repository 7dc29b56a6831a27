import { InvalidArgumentError } from 'commander';
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

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,6})?|\.\d{1,6}`;
const RANGE = new RegExp(`^(${NUMBER}):(${NUMBER}):(${NUMBER})$`);
const ONE = new RegExp(`^(?:${NUMBER})$`);
const MOST = 1000;
const MILLIONTHS = 1e6;

/**
 * Reads numbers with commas between them, or ranges such as 0.30:0.50:0.02 (first, last, step), each within these ends.
 */
export const numbers =
  (least: number, most: number) =>
  (text: string): readonly number[] => {
    const all = text.split(',').flatMap((part) => numbersIn(part.trim()));
    if (all.length > MOST || all.some((n) => !(n >= least && n <= most)))
      throw new InvalidArgumentError(say.notNumbers(least, most));
    return all;
  };

/** Not a number where it is none: a caller's bounds refuse that. */
function numbersIn(text: string): readonly number[] {
  const [, first, last, step] = (RANGE.exec(text) ?? []).map(Number);
  if (first === undefined || last === undefined || step === undefined)
    return [ONE.test(text) ? Number(text) : Number.NaN];
  const count = Math.floor((last - first) / step + 1 / MILLIONTHS) + 1;
  if (!(step > 0) || count < 1 || count > MOST) return [Number.NaN];
  return Array.from({ length: count }, (_, i) => Math.round((first + i * step) * MILLIONTHS) / MILLIONTHS);
}

/** The same with numbers below 0; their bounds are those of the parameters. */
export const signedNumbers = (text: string): readonly number[] =>
  text.includes(':') ? numbers(0, MOST_VALUE)(text) : text.split(',').map((part) => number(part.trim()));

const MOST_VALUE = 100_000;
const SIGNED = /^-?\d{1,5}(?:\.\d{1,6})?$/;

/** Its bounds are those of the parameters. */
export function number(text: string): number {
  if (SIGNED.test(text)) return Number(text);
  throw new InvalidArgumentError(say.notNumber);
}

/** Without the keys that were not given. */
export const given = (all: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
