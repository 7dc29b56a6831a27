import { hashOf } from '../../engine/hash.ts';
import { chanceFor, type RandomState } from '../../engine/random.ts';
import { tickingTable, type TickingTable } from '../../engine/replay.ts';
import { PHYSICS_BUILD } from '../../sim/build.ts';
import { hundredth } from '../../sim/maths/quantise.ts';
import { ok, type Result } from '../../sim/result.ts';
import { TICK_HZ } from '../../sim/settings.ts';
import type { Ticking } from '../../sim/ticking.ts';
import type { SpinAction } from './actions.ts';
import { check } from './check.ts';
import data from './data/wrench.json' with { type: 'json' };
import type { SpinReport } from './spinReport.ts';
import type { TractorPullState } from './state.ts';
import type { TractorPullTypes } from './tractorPull.ts';

/** A position with the state of the match's generator there, by which the heading at the release is drawn (TP-05). */
export interface SpinPosition {
  readonly state: TractorPullState;
  readonly random: RandomState;
}

const WHOLE_TURN_DEG = 360;

/**
 * A spin that is reckoned: the wrench is slowed evenly until it rests, from a heading that the generator draws. A table
 * that simulates the wrench stands in its place with the same report. Faults: those of `check`.
 */
export function reckonedSpin({ state, random }: SpinPosition, action: SpinAction): Result<SpinReport> {
  const checked = check(state, action);
  if (!checked.ok) return checked;
  const chance = chanceFor(random);
  const startDeg = chance() * WHOLE_TURN_DEG;
  const speedDegS = action.flick?.spinDegS ?? data.usualDegS;
  const seconds = Math.abs(speedDegS) / data.slowedDegS2;
  const turnedDeg = (speedDegS * seconds) / 2;
  const headingDeg = hundredth(within(startDeg + turnedDeg));
  const spun = { headingDeg, turns: hundredth(Math.abs(turnedDeg) / WHOLE_TURN_DEG), settled: true };
  return ok({ ticks: Math.ceil(seconds * TICK_HZ), hash: hashOf(spun), spun });
}

/** From 0 to 360, 360 left out. */
const within = (deg: number): number => ((deg % WHOLE_TURN_DEG) + WHOLE_TURN_DEG) % WHOLE_TURN_DEG;

/* eslint-disable-next-line require-yield -- a table that simulates is asked tick by tick; here there is none */
function* spinning(position: SpinPosition, action: SpinAction): Ticking<Result<SpinReport>> {
  return reckonedSpin(position, action);
}

/** A table whose wrench is reckoned. */
export const drawnTable = (): TickingTable<TractorPullTypes> =>
  tickingTable(PHYSICS_BUILD, (state, action, random) => {
    if (action.do !== 'spin') throw new Error(`${action.do} needs no table`);
    return spinning({ state, random }, action);
  });
