import type { PyramidSize } from '../../sim/pyramid.ts';

// Words and endings that several texts need.

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** `A`, `A and B`, `A, B and C`. */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const SIZE_WORDS: Readonly<Record<PyramidSize, string>> = { S: 'small', M: 'medium', L: 'large' };

export const possessive = (name: string): string => `${name}’s`;

/** Rounded up, so that what is a little too large does not read as if it were not. */
export const mib = (bytes: number): string => `${(Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toString()} MiB`;
