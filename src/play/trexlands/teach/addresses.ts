// Where pages of the game's own are in the address; part of the shell, which is small.

/** The first lesson. */
export const LEARN = '/trexlands/learn';
/** All rules. */
export const RULES = '/trexlands/rules';
/** A turn to be tried again and again: where the match is, its id, and the action. */
export const PRACTICE = '/trexlands/practice';
/** All puzzles; one of them behind it, or `next`. */
export const PUZZLES = '/trexlands/puzzles';

export interface PracticePlace {
  readonly from: 'match' | 'watch';
  readonly id: string;
  readonly action: number;
}

export const practicePath = ({ from, id, action }: PracticePlace): string => `${PRACTICE}/${from}/${id}/${action}`;
