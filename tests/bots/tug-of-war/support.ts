import { chanceFor, seedRandom } from '#engine/random.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { thoughtOut, type Thought } from '#bots/bot.ts';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import { policyOf } from '#bots/tug-of-war/policies.ts';

/** The thought of the seat that a position asks. */
export function thoughtOf(level: string, view: TugOfWarState, seed = 1): Thought<TugOfWarMove> {
  const [seat] = asked(view);
  if (seat === undefined) throw new Error('the match is over');
  return thoughtOut(policyOf(level)({ view, seat, chance: chanceFor(seedRandom(seed), seat) }));
}
