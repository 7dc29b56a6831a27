import { mayBeDecimals } from './decimalCommas.ts';

/** How a list is written in one line, with commas between its items. */
export interface Notation {
  /** An item that cannot be read stays the text that it is: the experiment's schema then says so at its place. */
  readonly read: (text: string) => readonly unknown[];
  readonly write: (items: readonly unknown[]) => string;
}

const partsOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

const NUMBER = String.raw`-?(?:\d{1,16}(?:\.\d{1,16})?|\.\d{1,16})(?:e[+-]?\d{1,3})?`;
const RANGE = new RegExp(`^(${NUMBER}):(${NUMBER}):(${NUMBER})$`);
const ONE = new RegExp(`^${NUMBER}$`);
/** So many numbers stand for a range at most. */
export const MOST_IN_RANGE = 1000;
const MILLIONTHS = 1e6;

/** A number, or the text where it is none. */
const numberOf = (text: string): number | string => (ONE.test(text) ? Number(text) : text);

/**
 * Numbers, and ranges such as 0.30:0.50:0.02 (first, last, step). With semicolons between them a comma is a decimal
 * one. A list that may be decimals with commas stays the text that it is.
 */
export const NUMBERS: Notation = {
  read: (text) => {
    if (mayBeDecimals(text)) return [text.trim()];
    const parts = text.includes(';') ? text.split(';').map((part) => part.trim().replaceAll(',', '.')) : partsOf(text);
    return parts.flatMap(numbersIn);
  },
  write: (items) => items.map(String).join(', '),
};

function numbersIn(part: string): readonly (number | string)[] {
  const [, first, last, step] = (RANGE.exec(part) ?? []).map(Number);
  if (first === undefined || last === undefined || step === undefined) return [numberOf(part)];
  const count = Math.floor((last - first) / step + 1 / MILLIONTHS) + 1;
  if (!(step > 0) || count < 1 || count > MOST_IN_RANGE) return [part];
  return Array.from({ length: count }, (_, i) => Math.round((first + i * step) * MILLIONTHS) / MILLIONTHS);
}

/** Words, whichever they are. */
export const WORDS: Notation = { read: partsOf, write: (items) => items.map(String).join(', ') };

/** Several numbers an item, such as 4/2/1. */
export const SLASHED: Notation = {
  read: (text) =>
    partsOf(text).map((part) => (part.includes('/') ? part.split('/').map((n) => numberOf(n.trim())) : part)),
  write: (items) => items.map((item) => (Array.isArray(item) ? item.join('/') : String(item))).join(', '),
};
