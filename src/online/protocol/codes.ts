/**
 * Letters of a room's code: those that are not taken for another one or for a digit, spoken or written (no B, D, I, O,
 * Q, S, U, V, Z).
 */
const LETTERS = 'ACEFGHJKLMNPRTWXY';
const LENGTH = 6;

export const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/**
 * A code by bytes of chance: 17 letters in 6 places, 24 million rooms. Bytes that would make some letters likelier are
 * passed over.
 */
export function codeFrom(bytes: () => number): string {
  const fair = 256 - (256 % LETTERS.length);
  let code = '';
  while (code.length < LENGTH) {
    const byte = bytes();
    if (byte < fair) code += LETTERS[byte % LETTERS.length] ?? '';
  }
  return code;
}

/** As somebody has typed it: in any case, with spaces or dashes; null where it is no code. */
export function codeTyped(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}
