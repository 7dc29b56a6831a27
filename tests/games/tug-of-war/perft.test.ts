import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../effort.ts';
import { lastCount, perft } from './perft.ts';
import { at } from './support.ts';

/** Lines and different positions after 1, 2 and more actions: any change of the rules changes some of them. */
describe('counts of positions', () => {
  const death = at({}, { set: 'death' });

  it('of the Death Match from its start', () => {
    expect(perft(death, SOAKING ? 3 : 1)).toEqual(
      [
        { lines: 74, positions: 62 },
        { lines: 9715, positions: 3993 },
        { lines: 262_911, positions: 87_099 },
      ].slice(0, SOAKING ? 3 : 1),
    );
    expect(lastCount(death)).toBe(9715);
  });

  it('of the Death Match with better hands', () => {
    const rich = at(
      {
        hands: [
          [1, 2, 3],
          [2, 4, 5],
        ],
      },
      { set: 'death' },
    );
    expect(perft(rich, SOAKING ? 2 : 1)).toEqual(
      [
        { lines: 408, positions: 124 },
        { lines: 113_603, positions: 13_942 },
      ].slice(0, SOAKING ? 2 : 1),
    );
    expect(lastCount(rich)).toBe(113_603);
  });

  it('of the Final Match from its start, two cards at the Path included', () => {
    expect(perft(at(), 1)).toEqual([{ lines: 4184, positions: 2168 }]);
    expect(lastCount(at())).toBe(553_317);
  });
});
