import { steadinessOf } from '#engine/seats.ts';
import { performingRoll } from '#games/truck-off/perform.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { BeforeMove, Bots, Done, Imagined } from '../bots.ts';
import { LEVELS } from './levels.ts';
import type { TruckOffMove } from './moves.ts';
import { policyOf } from './policies.ts';
import { reasonOf } from './reasons.ts';

/** The bots of Truck Off. They hand every throw to chance, which throws as the standard throw goes. */
export const truckOffBots: Bots<TruckOffTypes, TruckOffMove> = {
  game: truckOff,
  levels: LEVELS,
  think,
  carryingOut,
  steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
};

function* think(level: string, _: Imagined, seen: Seen<TruckOffState>): Thinking<Thought<TruckOffMove>> {
  if (seen.view.roll !== null) return { move: { do: 'roll', seat: seen.seat, throws: [] }, reason: reasonOf('throw') };
  return yield* policyOf(level)(seen);
}

function* carryingOut(
  physics: Physics,
  { state, random }: BeforeMove<TruckOffTypes>,
  move: TruckOffMove,
): Ticking<Result<Done<TruckOffTypes>>> {
  if (move.do !== 'roll') return ok({ action: move, performed: null });
  const performed = yield* performingRoll(physics, { state, random }, move);
  return performed.ok ? ok({ action: move, performed: performed.value }) : performed;
}
