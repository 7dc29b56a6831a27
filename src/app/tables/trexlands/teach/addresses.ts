// Where pages of the game's own are in the address; part of the shell, which is small.

/** The first lesson. */
export const LEARN = '/trexlands/learn';
/** All rules. */
export const RULES = '/trexlands/rules';
