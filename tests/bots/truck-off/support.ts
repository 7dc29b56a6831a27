import type { MatchPlan } from '../../../src/engine/match.ts';
import { chanceFor, seedRandom } from '../../../src/engine/random.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '../../../src/games/truck-off/options.ts';
import type { TruckOffState } from '../../../src/games/truck-off/state.ts';
import { truckOff, type TruckOffTypes } from '../../../src/games/truck-off/truckOff.ts';
import type { Steadiness } from '../../../src/sim/hand/steadiness.ts';
import type { Physics } from '../../../src/sim/physics.ts';
import { thoughtOut, type Thought } from '../../../src/bots/bot.ts';
import { truckOffBots } from '../../../src/bots/truck-off/bots.ts';
import type { TruckOffMove } from '../../../src/bots/truck-off/moves.ts';

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
