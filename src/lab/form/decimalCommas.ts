const WHOLE = /^-?\d+$/;
/** No whole number is written like this, but tenths and hundredths are: 1,05. */
const LED_BY_ZERO = /^-?0\d/;

/**
 * Whether a list of whole numbers may be decimals with commas instead: 0,25 or 21,5,22,5. A space behind a comma makes
 * a list of it, and so does a point anywhere. Three numbers or more that rise are a list, too, and so are one below
 * zero with the same above (-1,1), and hundreds (240,960). Any others in which a single digit follows upon a larger
 * number may be decimals among whole numbers: 24,5,23,5,26.
 */
export function mayBeDecimals(text: string): boolean {
  const parts = text.trim().split(',');
  if (parts.length < 2 || !parts.every((part) => WHOLE.test(part))) return false;
  if (parts.some((part) => LED_BY_ZERO.test(part))) return true;
  const numbers = parts.map(Number);
  const pairs = pairsOf(numbers);
  if (pairs?.some(([whole, part]) => part < 0 || (part >= 100 && whole !== 0)) === true) return false;
  if (numbers.length === 2) return numbers[0] !== -(numbers[1] ?? 0);
  const goes = (way: 1 | -1): boolean => numbers.every((now, i) => i === 0 || way * (now - (numbers[i - 1] ?? 0)) > 0);
  const rises = goes(1);
  if (!rises && !goes(-1) && numbers.some((now, i) => isDigit(now) && (numbers[i - 1] ?? 0) > DIGIT_MOST)) return true;
  const zeroInside = numbers.slice(0, -1).includes(0);
  return !rises && (zeroInside || pairs?.every(([whole, part]) => Math.abs(whole) > part) === true);
}

const DIGIT_MOST = 9;
const isDigit = (number: number): boolean => number >= 0 && number <= DIGIT_MOST;

/** Null for an odd number of them. */
const pairsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] | null =>
  numbers.length % 2 === 1
    ? null
    : numbers.flatMap((number, i) => (i % 2 === 0 ? [[number, numbers[i + 1] ?? 0] as const] : []));

/** Such a list as one that is a list without doubt. */
export const withSpaces = (text: string): string => text.trim().split(',').join(', ');
