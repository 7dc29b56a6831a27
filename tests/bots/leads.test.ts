import { describe, expect, it } from 'vitest';
import { alone, changesOf, Leads, type Leader } from '#bots/leads.ts';

describe('the lead', () => {
  const after = (positions: readonly (readonly [turn: number, leader: Leader])[]) => {
    const leads = new Leads<(typeof positions)[number]>({
      lengthOf: ([turn]) => turn,
      leaderOf: ([, leader]) => leader,
    });
    for (const position of positions) leads.note(position);
    return leads.after;
  };

  it('is told once a turn, when the turn is over', () => {
    expect(
      after([
        [1, 0],
        [1, 1],
        [2, null],
        [2, 0],
        [3, 1],
      ]),
    ).toEqual([null, 1]);
  });

  it('is nobody’s before the first turn, and told for turns that nobody had', () => {
    expect(after([[0, 0]])).toEqual([]);
    expect(
      after([
        [0, 0],
        [1, 0],
        [4, 1],
      ]),
    ).toEqual([1, 1, 1]);
  });

  it('changes where another seat takes it, if only after nobody had it', () => {
    expect(changesOf([])).toBe(0);
    expect(changesOf([null, 0, 0, null, 0])).toBe(0);
    expect(changesOf([0, 1, null, 0, 0])).toBe(2);
  });

  it('belongs to one that is ahead alone', () => {
    const of = (worths: readonly number[]): Leader => alone([...worths.keys()], (seat) => worths[seat] ?? 0);
    expect(of([1, 3, 2])).toBe(1);
    expect(of([3, 1, 3])).toBeNull();
    expect(of([-Infinity, -Infinity])).toBeNull();
    expect(of([])).toBeNull();
  });
});
