import { possessive } from './words.ts';

// Texts that every page has, and what things are called.

export const product = 'Tumbletop';
export const titleOf = (page: string) => `${page} · Tumbletop`;
export const backToStart = 'Back to the start page';
export const close = 'Close';

export const numbers = {
  /** `text` is quoted. */
  settled: (
    label: string,
    text: string,
    { min, max, whole }: { readonly min: number; readonly max: number; readonly whole: boolean },
    then: string,
  ) => `${label}: this is ${text}; expected a ${whole ? 'whole ' : ''}number from ${min} to ${max}. ${then}`,
  now: (value: number) => `It is now ${value}.`,
  stays: (value: number) => `It stays ${value}.`,
  either: (one: string, other: string, value: number) => `Write ${one} or ${other}; it stays ${value}.`,
} as const;

export const names = {
  piece: (owner: string, piece: string) => `${possessive(owner)} ${piece}`,
  seat: (seat: number) => `Player ${seat + 1}`,
  nobody: 'Nobody',
} as const;
