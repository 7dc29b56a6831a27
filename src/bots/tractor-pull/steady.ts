import type { Mind } from './mind.ts';

/** Goes by the printed strength, and looks at one row only that its rival may lay. */
export const STEADY: Mind = {
  rehearsals: 0,
  lessons: 0,
  rows: { first: 1, finalists: 0, more: 0, rivals: 1 },
};
