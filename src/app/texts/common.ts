import type { PyramidSize } from '../../sim/pyramid.ts';
import { capitalised, possessive, SIZE_WORDS } from './words.ts';

// Texts that every page has, and what things are called.

export const product = 'Tumbletop';
export const game = 'Traction';
export const titleOf = (page: string) => `${page} · Tumbletop`;
export const backToStart = 'Back to the start page';
export const close = 'Close';

export const names = {
  piece: (owner: string, piece: string) => `${possessive(owner)} ${piece}`,
  pad: (owner: string) => `${possessive(owner)} pad`,
  table: 'the table',
  sized: (size: PyramidSize, copy: string) => `${capitalised(SIZE_WORDS[size])} ${copy}`,
  seat: (seat: number) => `Player ${seat + 1}`,
  nobody: 'Nobody',
} as const;
