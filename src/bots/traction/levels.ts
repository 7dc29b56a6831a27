/** The levels of Traction's bots, the weakest first. */
export const LEVELS = ['careless', 'steady', 'keen'] as const;

/** Thinks as the strongest level does, and names of its two pieces the one that is ahead; no computer plays by it. */
export const HINT = 'hint';
