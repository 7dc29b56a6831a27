import { steadinessOf } from '#engine/seats.ts';
import type { RollAction } from '#games/trexlands/actions.ts';
import { performingRoll } from '#games/trexlands/perform.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { BeforeMove, Bots, Done, Imagined } from '../bots.ts';
import { careless } from './careless.ts';
import { KEEN } from './keen.ts';
import { LEVELS } from './levels.ts';
import { thinking } from './mind.ts';
import type { TrexlandsMove } from './moves.ts';
import { reasonOf } from './reasons.ts';
import { STEADY } from './steady.ts';

/** The bots of Trexlands. They hand every throw to chance, which throws as the standard throw goes. */
export const trexlandsBots: Bots<TrexlandsTypes, TrexlandsMove> = {
  game: trexlands,
  levels: LEVELS,
  think,
  carryingOut,
  steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
};

function* think(level: string, _: Imagined, seen: Seen<TrexlandsState>): Thinking<Thought<TrexlandsMove>> {
  if (rollAsked(seen.view) !== null)
    return { move: { do: 'roll', seat: asSeat(seen.seat), throws: null }, reason: reasonOf('throw') };
  return yield* choosing(level, seen);
}

/** Thinks of a choice; no level but those of the list is known. */
export function choosing(level: string, seen: Seen<TrexlandsState>): Thinking<Thought<TrexlandsMove>> {
  if (level === 'careless') return careless(seen);
  return thinking(level === 'steady' ? STEADY : KEEN, seen);
}

/** A roll is one action of all seats: what no hand has given to it is handed to chance. */
function* carryingOut(
  physics: Physics,
  { state, random }: BeforeMove<TrexlandsTypes>,
  move: TrexlandsMove,
): Ticking<Result<Done<TrexlandsTypes>>> {
  if (move.do !== 'roll') return ok({ action: move, performed: null });
  const action: RollAction = { do: 'roll', throws: move.throws ?? [] };
  if (rollAsked(state) === null) return fault('no-roll', 'No roll is asked for.');
  const performed = yield* performingRoll(physics, { state, random }, action);
  return performed.ok ? ok({ action, performed: performed.value }) : performed;
}
