/** The number of a die whose numbers have these chances, from 1 on; `chance`: 0 or more, and less than 1. */
export function numberDrawn(chances: readonly number[], chance: number): number {
  let sum = 0;
  const at = chances.findIndex((one) => (sum += one) > chance);
  return 1 + (at < 0 ? chances.findLastIndex((one) => one > 0) : at); // rounding may leave the sum below 1
}

/** The mean number. */
export const meanOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, i) => sum + chance * (i + 1), 0);
