/** How a match's rolls come about: thrown by hand, or drawn from the published odds. */
export const ROLLS = ['thrown', 'odds'] as const;
