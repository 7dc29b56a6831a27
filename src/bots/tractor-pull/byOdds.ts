import type { MatchPlan } from '#engine/match.ts';
import { chanceFor, seedRandom, type Seed } from '#engine/random.ts';
import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Result } from '#sim/result.ts';
import { thoughtOut } from '../bot.ts';
import { chanceOf } from '../luck.ts';
import { playToEnd, type Next, type Step as AnyStep } from '../withoutTable.ts';
import type { Policy } from './policies.ts';
import { seatOf } from './careless.ts';

/** An action of a game by odds, with the position after it. */
export type Step = AnyStep<TractorPullTypes>;

/** A wrench may be spun again and again, but no game of bots that was seen is a tenth as long. */
const MOST_ACTIONS = 5000;
/** Tells the wrench's chance from the bots'. */
const WRENCH = 0x5b1;
const WHOLE_TURN_DEG = 360;
/** Enough of them (TP-05): how often it turns is not what is drawn. */
const TURNS = 6;

/**
 * A whole game, one policy a seat, its wrench pointing anywhere with the same chance instead of spun: the last
 * position. No table and no record, so that thousands of them can be played. Follows from the plan and the policies
 * alone. Faults: those of the plan, and of an action that is refused.
 */
export function playByOdds(
  plan: MatchPlan<TractorPullTypes>,
  policies: readonly Policy[],
  onStep: (step: Step) => void = () => undefined,
): Result<TractorPullState> {
  return playToEnd(tractorPull, plan, (state, n) => next(state, plan.seed, n, policies), MOST_ACTIONS, onStep);
}

function next(state: TractorPullState, seed: Seed, n: number, policies: readonly Policy[]): Next<TractorPullTypes> {
  const [seat] = tractorPull.asked(state);
  const policy = policies[seat ?? -1];
  if (seat === undefined || policy === undefined) throw new Error('a game that is not over asks a seat');
  if (state.phase.name === 'spin' && state.queue.length === 0)
    return {
      action: { do: 'spin', seat: seatOf(seat), flick: null },
      performed: drawn(chanceFor(seedRandom(seed), WRENCH, n)),
    };
  const seen = { view: tractorPull.view(state, seat), seat, chance: chanceOf(seed, seat, n) };
  return { action: thoughtOut(policy(seen)).move, performed: null };
}

/** A wrench that lies anywhere. */
const drawn = (chance: Chance): SpinReport => ({
  ticks: 0,
  hash: '',
  spun: { headingDeg: hundredth(chance() * WHOLE_TURN_DEG) % WHOLE_TURN_DEG, turns: TURNS, settled: true },
});
