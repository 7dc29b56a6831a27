import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import { pieceId } from '#sim/ids.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { check } from '#games/traction/check.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import { actionOf, performSteps } from '#games/traction/perform.ts';
import { seatHand } from '#games/traction/seatHand.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { END, must, setupOf } from './support.ts';

/** Ten turns on felt: in each two pieces walk as far as they may, by a practised hand; some walks are fouls. */
export function tenTurns(physics: Physics, seed = 3, steadiness: Steadiness = 'usual', turns = 10): TractionMatch {
  const seats = ['Ann', 'Ben'].map((name, colour) => ({ name, colour, kind: 'person' as const, steadiness }));
  const setup = { ...setupOf(), surface: must(surfaceOf('felt')) };
  let match = must(startMatch(traction, { build: physics.build, tickHz: 240, seed, seats, setup }));
  let swivel = seed;
  while (match.state.turn.number <= turns && match.state.outcome === null) {
    const walker = ['S1', 'M1', 'L1', 'S2', 'M2', 'L2']
      .map((name) => pieceId(`${match.state.turn.seat}-${name}`))
      .find((piece) => check(match.state, actionOf({ do: 'walk', piece }, NO_GESTURE(piece), 'assisted')).ok);
    if (walker === undefined) {
      match = must(play(traction, match, END, null));
      continue;
    }
    const steps = Array.from({ length: rangeOf(match.state.options, walker) }, (_, i) => {
      swivel += 37;
      return {
        corner: i % 2 === 0 ? ('D' as const) : ('C' as const),
        swivelDeg: (i % 2 === 0 ? 1 : -1) * (60 + (swivel % 120)),
      };
    });
    const intent = { do: 'walk', piece: walker } as const;
    const order = { ...intent, steps, hand: 'natural', own: seatHand(match, intent) } as const;
    const { report, performed } = must(performSteps(physics, match.state, order));
    match = must(play(traction, match, actionOf(intent, performed.gesture, 'assisted', 'natural'), report));
  }
  return match;
}

const NO_GESTURE = (piece: ReturnType<typeof pieceId>) => ({ piece, grip: 'finger' as const, strokes: [] });
