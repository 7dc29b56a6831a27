import type { HiddenCharacter } from '#engine/hidden.ts';

// Words and endings that several texts need.

export { count, listed } from '#engine/words.ts';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A character that a name may not have, as a sentence needs it. */
export const hiddenCharacter = ({ code, place }: HiddenCharacter): string =>
  `${code} as its character ${place}, which is not seen or turns the direction of writing: leave it out`;

/** `A`, `A or B`, `A, B or C`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

export const possessive = (name: string): string => `${name}’s`;

/** Rounded up, so that what is a little too large does not read as if it were not. */
export const mib = (bytes: number): string => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toString()} MiB`;

/** The help on a command that can be typed. */
export const phrase = (usage: string, meaning: string, example: string) => ({ usage, meaning, example }) as const;

/** `12,345`. */
export const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
