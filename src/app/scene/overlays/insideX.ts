/**
 * The middle of words at `x`, so that both of their ends are in the picture, which goes from -1 to 1; of words that are
 * wider than it the middle.
 */
export const insideX = (x: number, half: number): number => {
  const most = Math.max(0, 1 - half);
  return Math.min(most, Math.max(-most, x));
};
