import { vehicleOf } from '../../../../../games/tractor-pull/almanac/vehicles.ts';
import type { Standing } from '../../../../../games/tractor-pull/state.ts';
import type { SeatNames } from '../../../../frame/seatNames.ts';
import { dock, words } from '../../texts/table.ts';

/** “Pickup (7), 2 counters: Junior’s front row, first rope”. */
export function standingWords({ vehicle, seat, row, column, up, counters }: Standing, names: SeatNames): string {
  const { name, strength } = vehicleOf(vehicle);
  const lies = [
    `${name} (${strength})`,
    ...(up ? [] : [words.faceDown]),
    ...(counters > 0 ? [words.counters(counters)] : []),
  ];
  return dock.standing(lies.join(', '), words.place(names.seat(seat), row, column));
}
