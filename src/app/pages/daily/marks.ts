import type { Daily, DailyScore } from '#engine/module/daily.ts';

const MARKS = 10;
/** One mark less for so much more: a tenth of a metre, or a quarter of a turn, is none; of steps each is one. */
const EACH = { mm: 1000, degrees: 1000, steps: 1 } as const;

/** Marks in a row, fewer filled the further from the goal. */
export function marksOf(measure: Daily['measure'], { outcome, by }: Pick<DailyScore, 'outcome' | 'by'>): string {
  const filled = outcome === 1 ? 0 : Math.max(0, MARKS - Math.floor(by / EACH[measure]));
  return '●'.repeat(filled) + '○'.repeat(MARKS - filled);
}
