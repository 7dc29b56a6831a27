import { withPaid } from '../../../../games/truck-off/changes.ts';
import type { Paid } from '../../../../games/truck-off/events.ts';
import { ownerOf } from '../../../../games/truck-off/ids.ts';
import type { TruckOffState } from '../../../../games/truck-off/state.ts';
import { lastOf } from '../../../scene/lastOf.ts';
import type { Paying, PayEvent, SessionState } from '../session/sessionTypes.ts';

/** The money of a payout, truck by truck. */
export function paidIn(event: PayEvent): readonly Paid[] {
  if (event.type === 'not-paid') return [];
  const { trucks, rest } = event.payout;
  const paid = trucks.map(({ truck, amount }) => ({ owner: ownerOf(truck), amount }));
  return rest === null ? paid : [...paid, rest];
}

/** The position as far as payouts have been told. */
export const paidSoFar = lastOf(({ state, payouts, shown }: Paying): TruckOffState =>
  withPaid(state, payouts.slice(0, shown).flatMap(paidIn)),
);

/** The position that the table shows: that of the match, or the one in which the round is being paid. */
export const shownState = ({ match, paying }: Pick<SessionState, 'match' | 'paying'>): TruckOffState | null =>
  paying === null ? (match?.state ?? null) : paidSoFar(paying);
