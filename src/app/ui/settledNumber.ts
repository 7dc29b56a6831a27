import { show } from '#engine/files/shown.ts';
import { eitherNumber, readNumber } from '#engine/readNumber.ts';
import { texts } from '#play/texts.ts';

/** The numbers that a field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** The number of a text that the field takes as it is; null for any other. */
export function numberWithin(text: string, range: NumberRange): number | null {
  const read = readNumber(text);
  return read === fitted(read ?? Number.NaN, range) ? read : null;
}

/** A field's value once it is left, and a sentence where that is not the number that was typed. */
export interface SettledNumber {
  readonly value: number;
  readonly says: string | null;
}

/** `value`: what the field had before; it stays where the text is no number. */
export function settledNumber(label: string, text: string, value: number, range: NumberRange): SettledNumber {
  const within = numberWithin(text, range);
  if (within !== null) return { value: within, says: null };
  const read = readNumber(text);
  const now = read === null ? value : fitted(read, range);
  const either = eitherNumber(text);
  const { settled, either: which, stays, now: is } = texts.numbers;
  const then = either === null ? (read === null ? stays(now) : is(now)) : which(...either, now);
  return { value: now, says: settled(label, show(text.trim()), range, then) };
}

const DIGITS = 12; // 0.35 and 0.01 are 0.36

/** The number after one step. */
export const stepped = (value: number, by: number, range: NumberRange): number =>
  fitted(Number((value + by).toPrecision(DIGITS)), range);

const fitted = (value: number, { min, max, whole }: NumberRange): number =>
  Math.min(max, Math.max(min, whole ? Math.round(value) : value));
