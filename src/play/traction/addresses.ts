// Where pages of the game's own are in the address; part of the shell, which is small.

/** All drills; one of them behind it. */
export const LEARN = '/learn';
/** The first puzzle that is not solved. */
export const PUZZLES = '/puzzles';
/** All clauses; one of them behind it. */
export const RULES = '/rules';
/** The position editor; a position behind it. */
export const EDITOR = '/bench';
/** A position to be tried again and again: by which hands, the position, and where it was taken from. */
export const PRACTICE = '/practice';
