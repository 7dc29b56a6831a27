import { withPaid } from '#games/truck-off/changes.ts';
import type { Paid, TruckOffEvent } from '#games/truck-off/events.ts';
import { BARRY, ownerOf, type Owner, type Sides } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { isSeen, payoutsAfter } from './session/afterwards.ts';
import type { Payment, Paying, PayEvent, SessionState } from './session/sessionTypes.ts';

/** The money of a payout, truck by truck. */
function paidIn(event: PayEvent): readonly Paid[] {
  if (event.type === 'not-paid') return [];
  if (event.type === 'hand-paid') return [{ owner: event.seat, amount: event.amount }];
  const { trucks, rest } = event.payout;
  const paid = trucks.map(({ truck, amount }) => ({ owner: ownerOf(truck), amount }));
  return rest === null ? paid : [...paid, rest];
}

/** All money that comes with it. */
const paidWith = ({ before, event }: Payment): readonly Paid[] => [
  ...before.flatMap((one) => (one.type === 'special-paid' ? one.paid : [])),
  ...paidIn(event),
];

/** The position as far as payouts have been told. */
export const paidSoFar = lastOf(({ state, payouts, shown }: Paying): TruckOffState =>
  withPaid(state, payouts.slice(0, shown).flatMap(paidWith)),
);

/** The venue that pays or does not; null for cards that were kept. */
export function venueIn(event: PayEvent): Sides | null {
  if (event.type === 'hand-paid') return null;
  return event.type === 'paid' ? event.payout.venue : event.venue;
}

/** The payouts that were told last: one, or all that were left. */
export const toldLast = ({ payouts, shown, shownBefore }: Paying): readonly Payment[] =>
  payouts.slice(shownBefore, shown);

/** The money of these for each who gets some. */
export function gainsIn(payments: readonly Payment[]): ReadonlyMap<Owner, number> {
  const gains = new Map<Owner, number>();
  for (const { owner, amount } of payments.flatMap(paidWith)) gains.set(owner, (gains.get(owner) ?? 0) + amount);
  return gains;
}

/** Once it is decided, trucks stand where the last round has paid them: nobody looks at an empty street then. */
export const standing = lastOf((match: SeenTruckOff): TruckOffState => {
  const last = match.state.outcome === null ? null : payoutsAfter(match);
  return last === null ? match.state : { ...match.state, trucks: last.state.trucks, venues: last.state.venues };
});

/** The position that the table shows: that of the match, or the one in which the round is being paid. */
export const shownState = ({ match, paying }: Pick<SessionState, 'match' | 'paying'>): TruckOffState | null =>
  paying === null ? match && standing(match) : paidSoFar(paying);

/** A payout that decided the match: its venue, and what it has brought. */
export interface Deciding {
  readonly venue: Sides;
  readonly gains: ReadonlyMap<Owner, number>;
}

/** That by which the last round has paid the winner most at a venue; null where it has paid the winner at none. */
export const decidingIn = lastOf((match: SeenTruckOff): Deciding | null => {
  const winner = match.state.outcome?.winners[0] ?? BARRY;
  const all = match.state.outcome === null ? [] : (payoutsAfter(match)?.payouts ?? []);
  const [best = null] = all
    .flatMap((one) => {
      const [venue, gains] = [venueIn(one.event), gainsIn([one])];
      return venue === null || (gains.get(winner) ?? 0) === 0 ? [] : [{ venue, gains }];
    })
    .toSorted((a, b) => (b.gains.get(winner) ?? 0) - (a.gains.get(winner) ?? 0));
  return best;
});

/** Their events, with those that come right before. */
export const eventsToldLast = lastOf((paying: Paying): readonly TruckOffEvent[] =>
  toldLast(paying).flatMap(({ before, event }) => [...before, event]),
);

/** All venues of a round pay within this time, and kept cards as fast, ms (house value). */
const ALL_MS = 4000;

/** For so long a venue pays before the next one does, or the match goes on, ms. */
export const payingMs = ({ payouts }: Paying): number =>
  ALL_MS / Math.max(1, payouts.filter((one) => venueIn(one.event) !== null && isSeen(one)).length);
