/** Silent reading, words a second: 238 a minute (Brysbaert 2019, a review of 190 studies). */
const WORDS_A_SECOND = 4;
/** A choice is seen for at least so long, and at most, s (house values). */
const LEAST_S = 1;
const MOST_S = 4;

/** How long these sentences are seen while a match is watched again, s. */
export function readingS(lines: readonly string[]): number {
  const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '').length;
  return Math.min(MOST_S, Math.max(LEAST_S, words / WORDS_A_SECOND));
}
