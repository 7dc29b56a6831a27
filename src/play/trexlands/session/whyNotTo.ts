import type { MoveAction } from '#games/trexlands/actions.ts';
import { check } from '#games/trexlands/check.ts';
import { CITY, ownerOf, type Place } from '#games/trexlands/ids.ts';
import type { Move } from '#games/trexlands/moves/move.ts';
import { placeOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { SESSION_FAULTS } from './faults.ts';

/** The rules' objection to a MOVE of these trucks to a place to which they have no way. */
export function whyNotTo(state: TrexlandsState, trucks: readonly PieceId[], place: Place): Fault {
  const [first] = trucks;
  const moves = first === undefined ? [] : movesTo(state, trucks, place);
  const fromCamp = first !== undefined && placeOf(state, trucks) === 'camp';
  if (moves.length === 0 && fromCamp) return SESSION_FAULTS.noRampAt(place);
  for (const move of moves) {
    const checked = check(state, move);
    if (!checked.ok) return checked.fault;
  }
  return SESSION_FAULTS.cannotGo(trucks.length, place);
}

/** The MOVEs that they would be: from Camp by each ramp at the place, else straight. */
function movesTo(state: TrexlandsState, trucks: readonly PieceId[], to: Place): readonly MoveAction[] {
  const straight: Move = { kind: to === CITY ? 'city' : 'terra', trucks, ramp: null, via: null, to, stack: false };
  const isEntry = to !== CITY && placeOf(state, trucks) === 'camp';
  const moves: readonly Move[] = isEntry
    ? state.board.ramps
        .filter(({ terra }) => terra.includes(to))
        .map(({ id }) => ({ ...straight, kind: 'camp', ramp: id }))
    : [straight];
  return trucks.slice(0, 1).flatMap((id) => moves.map((move) => ({ do: 'move', seat: ownerOf(id), move })));
}
