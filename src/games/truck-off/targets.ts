import type { Target } from './actions.ts';
import type { CardKind } from './cards.ts';
import { ownerOf, type Sides } from './ids.ts';
import { isActive, trucksOf } from './queries.ts';
import type { Truck, TruckOffState } from './state.ts';

const TRUCKS = (trucks: readonly Truck[]): readonly Target[] => trucks.map(({ id }) => ({ truck: id, venue: null }));
const VENUES = (venues: readonly Sides[]): readonly Target[] => venues.map((venue) => ({ truck: null, venue }));

/** Each truck to every other venue in play, open or shut (TO-20). */
const moves = (trucks: readonly Truck[], venues: readonly Sides[]): readonly Target[] =>
  trucks.flatMap(({ id, at }) =>
    venues.filter((venue) => venue !== at).map((venue) => ({ truck: id, venue }) as const),
  );

/**
 * Every legal object of a card that the seat executes, whatever the card's colour (TO-38); none where it has to be
 * discarded (TO-10).
 */
export function targetsOf(state: TruckOffState, seat: number, kind: CardKind): readonly Target[] {
  const all = state.venues.map(({ sides }) => sides);
  const open = state.venues.filter(({ shut }) => !shut).map(({ sides }) => sides);
  const active = state.trucks.filter(isActive);
  const own = trucksOf(state, seat);
  switch (kind) {
    case 'reroll': // TO-19
    case 'promote': // TO-14
      return VENUES(all);
    case 'move': // TO-20
      return moves(own.filter(isActive), all);
    case 'move-rival': // TO-21
      return moves(
        active.filter(({ id }) => ownerOf(id) !== seat),
        all,
      );
    case 'place': // TO-22, TO-27
      return moves(
        own.filter((truck) => !isActive(truck)),
        all,
      );
    case 'double': // TO-16: asked at the payout, not here
      return TRUCKS(own);
    case 'shut-truck': // TO-23
      return TRUCKS(active);
    case 'shut-venue': // TO-24
    case 'trigger': // TO-25
      return VENUES(open);
  }
}

export const isSameTarget = (a: Target, b: Target): boolean => a.truck === b.truck && a.venue === b.venue;
