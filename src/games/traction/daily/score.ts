import type { DailyScore } from '#engine/module/daily.ts';
import { toHundredths } from '#sim/maths/quantise.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { RefereeReport } from '../referee/report.ts';
import { isFault } from '../referee/state.ts';
import { say } from './texts.ts';

/** How good a walk was, by the referee's report of it. Fault: `daily-not-done`, and why. */
export function scoreOf({ rulings, steps }: Pick<RefereeReport, 'rulings' | 'steps'>): Result<DailyScore> {
  const against = rulings.find(isFault);
  if (against !== undefined) return fault('daily-not-done', against.text);
  if (!rulings.some(({ code }) => code === 'pad-contact')) return fault('daily-not-done', say.noTouch);
  const slip = steps.reduce((sum, { pivotSlipMm }) => sum + toHundredths(pivotSlipMm), 0);
  return ok({ outcome: 0, by: steps.length, slip });
}
