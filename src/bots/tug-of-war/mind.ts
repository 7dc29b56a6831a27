import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { isSeat, rivalOf, withOne, type Seat } from '#games/tug-of-war/ids.ts';
import { legal, mayBlock } from '#games/tug-of-war/legal.ts';
import { inPlay, modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { chooseDiscard } from './discardChoice.ts';
import type { TugOfWarMove } from './moves.ts';
import { reasonOfPlay } from './reasonOfPlay.ts';
import { reasonOf } from './reasons.ts';
import { after, Search, type Depth } from './search.ts';
import { tasteOf } from './worth.ts';

/** How a bot plays that weighs its plays. */
export interface Mind {
  readonly depth: Depth;
  /** The share by which it may like a module more or less than it is worth. */
  readonly blur: number;
  /** The same in the first turns: where a match begins all are alike, so that little blur opens each in one way. */
  readonly opening: number;
  /** Turns that it looks ahead where it gives up cards; 0: it keeps the highest. */
  readonly discards: number;
  /** A Block Move has to cost the rival so much; null: it never spends one. */
  readonly block: number | null;
}

/** Chooses for a seat that the match asks. */
export function* thinking(mind: Mind, { view, seat, chance }: Seen<TugOfWarState>): Thinking<Thought<TugOfWarMove>> {
  if (!isSeat(seat)) throw new Error('two play');
  const search = new Search(mind.depth, {
    taste: tasteOf(modulesOf(view), blurAt(mind, view.turn), chance),
    regard: withOne([1, 1], rivalOf(seat), regardAt(view.turn)),
  });
  switch (view.phase.name) {
    case 'first':
      return { move: { do: 'first', seat, first: seat }, reason: reasonOf('first') };
    case 'discard':
      return chooseDiscard(view, seat, search, mind.discards);
    case 'play': {
      const [best] = yield* search.ratings(view, seat);
      const play = best?.play ?? anyPlay(view, seat);
      return {
        move: { ...play, ...blocking(view, play, search, mind.block) },
        reason: reasonOfPlay(view, play, search.lore),
      };
    }
  }
}

/** Tastes differ the more the longer a match is: with rope and maze alone it may go round in circles. */
const STEADY_TURNS = 60;
const WILDEST = 3;
function blurAt({ blur, opening }: Mind, turn: number): number {
  if (turn <= OPENING_TURNS) return opening;
  const late = Math.max(1, turn / STEADY_TURNS);
  return Math.min(Math.max(blur, WILDEST), blur * late * late);
}

/** Those of both. */
const OPENING_TURNS = 12;

/** The longer a match, the less it minds what the rival gains: two who undo all that the other does come to no end. */
const WARY_TURNS = 80;
function regardAt(turn: number): number {
  const wary = Math.min(1, WARY_TURNS / turn);
  return wary * wary;
}

/** A play where none is thought about. */
function anyPlay(view: TugOfWarState, seat: Seat): PlayAction {
  const play = legal(view, seat).actions.find((action) => action.do === 'play');
  if (play === undefined) throw new Error('a seat that is asked has a play');
  return play;
}

/** The module without which the rival is worst off, if that is worth the item (TW-69). */
function blocking(
  view: TugOfWarState,
  play: PlayAction,
  search: Search,
  least: number | null,
): Pick<PlayAction, 'block'> {
  if (least === null || !mayBlock(view, play.seat)) return {};
  const rival = rivalOf(play.seat);
  const rivals = (block?: PlayAction['block']): number =>
    search.worthAhead(after(view, block === undefined ? play : { ...play, block }), rival, 1);
  const [first] = inPlay(view)
    .map((block) => ({ block, worth: rivals(block) }))
    .toSorted((a, b) => a.worth - b.worth);
  return first !== undefined && rivals() - first.worth >= least ? { block: first.block } : {};
}
