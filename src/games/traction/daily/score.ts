import type { DailyScore } from '#engine/module/daily.ts';
import { toHundredths } from '#sim/maths/quantise.ts';
import { hypot } from '#sim/maths/trig.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { RefereeReport } from '../referee/report.ts';
import { isFault } from '../referee/state.ts';
import type { Challenge } from './challenge.ts';
import { say } from './texts.ts';

/** How good a walk was, by the referee's report of it. Fault: `daily-not-done`, and why. */
export function scoreOf(
  { mark }: Pick<Challenge, 'mark'>,
  { rulings, steps, mover, resting }: Pick<RefereeReport, 'rulings' | 'steps' | 'mover' | 'resting'>,
): Result<DailyScore> {
  const against = rulings.find(isFault);
  if (against !== undefined) return fault('daily-not-done', against.text);
  const slip = steps.reduce((sum, { pivotSlipMm }) => sum + toHundredths(pivotSlipMm), 0);
  if (mark !== null) {
    const at = resting.find(({ id }) => id === mover) ?? mark;
    return ok({ outcome: 0, by: toHundredths(hypot(at.xMm - mark.xMm, at.zMm - mark.zMm)), slip });
  }
  if (!rulings.some(({ code }) => code === 'pad-contact')) return fault('daily-not-done', say.noTouch);
  return ok({ outcome: 0, by: steps.length, slip });
}
