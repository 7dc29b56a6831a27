import { chancesAt } from '#bots/truck-off/odds.ts';
import { withTruck, withVenue } from '#games/truck-off/changes.ts';
import type { Target } from '#games/truck-off/actions.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import { execute } from '#games/truck-off/effects.ts';
import { truckId, type Sides } from '#games/truck-off/ids.ts';
import { resolvePayouts } from '#games/truck-off/payout.ts';
import { moneyOf, venueOf } from '#games/truck-off/queries.ts';
import { activeAt } from '#games/truck-off/specials/window.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { ownersOf } from '../places.ts';

/** The change of what all are paid, were the venues paid now. */
export interface Worth {
  /** For the seat. */
  readonly mine: number;
  /** For all others together, Barry among them. */
  readonly rivals: number;
}

/** All money after the payouts that would be made in this position: the seat's, and that of all others. */
function paidUp(state: TruckOffState, seat: number): readonly [mine: number, rivals: number] {
  const { state: paid } = resolvePayouts(state);
  const all = ownersOf(state).reduce<number>((sum, owner) => sum + moneyOf(paid, owner), 0);
  const mine = moneyOf(paid, seat);
  return [mine, all - mine];
}

/** The change by executing the card at the target. A die that is thrown again counts by the mean of its faces. */
export function worthOf(state: TruckOffState, seat: number, kind: CardKind, target: Target): Worth {
  const [mineNow, rivalsNow] = paidUp(state, seat);
  const comes =
    kind === 'reroll' ? reroll(state, target.venue) : [[execute(state, seat, kind, target).state, 1] as const];
  const sums = comes.map(([after, often]) => paidUp(after, seat).map((sum) => sum * often));
  const all = comes.reduce((sum, [, often]) => sum + often, 0);
  const mean = (i: 0 | 1): number => sums.reduce((sum, each) => sum + (each[i] ?? 0), 0) / Math.max(1, all);
  return { mine: mean(0) - mineNow, rivals: mean(1) - rivalsNow };
}

/** How often each number comes, from 1 on, against the others. */
const oftenOf = ({ options }: TruckOffState, sides: Sides): readonly number[] =>
  chancesAt(options, sides) ?? Array.from({ length: sides }, () => 1);

const reroll = (state: TruckOffState, venue: Sides | null): readonly (readonly [TruckOffState, number])[] =>
  venue === null ? [] : oftenOf(state, venue).map((often, i) => [withVenue(state, venue, { die: i + 1 }), often]);

/** Paid at once by a venue whose payout is triggered. */
export const paidAtOnce = (state: TruckOffState, seat: number, target: Target): number =>
  moneyOf(execute(state, seat, 'trigger', target).state, seat) - moneyOf(state, seat);

/** The most that a truck of the seat can get at its own venue, which it has for itself. */
export function mostAlone(state: TruckOffState, seat: number, sides: Sides): number {
  const special = activeAt(venueOf(state, sides));
  const turned =
    special?.phase === 'roll' && special.effect === 'fixed'
      ? special.amount
      : 1 + oftenOf(state, sides).findLastIndex((often) => often > 0);
  const parked = withTruck(withVenue(state, sides, { die: turned }), truckId(seat, sides), { at: sides });
  return moneyOf(resolvePayouts(parked).state, seat) - moneyOf(state, seat);
}
