/** The levels of Tractor Pull's bots, the weakest first. */
export const LEVELS = ['careless', 'steady', 'keen'] as const;
