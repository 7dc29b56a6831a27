import { describe, expect, it } from 'vitest';
import { ledgerOf } from './ledger.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';
import { setUpFor } from './support.ts';

const CARDS = 54;
const CHIPS = 15;
const MOST_MATCHES = 3;

const ALL = ledgerOf(setUpFor()).cards.join();

/** Everything that is out of balance in a position. */
function faultsOf(state: TractorPullState): readonly string[] {
  const { cards, chips } = ledgerOf(state);
  const spaces = state.field.map(({ seat, row, column }) => `${seat}-${row}-${column}`);
  const hands = state.players.map(({ hand, deployed }) => hand.length + deployed.length);
  return [
    ...(cards.length === CARDS ? [] : [`${cards.length} cards`]),
    ...(cards.join() === ALL ? [] : ['cards are missing or twice']),
    ...(chips === CHIPS ? [] : [`${chips} chips`]),
    ...(state.supply >= 0 ? [] : ['fewer chips than none']),
    ...(new Set(spaces).size === spaces.length ? [] : ['two vehicles at one place']),
    ...(new Set(state.installed.map(({ spot }) => spot)).size === state.installed.length
      ? []
      : ['two items at a spot']),
    ...(hands.every((count) => count <= 9) ? [] : [`hands of ${hands.join(' and ')} cards`]),
    ...(state.results.length <= MOST_MATCHES ? [] : ['a fourth match']),
  ];
}

describe('random matches', () => {
  it('TP-36, TP-32: balance all 54 cards and 15 chips after every action, and end after two matches that are won', () => {
    const seen = new Map<string, number>();
    const count = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (const seed of seeds(100, 10_000)) {
      const last = playMatch(planOf(seed), ({ action, state, events }) => {
        const faults = faultsOf(state);
        if (faults.length > 0) throw new Error(`seed ${seed}, ${action.do}: ${faults.join('; ')}`);
        for (const event of events) if (event.type === 'match-won') count(event.score.by);
      });
      count(tractorPull.result(last)?.reason ?? 'nothing');
      expect(tractorPull.asked(last)).toEqual([]);
      if (last.outcome?.by === 'matches')
        expect(last.results.filter(({ winner }) => winner === last.outcome?.winner)).toHaveLength(2);
    }
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['ropes', 'overtime', 'strongest', 'matches', 'concession']),
    );
  });

  it('the search would find a card or a chip that is lost, and a place that is taken twice', () => {
    const state = setUpFor();
    expect(faultsOf(state)).toEqual([]);
    expect(faultsOf({ ...state, supply: 14 })).toEqual(['14 chips']);
    expect(faultsOf({ ...state, aside: state.aside.slice(1) })).toHaveLength(2);
    expect(faultsOf({ ...state, aside: state.aside.toReversed() })).toEqual([]);
    expect(faultsOf({ ...state, aside: ['tractor-4', ...state.aside.slice(1)] })).toHaveLength(1);
  });
});
