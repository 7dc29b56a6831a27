import { chanceBy, type Draws } from '#engine/random.ts';
import { tickingTable, type TickingTable } from '#engine/replay.ts';
import { spinReport } from '#referee/wrench.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { rollingOut, type Rolled } from '#sim/roll/roll.ts';
import { rollUnderWay, type RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import { wrenchSpin, type SpunWrench, type WrenchSpin } from '#sim/roll/wrench/spin.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { SpinAction } from './actions.ts';
import { check } from './check.ts';
import type { SpinReport } from './spinReport.ts';
import type { TractorPullState } from './state.ts';
import type { TractorPullTypes } from './tractorPull.ts';

/** A position with the draws of the match there, by which the heading at the release is drawn (TP-05). */
export interface SpinPosition {
  readonly state: TractorPullState;
  readonly random: Draws;
}

/**
 * A spin as the simulation takes it: plain data. Faults: those of `check`, and `spin-<limit>` where no hand could spin
 * so.
 */
export function setupOf({ state, random }: SpinPosition, action: SpinAction): Result<SpunWrench> {
  const checked = check(state, action);
  return checked.ok ? wrenchSpin(action.flick, chanceBy(random)) : checked;
}

const WHOLE_TURN_DEG = 360;

/** The outcome of a spin, as the referee reads it. */
export function reportOf(rolled: Rolled, spin: WrenchSpin): SpinReport {
  const { ticks, hash, reading } = spinReport(rolled, spin);
  const { code, headingDeg, turns } = reading; // of the heading: in (-180, 180]
  const fromZero = hundredth(headingDeg < 0 ? headingDeg + WHOLE_TURN_DEG : headingDeg);
  const spun = { headingDeg: fromZero, turns, settled: code !== 'unsettled' };
  return { ticks, hash, spun };
}

/** Spins the wrench, tick by tick, and has the referee read it. Faults: see `setupOf`. */
export function* performingSpin(
  physics: Physics,
  position: SpinPosition,
  action: SpinAction,
): Ticking<Result<SpinReport>> {
  const spun = setupOf(position, action);
  return spun.ok ? ok(reportOf(yield* rollingOut(physics, spun.value.setup), spun.value.spin)) : spun;
}

/** Lets the wrench go. It is spun by `step`, and its world is freed when it is done. Faults: see `setupOf`. */
export function startSpin(
  physics: Physics,
  position: SpinPosition,
  action: SpinAction,
): Result<RollUnderWay<SpinReport>> {
  const spun = setupOf(position, action);
  if (!spun.ok) return spun;
  const { setup, spin } = spun.value;
  return ok(rollUnderWay(physics, setup, (rolled) => reportOf(rolled, spin)));
}

/** A table on which the wrench is really spun. */
export function replayTable(physics: Physics): TickingTable<TractorPullTypes> {
  return tickingTable(physics.build, (state, action, random) => {
    if (action.do !== 'spin') throw new Error(`${action.do} needs no table`);
    return performingSpin(physics, { state, random }, action);
  });
}
