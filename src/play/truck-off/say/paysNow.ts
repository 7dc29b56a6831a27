import { resolvePayout } from '#games/truck-off/payout.ts';
import { specialOf } from '#games/truck-off/specials/specials.ts';
import type { TruckOffState, Venue } from '#games/truck-off/state.ts';
import { captions } from '../texts/table.ts';

/** `$21: 7 each (2X $14)`, as it would be paid now; null before the throw. */
export function paysNow(state: TruckOffState, venue: Venue): string | null {
  if (venue.shut) return captions.shut;
  if (venue.die === null) return null;
  const paid = resolvePayout(state, venue.sides).events.find((event) => event.type === 'paid');
  if (paid === undefined) return captions.total(venue.die);
  const { die, promote, added, special, sharing, share, trucks } = paid.payout;
  const total = die + promote + added;
  const isFlat = special !== null && specialOf(special).effect === 'flat'; // whatever the total is
  const more = new Map(trucks.flatMap(({ times, amount }) => (times === 1 ? [] : [[times, amount]])));
  return captions.pays(
    isFlat ? null : total,
    !isFlat && sharing === 1 && share === total ? null : share,
    [...more].map(([times, amount]) => ({ times, amount })),
  );
}
