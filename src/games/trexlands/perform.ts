import { rollsOf, type RollPosition as PositionOf } from '#engine/rolls.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { terrainOf } from '#sim/roll/terrain.ts';
import { atOnce } from '#sim/ticking.ts';
import type { RollAction } from './actions.ts';
import { check } from './check.ts';
import { trucksBy } from './ownTruck.ts';
import { releases } from './releases.ts';
import { released, type BattleSetup } from './rolling/battle.ts';
import { quantiseHand } from './rolling/handThrow.ts';
import { withinHandLimits } from './rolling/throwLimits.ts';
import type { RollReport } from './rollReport.ts';
import { reportOf } from './rollOut.ts';
import { rollAsked } from './rolls.ts';
import type { TrexlandsTypes } from './trexlands.ts';

export type RollPosition = PositionOf<TrexlandsTypes>;

/**
 * Throws of the trucks of the roll that a position asks for. Faults: those of `check`, and `throw-<limit>` where no
 * hand could throw so.
 */
export const ROLLS = rollsOf<TrexlandsTypes, RollAction, BattleSetup>({
  does: 'roll',
  given: ({ state, random }, action) => {
    const checked = check(state, action);
    if (!checked.ok) return checked;
    const asked = rollAsked(state);
    if (asked === null) throw new Error('what is not asked for was let pass');
    // what is written is what is simulated, thrown by hand or not
    const { freeThrow, truck } = state.options;
    const { plain } = trucksBy(truck);
    const given = withinHandLimits(action.throws.map(quantiseHand), freeThrow, plain);
    if (!given.ok) return given;
    const terrain = terrainOf(asked.surface);
    if (!terrain.ok) return terrain;
    const throws = releases(asked, given.value, random, plain);
    return ok({ terrain: terrain.value, throws, ballasted: asked.ballast, ...(truck && { truck }) });
  },
  setupOf: released,
  reportOf,
});

export const { given: setupOf, performing: performingRoll, start: startRoll } = ROLLS;

/** A roll within this call. */
export const performRoll = (physics: Physics, position: RollPosition, action: RollAction): Result<RollReport> =>
  atOnce(performingRoll(physics, position, action));
