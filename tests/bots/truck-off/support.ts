import type { MatchPlan } from '#engine/match.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import { thoughtOut, type Thought } from '#bots/bot.ts';
import { truckOffBots } from '#bots/truck-off/bots.ts';
import type { TruckOffMove } from '#bots/truck-off/moves.ts';

/** A plan of bots at all seats. */
export const planFor = (
  seats: number,
  seed: number,
  options: Partial<TruckOffOptions> = {},
  build = 'toy@1',
): MatchPlan<TruckOffTypes> => ({
  build,
  tickHz: 240,
  seed,
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i + 1}`, colour: i, kind: 'bot' as const })),
  setup: { options: { ...STANDARD_OPTIONS, ...options } },
});

/** Bots of this game throw as the table does: nothing is imagined on it. */
const NO_TABLE = { physics: {} as Physics, steadiness: 'usual' as Steadiness };

/** The thought of a bot at a seat from its view of the position. */
export const thoughtOf = (level: string, state: TruckOffState, seat: number, seed = 1): Thought<TruckOffMove> =>
  thoughtOut(
    truckOffBots.think(level, NO_TABLE, {
      view: truckOff.view(state, seat),
      seat,
      chance: chanceFor(seedRandom(seed), seat),
    }),
  );
