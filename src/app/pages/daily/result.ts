import type { Daily, DailyScore } from '#engine/module/daily.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import type { DoneDay } from './keptDays.ts';

const MARKS = 10;
/**
 * One mark less for so much more, and of what is walked: a throw a tenth of a metre away, or a quarter of a turn, has
 * none, nor has a walk that ends 10 mm away; of steps each is one.
 */
const EACH = { mm: [1000, 100], degrees: [1000, 1000], steps: [1, 1] } as const;

/** A day's challenge of a game; `name`: as people call that. */
export interface OfDay {
  readonly name: string;
  readonly daily: Daily;
  readonly day: string;
}

/** A result as it is told, with marks in a row, fewer filled the further from the goal. */
export function resultOf({ name, daily, day }: OfDay, score: DailyScore, rank: number, players: number): DoneDay {
  const measure = daily.measureOf(day);
  const each = EACH[measure][daily.isThrown ? 0 : 1];
  const filled = score.outcome === 1 ? 0 : Math.max(0, MARKS - Math.floor(score.by / each));
  const marks = '●'.repeat(filled) + '○'.repeat(MARKS - filled);
  const figure = dailyTexts.score(measure, score);
  const shared = dailyTexts.shared(name, day, marks, figure, rank, players);
  return { said: dailyTexts.rank(figure, rank, players), shared, marks, score };
}
