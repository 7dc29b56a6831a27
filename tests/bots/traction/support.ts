import { seedRandom, chanceFor } from '../../../src/engine/random.ts';
import type { TractionSetup } from '../../../src/games/traction/setup.ts';
import type { TractionState } from '../../../src/games/traction/state.ts';
import type { TractionTypes } from '../../../src/games/traction/traction.ts';
import type { Steadiness } from '../../../src/sim/hand/steadiness.ts';
import type { Physics } from '../../../src/sim/physics.ts';
import { TICK_HZ } from '../../../src/sim/settings.ts';
import { atOnce } from '../../../src/sim/ticking.ts';
import { thoughtOut, type Thought } from '../../../src/bots/bot.ts';
import { playing, type PlayedByBots } from '../../../src/bots/playing.ts';
import { tractionBots } from '../../../src/bots/traction/bots.ts';
import type { HINT } from '../../../src/bots/traction/levels.ts';
import type { TractionMove } from '../../../src/bots/traction/moves.ts';
import { must, setupOf } from '../../games/traction/support.ts';

export type Level = 'careless' | 'steady' | 'keen';

/** Longer than any match of two bots that was seen. */
const MOST_ACTIONS = 400;

/** A match of bots, one a seat, to its end. */
export function playMatch(
  physics: Physics,
  levels: readonly Level[],
  seed: number,
  {
    setup = setupOf(),
    steadiness = 'shaky',
    most = MOST_ACTIONS,
  }: { setup?: TractionSetup; steadiness?: Steadiness; most?: number } = {},
): PlayedByBots<TractionTypes, TractionMove> {
  const seats = levels.map((level, i) => ({ name: `${level} ${i + 1}`, colour: i, kind: 'bot' as const, steadiness }));
  const plan = { build: physics.build, tickHz: TICK_HZ, seed, seats, setup };
  return must(atOnce(playing(tractionBots, physics, plan, levels, most)));
}

/** The thought of a bot of this level, or for a hint, as seat 0, whose turn it is. */
export const moveIn = (
  physics: Physics,
  level: Level | typeof HINT,
  view: TractionState,
  seed = 1,
): Thought<TractionMove> =>
  thoughtOut(
    tractionBots.think(
      level,
      { physics, steadiness: 'usual' },
      { view, seat: view.turn.seat, chance: chanceFor(seedRandom(seed), 0) },
    ),
  );
