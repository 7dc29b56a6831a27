import { vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Standing } from '#games/tractor-pull/state.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { possessive } from '#play/texts/words.ts';
import { dock, words } from '#play/tractor-pull/texts/table.ts';

/** Vehicles on the field, each with its place under it: “Pickup (7), 2 counters”, “Junior’s front row, rope 1”. */
export function StandingLines({ of }: { readonly of: readonly Standing[] }) {
  const names = useSeatNames();
  return of.map(({ vehicle, seat, row, column, up, counters }) => {
    const { name, strength } = vehicleOf(vehicle);
    return (
      <span key={vehicle} className="standing">
        <SeatBadge colour={names.colour(seat)} small />
        <strong>
          {dock.standing(name, strength, [
            ...(up ? [] : [words.faceDown]),
            ...(counters > 0 ? [words.counters(counters)] : []),
          ])}
        </strong>{' '}
        <span className="card-text">
          <span className="unseen">{possessive(names.seat(seat))} </span>
          {words.placeShort(row, column)}
        </span>
      </span>
    );
  });
}
