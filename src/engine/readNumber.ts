const NUMBER = /^[-−]?(?:\d{1,16}(?:[.,]\d{0,16})?|[.,]\d{1,16})(?:e[+-]?\d{1,3})?$/i;
/** A comma with three digits behind it and no zero before it may stand between thousands. */
const MAY_BE_THOUSANDS = /^[-−]?[1-9]\d{0,2},\d{3}$/;

/** How a text that may be two numbers is written for each of them: 1.234 or 1234 for 1,234. Null for any other text. */
export const eitherNumber = (text: string): readonly [string, string] | null =>
  MAY_BE_THOUSANDS.test(text.trim()) ? [text.trim().replace(',', '.'), text.trim().replace(',', '')] : null;

/**
 * The number that a person has typed, with a decimal point or a decimal comma. Null for any other text, and for one
 * such as 1,234, which is a thousand times as much to one reader as to another.
 */
export function readNumber(text: string): number | null {
  const plain = text.trim();
  if (!NUMBER.test(plain) || eitherNumber(plain) !== null) return null;
  const read = Number(plain.replace('−', '-').replace(',', '.'));
  return Number.isFinite(read) ? read : null;
}
