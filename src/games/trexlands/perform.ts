import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { rollUnderWay, type RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import { released, type BattleSetup } from './rolling/battle.ts';
import { terrainOf } from '#sim/roll/terrain.ts';
import { quantiseHand } from './rolling/handThrow.ts';
import { withinHandLimits } from './rolling/throwLimits.ts';
import { atOnce, type Ticking } from '#sim/ticking.ts';
import type { Draws } from '#engine/random.ts';
import type { RollAction } from './actions.ts';
import { check } from './check.ts';
import { releases } from './releases.ts';
import type { RollReport } from './rollReport.ts';
import { reportOf, rollingTo } from './rollOut.ts';
import { rollAsked } from './rolls.ts';
import type { TrexlandsState } from './state.ts';

/** A position with the draws of the match there, by which all is drawn that no hand gave. */
export interface RollPosition {
  readonly state: TrexlandsState;
  readonly random: Draws;
}

/**
 * A roll as the simulation takes it: plain data. Faults: those of `check`, and `throw-<limit>` where no hand could
 * throw so.
 */
export function setupOf({ state, random }: RollPosition, action: RollAction): Result<BattleSetup> {
  const checked = check(state, action);
  if (!checked.ok) return checked;
  const asked = rollAsked(state);
  if (asked === null) throw new Error('what is not asked for was let pass');
  // what is written is what is simulated, thrown by hand or not
  const given = withinHandLimits(action.throws.map(quantiseHand));
  if (!given.ok) return given;
  const terrain = terrainOf(asked.surface);
  return terrain.ok
    ? ok({ terrain: terrain.value, throws: releases(asked, given.value, random), ballasted: asked.ballast })
    : terrain;
}

/**
 * Throws the trucks of the roll that the position asks for and has the referee say how each came to lie, tick by tick.
 * Faults: see `setupOf`.
 */
export function* performingRoll(
  physics: Physics,
  position: RollPosition,
  action: RollAction,
): Ticking<Result<RollReport>> {
  const setup = setupOf(position, action);
  return setup.ok ? ok(yield* rollingTo(physics, setup.value)) : setup;
}

/** The same within this call. */
export const performRoll = (physics: Physics, position: RollPosition, action: RollAction): Result<RollReport> =>
  atOnce(performingRoll(physics, position, action));

/** Lets the trucks go. It is rolled by `step`, and frees its world when it is done. Faults: see `performRoll`. */
export function startRoll(
  physics: Physics,
  position: RollPosition,
  action: RollAction,
): Result<RollUnderWay<RollReport>> {
  const setup = setupOf(position, action);
  return setup.ok ? ok(rollUnderWay(physics, released(setup.value), reportOf)) : setup;
}
