import { describe, expect, it } from 'vitest';
import { optionsOf } from '#games/truck-off/options.ts';
import { setUp } from '#games/truck-off/setup.ts';
import { setUpFor } from '../support.ts';

const moneyBy = (rules: 'text' | 'tuned' | 'before', seats: number) =>
  setUpFor(seats, optionsOf(rules, seats)).players.map(({ money }) => money);

describe('the sets of rules of Truck Off', () => {
  it('TO-51 by the text, and before sets had names, nobody but Barry begins with money', () => {
    for (const rules of ['text', 'before'] as const) {
      expect(moneyBy(rules, 2)).toEqual([0, 0]);
      expect(setUpFor(2, optionsOf(rules, 2)).barry).toBe(20);
    }
  });

  it('TO-51 by the tuned rules the first of two begins with $3, and nobody of three', () => {
    const { first, players } = setUpFor(2, optionsOf('tuned', 2));
    expect(players.map(({ money }) => money)).toEqual(first === 0 ? [3, 0] : [0, 3]);
    expect(moneyBy('tuned', 3)).toEqual([0, 0, 0]);
  });

  it('TO-51 a single option goes over the set', () => {
    expect(optionsOf('tuned', 2, { firstMoney: 0 }).firstMoney).toBe(0);
  });

  it('TO-52 the seat that the table names begins, and a seat that is none is refused', () => {
    for (const first of [0, 1, 2]) expect(setUpFor(3, { first }).first).toBe(first);
    const refused = setUp({ options: { ...optionsOf('text', 2), first: 2 } }, 2, { integer: (min) => min });
    expect(refused).toMatchObject({
      ok: false,
      fault: { path: '$.options.first', message: 'The option first is 2; expected the seat that begins, 0 to 1.' },
    });
  });
});
