import type { DiscardAction, PlayAction, TugOfWarAction } from '#games/tug-of-war/actions.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import { rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { choicesOf, tooMany } from '#games/tug-of-war/rewards.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { discard } from '#games/tug-of-war/turn.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Thinking, Thought } from '../bot.ts';
import type { ActionValue } from '../turningPoints.ts';
import { chanceOf } from './chance.ts';
import { KEEN } from './keen.ts';
import type { TugOfWarMove } from './moves.ts';
import { reasonOfPlay } from './reasonOfPlay.ts';
import { reasonOf } from './reasons.ts';
import { after, Search, settledDiscards } from './search.ts';
import { EVEN } from './worth.ts';

/** Turns of both that the analysis looks ahead: always as many, so that its values can be held against each other. */
const TURNS = 4;

/** One action of a match, as the analysis asks for it. Plain data. */
export interface ToValue {
  readonly before: TugOfWarState;
  readonly action: TugOfWarAction;
}

type Weighed = PlayAction | DiscardAction;

/** Whether there is anything to value: cards that are played, or given up. */
export const isValued = (action: TugOfWarAction): action is Weighed => action.do === 'play' || action.do === 'discard';

/** The value of one action as a seat's chance to win, against that of the best one that the search finds. */
export function* valuing({ before, action }: ToValue): Thinking<ActionValue | null> {
  if (!isValued(action)) return null;
  const search = searchFor();
  const best = yield* bestOf(before, action.seat, search);
  const left = worthAfter(before, action, search);
  // The search leaves out what looks no better: the best is at least what was chosen.
  return { seat: asSeat(action.seat), best: chanceOf(Math.max(best?.worth ?? left, left)), left: chanceOf(left) };
}

/** The best move that the search finds there, for the seat that the match asks to play or to discard. */
export function* better(before: TugOfWarState): Thinking<Thought<TugOfWarMove> | null> {
  const [seat] = asked(before);
  if (seat === undefined || before.phase.name === 'first') return null;
  const search = searchFor();
  const best = yield* bestOf(before, seat, search);
  if (best === null) return null;
  const { move } = best;
  if (move.do === 'discard') return { move, reason: reasonOf('discard', { cards: move.cards.join(' ') }) };
  return { move, reason: reasonOfPlay(before, move, search.lore) };
}

/** With the weights as they are: a taste of its own would make two values of one position. */
const searchFor = (): Search => new Search({ ...KEEN.depth, turns: TURNS, nodes: Infinity }, EVEN);

interface Best {
  readonly move: Weighed;
  readonly worth: number;
}

function* bestOf(before: TugOfWarState, seat: Seat, search: Search): Thinking<Best | null> {
  const moves = before.phase.name === 'discard' ? discardsOf(before, seat) : yield* playsOf(before, seat, search);
  let best: Best | null = null;
  for (const move of moves) {
    const worth = worthAfter(before, move, search);
    yield;
    if (best === null || worth > best.worth) best = { move, worth };
  }
  return best;
}

/** A search says of the first play alone how much it is worth: of the others, that it is not more. */
function* playsOf(before: TugOfWarState, seat: Seat, search: Search): Thinking<readonly PlayAction[]> {
  return (yield* search.ratings(before, seat)).slice(0, 1).map(({ play }) => play);
}

const discardsOf = ({ hands }: TugOfWarState, seat: Seat): readonly DiscardAction[] =>
  choicesOf(hands[seat], tooMany(hands[seat])).map((cards) => ({ do: 'discard', seat, cards }));

/** For its seat; whoever has too many cards after it gives up the lowest. */
function worthAfter(before: TugOfWarState, move: Weighed, search: Search): number {
  const { seat } = move;
  const next = move.do === 'play' ? after(before, move) : settledDiscards(discard(before, move, 'choice').state);
  return next.active === seat
    ? search.worthAhead(next, seat, TURNS - 1)
    : -search.worthAhead(next, rivalOf(seat), TURNS - 1);
}
