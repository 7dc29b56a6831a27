/** The levels of Tug of War's bots, the weakest first. */
export const LEVELS = ['careless', 'steady', 'keen'] as const;
export type Level = (typeof LEVELS)[number];
