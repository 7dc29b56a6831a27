import { seedRandom, chanceFor } from '#engine/random.ts';
import type { TractionSetup } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { atOnce } from '#sim/ticking.ts';
import { thoughtOut, type Thought } from '#bots/bot.ts';
import { playing, type PlayedByBots } from '#bots/playing.ts';
import { tractionBots } from '#bots/traction/bots.ts';
import type { HINT } from '#bots/traction/levels.ts';
import type { TractionMove } from '#bots/traction/moves.ts';
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
