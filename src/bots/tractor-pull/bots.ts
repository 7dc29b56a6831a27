import { steadinessOf } from '#engine/seats.ts';
import { performingSpin } from '#games/tractor-pull/perform.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { BeforeMove, Bots, Done, Imagined } from '../bots.ts';
import { seatOf } from './careless.ts';
import { LEVELS } from './levels.ts';
import type { TractorPullMove } from './moves.ts';
import { policyOf } from './policies.ts';
import { reasonOf } from './reasons.ts';

/** The bots of Tractor Pull. They hand every spin to chance, as nobody can aim it (TP-05). */
export const tractorPullBots: Bots<TractorPullTypes, TractorPullMove> = {
  game: tractorPull,
  levels: LEVELS,
  think,
  carryingOut,
  steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
};

function* think(level: string, _: Imagined, seen: Seen<TractorPullState>): Thinking<Thought<TractorPullMove>> {
  if (isSpinAsked(seen.view))
    return { move: { do: 'spin', seat: seatOf(seen.seat), flick: null }, reason: reasonOf('spin') };
  return yield* policyOf(level)(seen);
}

const isSpinAsked = ({ phase, queue }: TractorPullState): boolean => phase.name === 'spin' && queue.length === 0;

function* carryingOut(
  physics: Physics,
  { state, random }: BeforeMove<TractorPullTypes>,
  move: TractorPullMove,
): Ticking<Result<Done<TractorPullTypes>>> {
  if (move.do !== 'spin') return ok({ action: move, performed: null });
  const performed = yield* performingSpin(physics, { state, random }, move);
  return performed.ok ? ok({ action: move, performed: performed.value }) : performed;
}
