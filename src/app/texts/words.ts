import type { HiddenCharacter } from '../../engine/hidden.ts';
import type { PyramidSize } from '../../sim/pyramid.ts';

// Words and endings that several texts need.

export { count, listed } from '../../engine/words.ts';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const SIZE_WORDS: Readonly<Record<PyramidSize, string>> = { S: 'small', M: 'medium', L: 'large' };

/** A character that a name may not have, as a sentence needs it. */
export const hiddenCharacter = ({ code, place }: HiddenCharacter): string =>
  `${code} as its character ${place}, which is not seen or turns the direction of writing: leave it out`;

export const possessive = (name: string): string => `${name}’s`;

/** Rounded up, so that what is a little too large does not read as if it were not. */
export const mib = (bytes: number): string => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toString()} MiB`;

/** What help says of a command that can be typed. */
export const phrase = (usage: string, meaning: string, example: string) => ({ usage, meaning, example }) as const;
