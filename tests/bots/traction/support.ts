import { startMatch } from '../../../src/engine/match.ts';
import { play } from '../../../src/engine/play.ts';
import { chanceFor, seedRandom } from '../../../src/engine/random.ts';
import type { TractionSetup } from '../../../src/games/traction/setup.ts';
import { steadinessIn } from '../../../src/games/traction/seatHand.ts';
import type { TractionState } from '../../../src/games/traction/state.ts';
import { traction, type TractionMatch } from '../../../src/games/traction/traction.ts';
import type { Steadiness } from '../../../src/sim/hand/steadiness.ts';
import type { Physics } from '../../../src/sim/physics.ts';
import { TICK_HZ } from '../../../src/sim/settings.ts';
import { atOnce } from '../../../src/sim/ticking.ts';
import { thoughtOut, type Thought } from '../../../src/bots/bot.ts';
import { carryingOut, think, type Level } from '../../../src/bots/traction/bots.ts';
import type { TractionMove } from '../../../src/bots/traction/moves.ts';
import { must, setupOf } from '../../games/traction/support.ts';

export interface Played {
  readonly match: TractionMatch;
  readonly thoughts: readonly Thought<TractionMove>[];
}

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
): Played {
  const seats = levels.map((level, i) => ({ name: `${level} ${i + 1}`, colour: i, kind: 'bot' as const, steadiness }));
  let match = must(startMatch(traction, { build: physics.build, tickHz: TICK_HZ, seed, seats, setup }));
  const thoughts: Thought<TractionMove>[] = [];
  while (traction.result(match.state) === null && match.log.length < most) {
    const [seat = 0] = traction.asked(match.state);
    const imagined = { physics, steadiness: steadinessIn(match.header, seat) };
    const seen = { view: match.state, seat, chance: chanceFor(seedRandom(seed + seat), match.log.length) };
    const thought = thoughtOut(think(levels[seat] ?? 'careless', imagined, seen));
    const { action, report } = must(atOnce(carryingOut(physics, match, thought.move)));
    match = must(play(traction, match, action, report));
    thoughts.push(thought);
  }
  return { match, thoughts };
}

/** What a bot of this level would do as seat 0, whose turn it is. */
export const moveIn = (physics: Physics, level: Level, view: TractionState, seed = 1): Thought<TractionMove> =>
  thoughtOut(
    think(
      level,
      { physics, steadiness: 'usual' },
      { view, seat: view.turn.seat, chance: chanceFor(seedRandom(seed), 0) },
    ),
  );
