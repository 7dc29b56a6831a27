import { startMatch } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { asked, legal, type FreeHand } from '#games/traction/legal.ts';
import { makeMatch, recordMatch } from '#games/traction/matchFile.ts';
import { actionOf, performPush, performSteps } from '#games/traction/perform.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { HANDS } from '#sim/assist/assist.ts';
import type { Seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { must, setupOf } from './support.ts';

const ACTIONS = 24; // of a match: some seconds of replay
const MOST_PUSH_MM = 8;
const MOST_SWIVEL_DEG = 360; // TR-08

/** Files of matches of any hands on every surface, two to five seats: the same for the same seed. */
export const soakMatches = (physics: Physics, seed: number, many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) => makeMatch(recordMatch(randomMatch(physics, seed + i))));

function randomMatch(physics: Physics, seed: number): TractionMatch {
  const { perform } = replayTable(physics);
  return withRandom(seedRandom(seed), (random) => {
    let match = begun(physics, seed);
    while (match.state.outcome === null && match.log.length < ACTIONS)
      match = must(performAndPlay(traction, match, next(physics, match.state, random), perform));
    return match;
  }).value;
}

function begun(physics: Physics, seed: number): TractionMatch {
  const seats = Array.from({ length: 2 + (seed % 4) }, (_, i) => ({
    name: `Player ${i}`,
    colour: i,
    kind: 'person' as const,
  }));
  const [first] = SURFACES;
  const surface = SURFACES[seed % SURFACES.length] ?? first;
  const setup = { ...setupOf(), ...(surface && { surface }) };
  return must(startMatch(traction, { build: physics.build, tickHz: 240, seed, seats, setup }));
}

const oneOf = <T>(items: readonly T[], random: RandomSource): T => {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** Anything that is legal: a bystander's touch now and then, a hand twice as often as a choice. */
function next(physics: Physics, state: TractionState, random: RandomSource): TractionAction {
  const [seat] = asked(state);
  if (seat === undefined) throw new Error('nobody is asked in a match that is not over');
  const bystander = oneOf(state.pads, random).seat;
  if (bystander !== seat && state.pending.length === 0 && random.integer(1, 5) === 1)
    return touch(physics, state, bystander, random);
  const { actions, free } = legal(state, seat);
  const hands = free.flatMap((hand) => (hand.do === 'walk' || hand.do === 'tackle' ? [hand] : []));
  const byHand = hands.length > 0 && (actions.length === 0 || random.integer(1, 3) > 1);
  return byHand ? handled(physics, state, oneOf(hands, random), random) : oneOf(actions, random);
}

function touch(physics: Physics, state: TractionState, by: Seat, random: RandomSource): TractionAction {
  const { id } = oneOf(state.pieces, random);
  const push = [random.integer(-MOST_PUSH_MM, MOST_PUSH_MM), random.integer(1, MOST_PUSH_MM)] as const;
  const { performed } = must(performPush(physics, state, by, id, push));
  return actionOf({ do: 'disturb', piece: id, by }, performed.gesture, 'free');
}

type Handled = Extract<FreeHand, { readonly do: 'walk' | 'tackle' }>;

function handled(physics: Physics, state: TractionState, free: Handled, random: RandomSource): TractionAction {
  const intent = { do: free.do, piece: free.piece };
  const steps = Array.from({ length: free.do === 'walk' ? random.integer(1, free.steps) : 1 }, () => ({
    corner: oneOf(CORNERS, random),
    swivelDeg: random.integer(-MOST_SWIVEL_DEG, MOST_SWIVEL_DEG),
  }));
  const { performed } = must(performSteps(physics, state, { ...intent, steps, hand: oneOf(HANDS, random) }));
  return actionOf(intent, performed.gesture, 'assisted');
}
