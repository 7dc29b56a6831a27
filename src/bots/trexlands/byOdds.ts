import type { MatchPlan } from '#engine/match.ts';
import { chanceFor, seedRandom, type Seed } from '#engine/random.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Result } from '#sim/result.ts';
import { thoughtOut } from '../bot.ts';
import { chanceOf } from '../luck.ts';
import { playToEnd, type Next, type Step as AnyStep } from '../withoutTable.ts';
import { oddsOf } from './odds.ts';
import type { Policy } from './policies.ts';

/** An action of a match by odds, with the position after it. */
export type Step = AnyStep<TrexlandsTypes>;

/** No match of bots that was seen is a tenth as long; a policy may not play for ever. */
const MOST_ACTIONS = 60_000;
/** Tells the rolls' chance from the bots'. */
const ROLLS = 0xd1ce;

/**
 * A whole match, one policy a seat, its rolls drawn from the published odds instead of thrown: the last position. No
 * physics and no record, so that thousands of them can be played. Follows from the plan and the policies alone. Faults:
 * those of the plan, and of an action that is refused.
 */
export function playByOdds(
  plan: MatchPlan<TrexlandsTypes>,
  policies: readonly Policy[],
  onStep: (step: Step) => void = () => undefined,
): Result<TrexlandsState> {
  return playToEnd(trexlands, plan, (state, n) => next(state, plan.seed, n, policies), MOST_ACTIONS, onStep);
}

function next(state: TrexlandsState, seed: Seed, n: number, policies: readonly Policy[]): Next<TrexlandsTypes> {
  const roll = rollAsked(state);
  if (roll !== null)
    return { action: { do: 'roll', throws: [] }, performed: drawn(state, roll, chanceFor(seedRandom(seed), ROLLS, n)) };
  const [seat] = trexlands.asked(state);
  const policy = policies[seat ?? -1];
  if (seat === undefined || policy === undefined) throw new Error('a match that is not over asks a seat');
  const seen = { view: trexlands.view(state, seat), seat, chance: chanceOf(seed, seat, n) };
  return { action: thoughtOut(policy(seen)).move, performed: null };
}

/** A report of a roll in which every truck tumbled and came up by its odds. */
function drawn({ options }: TrexlandsState, { trucks, surface, ballast }: RollAsked, chance: Chance): RollReport {
  const rolled = trucks.map((id) => {
    const upright = chance() < oddsOf(surface, ballast.includes(id), options);
    return { id, upright, code: upright ? ('wheels-up' as const) : ('on-side' as const), counts: true };
  });
  return { ticks: 0, hash: '', trucks: rolled, rulings: [] };
}
