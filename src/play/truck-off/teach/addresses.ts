// Where pages of the game's own are in the address; part of the shell, which is small.

/** The game in short, and the way into a first match. */
export const LEARN = '/truck-off/learn';
/** All rules. */
export const RULES = '/truck-off/rules';
