import type { Mind } from './mind.ts';

/** Plays what may happen in its head: matches before them, and rows against guesses of the rival's. */
export const KEEN: Mind = {
  rehearsals: 60,
  lessons: 40,
  rows: { first: 4, finalists: 10, more: 14, rivals: 4 },
};
