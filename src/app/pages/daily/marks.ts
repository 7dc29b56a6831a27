import type { DailyMeasure, DailyScore } from '#engine/module/daily.ts';

const MARKS = 10;
/**
 * One mark less for so much more, and of what is walked: a throw a tenth of a metre away, or a quarter of a turn, has
 * none, nor has a walk that ends 10 mm away; of steps each is one.
 */
const EACH = { mm: [1000, 100], degrees: [1000, 1000], steps: [1, 1] } as const;

/** Marks in a row, fewer filled the further from the goal. */
export function marksOf(measure: DailyMeasure, isThrown: boolean, { outcome, by }: DailyScore): string {
  const filled = outcome === 1 ? 0 : Math.max(0, MARKS - Math.floor(by / EACH[measure][isThrown ? 0 : 1]));
  return '●'.repeat(filled) + '○'.repeat(MARKS - filled);
}
