import type { Target } from './actions.ts';
import { HOME, sentHome, withTruck, withVenue } from './changes.ts';
import type { CardKind } from './cards.ts';
import type { Sides, TruckId } from './ids.ts';
import { resolvePayout } from './payout.ts';
import { trucksAt, truckOf, venueOf } from './queries.ts';
import { askedFor } from './rolls.ts';
import type { TruckOffState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** Executes a card whose target is legal. */
export function execute(state: TruckOffState, seat: number, kind: CardKind, target: Target): Applied {
  switch (kind) {
    case 'reroll':
      return applied(askedFor(state, seat, [venueIn(target)], 'reroll')); // TO-19, TO-49
    case 'move':
    case 'move-rival':
    case 'place': // a 2X token on the truck goes with it (TO-17)
      return applied(withTruck(state, truckIn(target), { at: venueIn(target) }));
    case 'double':
      return applied(doubled(state, truckIn(target)));
    case 'shut-truck':
      return applied(withTruck(state, truckIn(target), HOME)); // TO-18
    case 'shut-venue':
      return applied(withVenue(state, venueIn(target), { shut: true }));
    case 'promote':
      return applied(promoted(state, venueIn(target)));
    case 'trigger':
      return triggered(state, venueIn(target));
  }
}

/** TO-15: one token more on the truck. */
const doubled = (state: TruckOffState, id: TruckId): TruckOffState =>
  withTruck(state, id, { doubles: (truckOf(state, id)?.doubles ?? 0) + 1 });

/** TO-14: one token more on the venue. */
const promoted = (state: TruckOffState, venue: Sides): TruckOffState =>
  withVenue(state, venue, { promotes: venueOf(state, venue).promotes + 1 });

/** TO-26: pays now, tokens counted; its trucks go home, and promote tokens stay. It may pay again. */
const triggered = (state: TruckOffState, venue: Sides): Applied =>
  andThen(resolvePayout(state, venue), (s) =>
    applied(
      sentHome(
        s,
        trucksAt(s, venue).map(({ id }) => id),
      ),
    ),
  );

function venueIn({ venue }: Target): Sides {
  if (venue === null) throw new Error('this card has a venue');
  return venue;
}

function truckIn({ truck }: Target): TruckId {
  if (truck === null) throw new Error('this card has a truck');
  return truck;
}
