import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { ownerOf, type Owner } from '#games/truck-off/ids.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { ownersOf } from '../places.ts';

/** An owner’s money at the start, after every round, and after the cards that were left. */
export interface Line {
  readonly owner: Owner;
  readonly amounts: readonly number[];
}

const paidBy = (event: TruckOffEvent, owner: Owner): number => {
  const sum = (paid: readonly { readonly owner: Owner; readonly amount: number }[]): number =>
    paid.reduce((so, one) => (one.owner === owner ? so + one.amount : so), 0);
  if (event.type === 'paid')
    return (
      sum(event.payout.trucks.map(({ truck, amount }) => ({ owner: ownerOf(truck), amount }))) +
      (event.payout.rest === null ? 0 : sum([event.payout.rest]))
    );
  if (event.type === 'special-paid') return sum(event.paid);
  return event.type === 'hand-paid' && event.seat === owner ? event.amount : 0;
};

/** All that was paid, from the events alone. The last amount is after the cards that were left in hands. */
export function moneyHistory({ log, state }: Pick<SeenTruckOff, 'log' | 'state'>): readonly Line[] {
  const events = log.flatMap((entry) => entry.events);
  const begun = log[0]?.before.state ?? state; // some begin with money, and a Daily Special may have paid
  return ownersOf(state).map((owner) => {
    let money = moneyOf(begun, owner);
    const amounts = [money];
    for (const event of events) {
      money += paidBy(event, owner);
      if (event.type === 'round-ended') amounts.push(money);
    }
    return { owner, amounts: [...amounts, money] };
  });
}
