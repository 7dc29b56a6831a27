import { describe, expect, it } from 'vitest';
import { optionsOf, roundsOf } from '#games/truck-off/options.ts';
import { setUp } from '#games/truck-off/setup.ts';
import { playMatch } from '../randomMatch.ts';
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

  it.each([
    ['by the text five', optionsOf('text', 3), 3, 5],
    ['by the text four of two players', optionsOf('text', 2), 2, 4],
    ['of a first match three', optionsOf('first', 3), 3, 3],
    ['of a first match of two players three', optionsOf('first', 2), 2, 3],
    ['of two players never more than their grid has cards for', optionsOf('text', 2, { rounds: 5 }), 2, 4],
    ['as many as the table says', optionsOf('first', 3, { rounds: 1 }), 3, 1],
  ])('TO-54 rounds: %s', (_, options, seats, rounds) => {
    let last = 0;
    playMatch({ seats, seed: 3, options }, ({ before }) => void (last = before.round));
    expect([roundsOf({ seats, options }), last]).toEqual([rounds, rounds]);
  });

  it.each([0, 6, 2.5])('TO-54 %d rounds are refused', (rounds) => {
    const refused = setUp({ options: optionsOf('first', 3, { rounds }) }, 3, { integer: (min) => min });
    expect(refused).toMatchObject({
      ok: false,
      fault: {
        path: '$.options.rounds',
        message: `The house rule rounds is ${rounds}; expected a whole number from 1 to 5.`,
      },
    });
  });

  it('TO-54 its options are left out of every other set', () => {
    for (const rules of ['text', 'tuned', 'before'] as const) {
      expect(optionsOf(rules, 3)).not.toHaveProperty('rounds');
      expect(optionsOf(rules, 3)).not.toHaveProperty('openCards');
    }
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
