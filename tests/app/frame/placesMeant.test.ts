import { describe, expect, it } from 'vitest';
import { placesMeant } from '#app/frame/dock/placesMeant.ts';

const HAND = ['reroll', 'reroll', 'reroll', 'move'];
const meant = (of: readonly string[], chosen: readonly number[] = []): readonly number[] =>
  [...placesMeant(HAND, of, chosen)].toSorted();

describe('the cards of a hand that a hint means', () => {
  it('are as many of a kind as it names', () => {
    expect(meant(['reroll'])).toEqual([0]);
    expect(meant(['move', 'reroll', 'reroll'])).toEqual([0, 1, 3]);
    expect(meant([])).toEqual([]);
  });

  it('are those of the kind that are chosen already, whichever these are', () => {
    expect(meant(['reroll'], [2])).toEqual([2]);
    expect(meant(['reroll', 'reroll'], [1])).toEqual([0, 1]);
    expect(meant(['reroll', 'move'], [2, 1])).toEqual([1, 3]);
  });
});
