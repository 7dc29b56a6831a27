import { sentHome, withPaid } from './changes.ts';
import type { Payout, TruckPay } from './events.ts';
import { numberOf, ownerOf, type Owner, type Sides } from './ids.ts';
import { promoteFor } from './numbers.ts';
import { trucksAt, venueOf } from './queries.ts';
import { paidBy } from './specials/before.ts';
import type { Special } from './specials/specials.ts';
import { ofPayout } from './specials/window.ts';
import type { Truck, TruckOffState, Venue } from './state.ts';
import { andThen, forEach, applied, type Applied } from './applied.ts';

/** TO-46: all venues, one at a time, in the order of their dice. */
export const resolvePayouts = (state: TruckOffState): Applied =>
  forEach(
    state,
    state.venues.map(({ sides }) => sides),
    resolvePayout,
  );

/** Pays the trucks of a venue; they stay where they are. */
export function resolvePayout(state: TruckOffState, sides: Sides): Applied {
  const venue = venueOf(state, sides);
  if (venue.shut) return applied(state, { type: 'not-paid', venue: sides, why: 'shut' });
  return andThen(beforePayout(state, venue), (s) => paidOut(s, venue));
}

/** Daily Specials that come before the sum is made (TO-44). */
function beforePayout(state: TruckOffState, venue: Venue): Applied {
  const special = ofPayout(venue, 'before');
  if (special?.effect === 'tip-own') return tipped(state, venue, special);
  return special?.effect === 'send-strangers' ? strangersSent(state, venue, special) : applied(state);
}

/** Trucks with the venue's number earn something. */
const tipped = (state: TruckOffState, { sides }: Venue, special: Special): Applied =>
  paidBy(
    state,
    special,
    trucksAt(state, sides)
      .filter(({ id }) => numberOf(id) === sides)
      .map(({ id }) => ({ owner: ownerOf(id), amount: special.amount })),
  );

/** At a crowded venue trucks of another number go home unpaid. */
function strangersSent(state: TruckOffState, venue: Venue, special: Special): Applied {
  const there = trucksAt(state, venue.sides);
  if (there.length < special.trucks) return applied(state);
  const trucks = there.map(({ id }) => id).filter((id) => numberOf(id) !== venue.sides);
  if (trucks.length === 0) return applied(state);
  return applied(sentHome(state, trucks), { type: 'sent-home', special: special.id, trucks });
}

function paidOut(state: TruckOffState, venue: Venue): Applied {
  const payout = payoutOf(state, venue);
  if (payout === null) return applied(state, { type: 'not-paid', venue: venue.sides, why: 'no-trucks' });
  const paid = payout.trucks.map(({ truck, amount }) => ({ owner: ownerOf(truck), amount }));
  return applied(withPaid(state, payout.rest === null ? paid : [...paid, payout.rest]), { type: 'paid', payout });
}

/** The sum of an open venue; null where there is no truck to be paid (TO-11). */
export function payoutOf(state: TruckOffState, venue: Venue): Payout | null {
  const there = trucksAt(state, venue.sides);
  const instead = ofPayout(venue, 'instead');
  const sharing = there.filter(({ id }) => instead?.effect !== 'own-number' || numberOf(id) === venue.sides);
  if (sharing.length === 0) return null;
  const sum = sumOf(venue, there.length);
  const total = sum.die + sum.promote + sum.added;
  const share = instead?.effect === 'flat' ? instead.amount : shareOf(total, sharing.length, instead);
  const over = instead?.effect === 'flat' ? 0 : Math.max(0, total - share * sharing.length);
  const rest = instead?.effect === 'rest-to-first' && over > 0 ? { owner: state.first as Owner, amount: over } : null;
  return {
    venue: venue.sides,
    ...sum,
    special: instead?.id ?? sum.special,
    sharing: sharing.length,
    share,
    lost: rest === null ? over : 0,
    trucks: sharing.map((truck) => payOf(truck, share, isPaidTwice(truck, venue, sharing.length, instead))),
    rest,
  };
}

/** TO-11: the total in equal parts, what is left over lost. */
const shareOf = (total: number, trucks: number, instead: Special | null): number =>
  instead?.effect === 'round-up' ? Math.ceil(total / trucks) : Math.floor(total / trucks);

/** TO-15: each token doubles what the split gave. */
function payOf({ id, doubles }: Truck, share: number, isTwice: boolean): TruckPay {
  const times = Array.from({ length: doubles }).reduce<number>((so) => 2 * so, isTwice ? 2 : 1);
  return { truck: id, doubles, times, amount: share * times };
}

/** A Daily Special pays it twice. */
const isPaidTwice = ({ id }: Truck, { sides }: Venue, sharing: number, instead: Special | null): boolean =>
  (instead?.effect === 'alone-twice' && sharing === 1) || (instead?.effect === 'own-twice' && numberOf(id) === sides);

/** TO-12 to TO-14: the die and each token's part, by the trucks that are there now; and a Daily Special's. */
function sumOf(venue: Venue, trucks: number): Pick<Payout, 'die' | 'promote' | 'added' | 'special'> {
  const special = ofPayout(venue, 'before');
  const added = special === null ? 0 : addedBy(special, trucks);
  return {
    die: venue.die ?? 0,
    promote: venue.promotes * promoteFor(trucks),
    added,
    special: added > 0 && special !== null ? special.id : null,
  };
}

/** Money that a Daily Special adds to a total before its payout, by the trucks that are there. */
export function addedBy({ effect, amount, trucks: crowd }: Special, trucks: number): number {
  switch (effect) {
    case 'add':
      return amount;
    case 'add-per-truck':
      return amount * trucks;
    case 'add-if-crowded':
      return trucks >= crowd ? amount : 0;
    case 'promoted':
      return promoteFor(trucks);
    default:
      return 0;
  }
}
