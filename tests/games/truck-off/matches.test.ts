import { describe, expect, it } from 'vitest';
import { setOf } from '#games/truck-off/cards.ts';
import { ledgerOf } from './ledger.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch, type Step } from './randomMatch.ts';
import { setUpFor } from './support.ts';

const known = new Map<number, string>();

/** Every card of so many sets. */
function allCards(seats: number): string {
  const cards = known.get(seats) ?? [...Array(seats).keys()].flatMap(setOf).sort().join();
  known.set(seats, cards);
  return cards;
}

/** Everything that is out of balance after a step. */
function faultsOf({ before, state, events }: Pick<Step, 'before' | 'state' | 'events'>): readonly string[] {
  const ledger = ledgerOf(state);
  const paid = state.issued - before.issued;
  const told = events.reduce((sum, event) => {
    if (event.type === 'paid')
      return sum + event.payout.trucks.reduce((so, { amount }) => so + amount, event.payout.rest?.amount ?? 0);
    if (event.type === 'special-paid') return sum + event.paid.reduce((so, { amount }) => so + amount, 0);
    return event.type === 'hand-paid' ? sum + event.amount : sum;
  }, 0);
  const sums = events.flatMap((event) => (event.type === 'paid' ? [event.payout] : []));
  return [
    ...(ledger.issued === ledger.held ? [] : [`issued ${ledger.issued}, held ${ledger.held}`]),
    ...(paid === told ? [] : [`the bank paid ${paid}, told are ${told}`]),
    ...(ledger.cards.join() === allCards(state.seats) ? [] : ['cards are missing or twice']),
    ...(ledger.trucks.join() === before.trucks.map(({ id }) => id).join() ? [] : ['trucks are missing or twice']),
    ...(state.trucks.every(({ at }) => at === null || state.venues.some(({ sides }) => sides === at))
      ? []
      : ['a truck is nowhere']),
    ...sums.flatMap(({ die, promote, added, share, sharing, lost, rest, special }) =>
      special !== null || share * sharing + lost + (rest?.amount ?? 0) === die + promote + added
        ? []
        : ['a sum does not add up'],
    ),
  ];
}

describe('random matches', () => {
  it('balance all money, cards and trucks after every action, and end', () => {
    const ended = new Map<string, number>();
    for (const seed of seeds(25, 10_000)) {
      const plan = planOf(seed);
      const last = playMatch(plan, (step) => {
        const faults = faultsOf(step);
        if (faults.length > 0) throw new Error(`seed ${seed}, ${step.action.do}: ${faults.join('; ')}`);
      });
      const result = truckOff.result(last);
      ended.set(result?.reason ?? 'nothing', (ended.get(result?.reason ?? 'nothing') ?? 0) + 1);
      expect(truckOff.asked(last)).toEqual([]);
      expect(truckOff.playing(last)).toEqual(expect.arrayContaining([...(result?.winners ?? [])]));
    }
    expect([...ended.keys()].sort()).toEqual(expect.arrayContaining(['barry', 'concession', 'most-money']));
  });

  it('the search would find money, a card or a truck that is lost', () => {
    const state = setUpFor(3);
    const none = { before: state, events: [] };
    expect(faultsOf({ ...none, state })).toEqual([]);
    expect(faultsOf({ ...none, state: { ...state, issued: 1 } })).toHaveLength(2);
    expect(faultsOf({ ...none, state: { ...state, discards: ['0-trigger-1'] } })).toHaveLength(1);
    expect(faultsOf({ ...none, state: { ...state, trucks: state.trucks.slice(1) } })).toHaveLength(1);
  });
});
