import type { MatchPlan } from '#engine/match.ts';
import { chanceFor, seedRandom, type Seed } from '#engine/random.ts';
import { dieId, leftIn } from '#games/truck-off/dice.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import type { RollAsked, TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { tick } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Result } from '#sim/result.ts';
import { thoughtOut } from '../bot.ts';
import { chanceOf } from '../luck.ts';
import { playToEnd, type Next, type Step as AnyStep } from '../withoutTable.ts';
import { faceOf } from './odds.ts';
import type { Policy } from './policies.ts';

/** An action of a match by odds, with the position after it. */
export type Step = AnyStep<TruckOffTypes>;

/** Ties may be thrown again and again, but no match of bots that was seen is a tenth as long. */
const MOST_ACTIONS = 5000;
/** Tells the dice's chance from the bots'. */
const DICE = 0xd1ce;

/**
 * A whole match, one policy a seat, its dice drawn as fair ones instead of thrown, and own ones by geometry: the last
 * position. No physics and no record, so that thousands of them can be played. Follows from the plan and the policies
 * alone. Faults: those of the plan, and of an action that is refused.
 */
export function playByOdds(
  plan: MatchPlan<TruckOffTypes>,
  policies: readonly Policy[],
  onStep: (step: Step) => void = () => undefined,
): Result<TruckOffState> {
  return playToEnd(truckOff, plan, (state, n) => next(state, plan.seed, n, policies), MOST_ACTIONS, onStep);
}

function next(state: TruckOffState, seed: Seed, n: number, policies: readonly Policy[]): Next<TruckOffTypes> {
  const { roll } = state;
  if (roll !== null)
    return {
      action: { do: 'roll', seat: roll.by, throws: [] },
      performed: drawn(state, roll, chanceFor(seedRandom(seed), DICE, n)),
    };
  const [seat] = truckOff.asked(state);
  const policy = policies[seat ?? -1];
  if (seat === undefined || policy === undefined) throw new Error('a match that is not over asks a seat');
  const seen = { view: truckOff.view(state, seat), seat, chance: chanceOf(seed, seat, n) };
  return { action: thoughtOut(policy(seen)).move, performed: null };
}

/** A report of a throw in which every die was read. */
function drawn({ options }: TruckOffState, { dice }: RollAsked, chance: Chance): RollReport {
  const readings = leftIn(dice).map((sides) => ({
    id: dieId(sides),
    code: 'read' as const,
    value: faceOf(options, sides, chance),
    heldBy: null,
    tick: tick(0),
    at: { xMm: 0, yMm: 0, zMm: 0 },
  }));
  return { ticks: 0, hash: '', readings };
}
