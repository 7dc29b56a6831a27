import { describe, expect, it } from 'vitest';
import { comparedShares } from '#lab/compare.ts';

describe('shares beside each other', () => {
  it('have the interval of their difference, which R. Newcombe gives for 56 of 70 and 48 of 80', () => {
    // Statistics in Medicine 17 (1998), table II, method 10: 0.0524 to 0.3339
    const [wins] = comparedShares([[{ name: 'wins', count: 48, total: 80 }], [{ name: 'wins', count: 56, total: 70 }]]);
    expect(wins?.parts[0]?.over).toBeNull();
    expect(wins?.parts[1]?.over?.difference).toBeCloseTo(0.2, 10);
    expect(wins?.parts[1]?.over?.low).toBeCloseTo(0.0524, 4);
    expect(wins?.parts[1]?.over?.high).toBeCloseTo(0.3339, 4);
  });

  it('stand by their names, with a gap where an answer has none', () => {
    const rows = comparedShares([[{ name: 'a', count: 1, total: 2 }], [{ name: 'b', count: 1, total: 4 }]]);
    expect(rows.map(({ name, parts }) => [name, ...parts.map((part) => part?.share ?? null)])).toEqual([
      ['a', 0.5, null],
      ['b', null, 0.25],
    ]);
    expect(rows[1]?.parts[1]?.over).toBeNull();
  });
});
