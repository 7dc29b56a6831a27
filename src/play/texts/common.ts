import { possessive } from './words.ts';

// Texts that every page has, and what things are called.

export const product = 'Tumbletop';
export const titleOf = (page: string) => `${page} · Tumbletop`;
export const backToStart = 'Back to the start page';
export const close = 'Close';
export const skip = 'Skip to your move';

export const names = {
  piece: (owner: string, piece: string) => `${possessive(owner)} ${piece}`,
  seat: (seat: number) => `Player ${seat + 1}`,
  nobody: 'Nobody',
  /** Within a sentence, the only person here. */
  you: 'you',
  yourTurnTo: (task: string) => `Your turn to ${task}`,
} as const;
