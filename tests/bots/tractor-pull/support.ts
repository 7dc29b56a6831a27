import type { MatchPlan } from '#engine/match.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { STANDARD_OPTIONS, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import { thoughtOut, type Thought } from '#bots/bot.ts';
import { tractorPullBots } from '#bots/tractor-pull/bots.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';

/** A plan of bots at both seats. */
export const planFor = (
  seed: number,
  options: Partial<TractorPullOptions> = {},
  build = 'toy@1',
): MatchPlan<TractorPullTypes> => ({
  build,
  tickHz: 240,
  seed,
  seats: [0, 1].map((i) => ({ name: `Bot ${i + 1}`, colour: i, kind: 'bot' as const })),
  setup: { options: { ...STANDARD_OPTIONS, ...options } },
});

/** Bots of this game leave the wrench to chance: nothing is imagined on a table. */
const NO_TABLE = { physics: {} as Physics, steadiness: 'usual' as Steadiness };

/** The thought of a bot at a seat from its view of the position. */
export const thoughtOf = (level: string, state: TractorPullState, seat: number, seed = 1): Thought<TractorPullMove> =>
  thoughtOut(
    tractorPullBots.think(level, NO_TABLE, {
      view: tractorPull.view(state, seat),
      seat,
      chance: chanceFor(seedRandom(seed), seat),
    }),
  );
