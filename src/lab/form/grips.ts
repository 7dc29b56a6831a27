/** How a hand holds a piece: a finger on its tip, or a pinch below it. */
export const GRIPS = ['finger', 'pinch'] as const;
