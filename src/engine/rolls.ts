import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { rollingOut, type Rolled } from '#sim/roll/roll.ts';
import { rollUnderWay, type RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { DoingTypes } from './matchFile/ruledActions.ts';
import type { Draws } from './random.ts';
import { tickingTable, type TickingTable } from './replay.ts';

/** A position with the draws of the match there, by which all is drawn that no hand gave. */
export interface RollPosition<T extends DoingTypes> {
  readonly state: T['state'];
  readonly random: Draws;
}

/** A kind of action that is let go and rolls to its rest. `G`: all that a roll follows from, plain data. */
interface RollParts<T extends DoingTypes, P extends T['action'], G> {
  readonly does: P['do'];
  /** Faults: those of the rules, and those of a hand that cannot do it. */
  readonly given: (position: RollPosition<T>, action: P) => Result<G>;
  readonly setupOf: (given: G) => RollSetup;
  /** The outcome, as the referee reads it. */
  readonly reportOf: (rolled: Rolled, given: G) => T['performed'];
}

/** The ways in which it is performed; they come to the same, bit for bit. */
export interface Rolls<T extends DoingTypes, P extends T['action'], G> extends Pick<
  RollParts<T, P, G>,
  'does' | 'given'
> {
  /** Of what was given, tick by tick. */
  rolling(physics: Physics, given: G): Ticking<T['performed']>;
  /** From a position, tick by tick. Faults: those of `given`. */
  performing(physics: Physics, position: RollPosition<T>, action: P): Ticking<Result<T['performed']>>;
  /** Lets it go. It is rolled by `step`, and its world is freed when it is done. Faults: those of `given`. */
  start(physics: Physics, position: RollPosition<T>, action: P): Result<RollUnderWay<T['performed']>>;
  /** A table on which it is really rolled. */
  replayTable(physics: Physics): TickingTable<T>;
}

/** A game's rolls. */
export function rollsOf<T extends DoingTypes, P extends T['action'], G>({
  does,
  given,
  setupOf,
  reportOf,
}: RollParts<T, P, G>): Rolls<T, P, G> {
  const isRoll = (action: T['action']): action is P => action.do === does;
  function* rolling(physics: Physics, of: G): Ticking<T['performed']> {
    return reportOf(yield* rollingOut(physics, setupOf(of)), of);
  }
  function* performing(physics: Physics, position: RollPosition<T>, action: P): Ticking<Result<T['performed']>> {
    const of = given(position, action);
    return of.ok ? ok(yield* rolling(physics, of.value)) : of;
  }
  return {
    does,
    given,
    rolling,
    performing,
    start: (physics, position, action) => {
      const of = given(position, action);
      return of.ok ? ok(rollUnderWay(physics, setupOf(of.value), (rolled) => reportOf(rolled, of.value))) : of;
    },
    replayTable: (physics) =>
      tickingTable(physics.build, (state, action, random) => {
        if (!isRoll(action)) throw new Error(`${action.do} needs no table`);
        return performing(physics, { state, random }, action);
      }),
  };
}
