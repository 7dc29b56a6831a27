import { chanceBy } from '#engine/random.ts';
import { rollsOf } from '#engine/rolls.ts';
import { spinReport } from '#referee/wrench.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import { wrenchSpin, type SpunWrench, type WrenchSpin } from '#sim/roll/wrench/spin.ts';
import type { SpinAction } from './actions.ts';
import { check } from './check.ts';
import type { SpinReport } from './spinReport.ts';
import type { TractorPullTypes } from './tractorPull.ts';

const WHOLE_TURN_DEG = 360;

/** The outcome of a spin, as the referee reads it. */
export function reportOf(rolled: Rolled, spin: WrenchSpin): SpinReport {
  const { ticks, hash, reading } = spinReport(rolled, spin);
  const { code, headingDeg, turns } = reading; // of the heading: in (-180, 180]
  const fromZero = hundredth(headingDeg < 0 ? headingDeg + WHOLE_TURN_DEG : headingDeg);
  const spun = { headingDeg: fromZero, turns, settled: code !== 'unsettled' };
  return { ticks, hash, spun };
}

/**
 * Spins of the wrench; the match's draws give the heading at the release (TP-05). Faults: those of `check`, and
 * `spin-<limit>` where no hand could spin so.
 */
export const SPINS = rollsOf<TractorPullTypes, SpinAction, SpunWrench>({
  does: 'spin',
  given: ({ state, random }, action) => {
    const checked = check(state, action);
    return checked.ok ? wrenchSpin(action.flick, chanceBy(random)) : checked;
  },
  setupOf: ({ setup }) => setup,
  reportOf: (rolled, { spin }) => reportOf(rolled, spin),
});

export const { given: setupOf, performing: performingSpin, start: startSpin, replayTable } = SPINS;
