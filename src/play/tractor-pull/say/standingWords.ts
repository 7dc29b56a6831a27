import { vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { standingAt } from '#games/tractor-pull/field.ts';
import type { Space } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import { dock, words } from '../texts/table.ts';

/** A vehicle on the field with its place: “Pickup (7), 2 counters, Junior’s front row, rope 1”. */
export function standingWords(state: TractorPullState, space: Space, names: SeatNames): string {
  const standing = standingAt(state, space);
  if (standing === null) return '';
  const { vehicle, seat, row, column, up, counters } = standing;
  const { name, strength } = vehicleOf(vehicle);
  return dock.standing(name, strength, [
    ...(up ? [] : [words.faceDown]),
    ...(counters > 0 ? [words.counters(counters)] : []),
    words.place(names.seat(seat), row, column),
  ]);
}
