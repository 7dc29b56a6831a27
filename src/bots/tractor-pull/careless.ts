import type { Choice } from '#games/tractor-pull/actions.ts';
import { isSeat, type Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { oneOf } from './oneOf.ts';
import { reasonOf } from './reasons.ts';

/** Anything that may be done, but it uses what it has: it places its items, and does without no effect. */
// oxlint-disable-next-line require-yield -- it is done at once
export function* careless({ view, seat, chance }: Seen<TractorPullState>): Thinking<Thought<Choice>> {
  const choices = choicesOf(view, seatOf(seat));
  const liked = choices.filter((choice) => choice.do !== 'done' && choice.do !== 'pass');
  return { move: oneOf(liked.length > 0 ? liked : choices, chance), reason: reasonOf('whim') };
}

/** @throws Error for a seat that the game does not have, which is a bug */
export function seatOf(seat: number): Seat {
  if (!isSeat(seat)) throw new Error(`${seat} is no seat`);
  return seat;
}
