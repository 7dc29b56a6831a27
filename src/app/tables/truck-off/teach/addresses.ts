// Where pages of the game's own are in the address; part of the shell, which is small.

/** All rules. */
export const RULES = '/truck-off/rules';
