import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { forecast } from '#games/tug-of-war/plan.ts';
import { isSeat, rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { legal, playsOf } from '#games/tug-of-war/legal.ts';
import { extentIn, wonBy, type TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { TugOfWarMove } from './moves.ts';
import { reasonOf } from './reasons.ts';
import { after } from './search.ts';

/** Looks so often for a play that is not silly (house value). */
const TRIES = 8;
/** The same where the rival is one module from the match: all the more of its plays lie open to it (house value). */
const WARY_TRIES = 40;

/**
 * Any module and any cards, as long as it does not look silly. It counts nothing, but it takes the match where one play
 * wins it, and leaves the rival no such play if it finds one that does not.
 */
// oxlint-disable-next-line require-yield -- it is done at once
export function* careless(seen: Seen<TugOfWarState>): Thinking<Thought<TugOfWarMove>> {
  const { view, seat } = seen;
  const win = isSeat(seat) && view.phase.name === 'play' ? winOf(view, seat) : null;
  if (win !== null) return { move: win, reason: reasonOf('win', { module: win.module }) };
  return { move: chosen(seen, isSilly), reason: reasonOf('whim') };
}

/** The same as it was before sets of rules had names: it did not see that a play wins the match. */
// oxlint-disable-next-line require-yield -- it is done at once
export function* carelessBefore(seen: Seen<TugOfWarState>): Thinking<Thought<TugOfWarMove>> {
  return { move: chosen(seen, looksSilly), reason: reasonOf('whim') };
}

type Silly = (view: TugOfWarState, play: PlayAction) => boolean;

function chosen({ view, seat, chance }: Seen<TugOfWarState>, silly: Silly): TugOfWarMove {
  if (!isSeat(seat)) throw new Error('two play');
  if (view.phase.name !== 'play') return oneOf(legal(view, seat).actions, chance);
  const tries = silly === isSilly && isNearWin(view, rivalOf(seat)) ? WARY_TRIES : TRIES;
  return somePlay(view, seat, { chance, silly, tries });
}

const isNearWin = (view: TugOfWarState, seat: Seat): boolean => wonBy(view, seat) === extentIn(view).modulesToWin - 1;

/** A play of the seat that wins the match; null where none does. */
function winOf(view: TugOfWarState, seat: Seat): PlayAction | null {
  if (!isNearWin(view, seat)) return null;
  return playsOf(view, seat, 1).find((play) => forecast(view, play).state.outcome?.winner === seat) ?? null;
}

function oneOf<T>(things: readonly T[], chance: Chance): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

interface Trying {
  readonly chance: Chance;
  readonly silly: Silly;
  readonly tries: number;
}

/** Every module with the same chance, however many ways there are to play at it. */
function somePlay(view: TugOfWarState, seat: Seat, { chance, silly, tries }: Trying): PlayAction {
  const plays = playsOf(view, seat, 1);
  const modules = [...new Set(plays.map(({ module }) => module))];
  const any = (): PlayAction => {
    const module = oneOf(modules, chance);
    return oneOf(
      plays.filter((play) => play.module === module),
      chance,
    );
  };
  for (let tried = 1; tried < tries; tried += 1) {
    const play = any();
    if (!silly(view, play)) return play;
  }
  return any();
}

/** It does not leave the rival a play that wins the match, either. */
function isSilly(view: TugOfWarState, play: PlayAction): boolean {
  if (looksSilly(view, play)) return true;
  const rival = rivalOf(play.seat);
  return isNearWin(view, rival) && winOf(after(view, play), rival) !== null;
}

/** It does not give up its last card, nor hand the rival a point. */
function looksSilly(view: TugOfWarState, play: PlayAction): boolean {
  const { state, events } = forecast(view, play);
  if (state.outcome !== null) return state.outcome.winner !== play.seat;
  const rival = rivalOf(play.seat);
  return state.hands[play.seat].length === 0 || events.some((event) => event.type === 'scored' && event.seat === rival);
}
