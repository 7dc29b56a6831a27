/** The levels of Traction's bots, the weakest first. */
export const LEVELS = ['careless', 'steady', 'keen'] as const;
