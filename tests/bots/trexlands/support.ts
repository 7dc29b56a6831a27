import { chanceFor, seedRandom } from '#engine/random.ts';
import type { MatchPlan } from '#engine/match.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import { thoughtOut, type Thought } from '#bots/bot.ts';
import { trexlandsBots } from '#bots/trexlands/bots.ts';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';

/** A plan of bots at all seats. */
export const planFor = (
  seats: number,
  seed: number,
  options: Partial<TrexlandsOptions> = {},
  build = 'toy@1',
): MatchPlan<TrexlandsTypes> => ({
  build,
  tickHz: 240,
  seed,
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i + 1}`, colour: i, kind: 'bot' as const })),
  setup: { options: { ...STANDARD_OPTIONS, ...options } },
});

/** Bots of this game throw as the table does: nothing is imagined on it. */
const NO_TABLE = { physics: {} as Physics, steadiness: 'usual' as Steadiness };

/** The thought of a bot at a seat from its view of the position. */
export const thoughtOf = (level: string, state: TrexlandsState, seat: number, seed = 1): Thought<TrexlandsMove> =>
  thoughtOut(
    trexlandsBots.think(level, NO_TABLE, {
      view: view(state, seat),
      seat,
      chance: chanceFor(seedRandom(seed), seat),
    }),
  );

/** The same as the seat would say it. */
export const said = (level: string, state: TrexlandsState, seat: number, seed = 1): string =>
  makeCommand(thoughtOf(level, state, seat, seed).move);
