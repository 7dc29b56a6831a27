import type { PlayAction } from '../../games/tug-of-war/actions.ts';
import { forecast } from '../../games/tug-of-war/plan.ts';
import { isSeat, rivalOf, type Seat } from '../../games/tug-of-war/ids.ts';
import { legal, playsOf } from '../../games/tug-of-war/legal.ts';
import type { TugOfWarState } from '../../games/tug-of-war/state.ts';
import type { Chance } from '../../sim/maths/chance.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { TugOfWarMove } from './moves.ts';
import { reasonOf } from './reasons.ts';

/** Looks so often for a play that is not silly (house value). */
const TRIES = 8;

/** Any module and any cards, as long as it does not look silly. It counts nothing. */
// oxlint-disable-next-line require-yield -- it is done at once
export function* careless({ view, seat, chance }: Seen<TugOfWarState>): Thinking<Thought<TugOfWarMove>> {
  if (!isSeat(seat)) throw new Error('two play');
  const move = view.phase.name === 'play' ? somePlay(view, seat, chance) : oneOf(legal(view, seat).actions, chance);
  return { move, reason: reasonOf('whim') };
}

function oneOf<T>(things: readonly T[], chance: Chance): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** Every module with the same chance, however many ways there are to play at it. */
function somePlay(view: TugOfWarState, seat: Seat, chance: Chance): PlayAction {
  const plays = playsOf(view, seat, 1);
  const modules = [...new Set(plays.map(({ module }) => module))];
  const any = (): PlayAction => {
    const module = oneOf(modules, chance);
    return oneOf(
      plays.filter((play) => play.module === module),
      chance,
    );
  };
  for (let tries = 1; tries < TRIES; tries += 1) {
    const play = any();
    if (!isSilly(view, play)) return play;
  }
  return any();
}

/** It does not give up its last card, nor hand the rival a point. */
function isSilly(view: TugOfWarState, play: PlayAction): boolean {
  const { state, events } = forecast(view, play);
  if (state.outcome !== null) return state.outcome.winner !== play.seat;
  const rival = rivalOf(play.seat);
  return state.hands[play.seat].length === 0 || events.some((event) => event.type === 'scored' && event.seat === rival);
}
