import type { Mind } from './mind.ts';

/** Plays what may happen in its head: matches before them, and rows against guesses of the rival's. */
export const KEEN: Mind = {
  rehearsals: 150,
  lessons: 60,
  rows: { first: 5, finalists: 12, more: 16, rivals: 4 },
};
