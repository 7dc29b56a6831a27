import { chanceBy, type Draws } from '#engine/random.ts';
import { tickingTable, type TickingTable } from '#engine/replay.ts';
import { readDice } from '#referee/dice.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { DICE_TRAY, diceRollOf, type Die } from '#sim/roll/diceThrow.ts';
import { rollingOut, type Rolled } from '#sim/roll/roll.ts';
import { rollUnderWay, type RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { RollAction } from './actions.ts';
import { check } from './check.ts';
import { dieId, leftIn } from './dice.ts';
import type { Sides } from './ids.ts';
import type { RollReport } from './rollReport.ts';
import type { TruckOffState } from './state.ts';
import type { TruckOffTypes } from './truckOff.ts';

/** A position with the draws of the match there, by which all is drawn that no hand gave (TO-49). */
export interface RollPosition {
  readonly state: TruckOffState;
  readonly random: Draws;
}

const dieOf = (sides: Sides): Die => ({ id: dieId(sides), die: `d${sides}` });

/**
 * A throw as the simulation takes it: plain data. Faults: those of `check`, and `throw-<limit>` where no hand could
 * throw so.
 */
export function setupOf({ state, random }: RollPosition, action: RollAction): Result<RollSetup> {
  const checked = check(state, action);
  if (!checked.ok) return checked;
  if (state.roll === null) throw new Error('a throw that is not asked for was let pass');
  const hands = action.throws.map(({ die, ...hand }) => ({ id: dieId(die), ...hand }));
  return diceRollOf(DICE_TRAY, leftIn(state.roll.dice).map(dieOf), hands, chanceBy(random));
}

/** The outcome of a throw, as the referee reads it. */
export const reportOf = (rolled: Rolled): RollReport => ({
  ticks: rolled.ticks,
  hash: rolled.hash,
  readings: readDice(rolled),
});

/** Throws the dice that are asked for, tick by tick, and has the referee read each. Faults: see `setupOf`. */
export function* performingRoll(
  physics: Physics,
  position: RollPosition,
  action: RollAction,
): Ticking<Result<RollReport>> {
  const setup = setupOf(position, action);
  return setup.ok ? ok(reportOf(yield* rollingOut(physics, setup.value))) : setup;
}

/** Lets the dice go. They are rolled by `step`, and their world is freed when it is done. Faults: see `setupOf`. */
export function startRoll(
  physics: Physics,
  position: RollPosition,
  action: RollAction,
): Result<RollUnderWay<RollReport>> {
  const setup = setupOf(position, action);
  return setup.ok ? ok(rollUnderWay(physics, setup.value, reportOf)) : setup;
}

/** A table on which dice are really thrown. */
export function replayTable(physics: Physics): TickingTable<TruckOffTypes> {
  return tickingTable(physics.build, (state, action, random) => {
    if (action.do !== 'roll') throw new Error(`${action.do} needs no table`);
    return performingRoll(physics, { state, random }, action);
  });
}
