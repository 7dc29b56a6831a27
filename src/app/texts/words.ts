import type { PyramidSize } from '../../sim/pyramid.ts';

// Words and endings that several texts need.

export { count, listed } from '../../engine/words.ts';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const SIZE_WORDS: Readonly<Record<PyramidSize, string>> = { S: 'small', M: 'medium', L: 'large' };

export const possessive = (name: string): string => `${name}’s`;

/** Rounded up, so that what is a little too large does not read as if it were not. */
export const mib = (bytes: number): string => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toString()} MiB`;

/** What help says of a command that can be typed. */
export const phrase = (usage: string, meaning: string, example: string) => ({ usage, meaning, example }) as const;
