import { describe, expect, it } from 'vitest';
import { hashOf } from '#engine/hash.ts';
import logs from './logs.json' with { type: 'json' };
import { act, setUpFor } from './support.ts';

/** Each is a game, line by line; every line has a generator of its own, seeded with the game's seed and its number. */
describe('whole games', () => {
  const ends = logs.flatMap(({ by }) => by);

  it('are over in two matches or in three, and won by either seat', () => {
    expect(new Set(logs.map(({ by }) => by.length))).toEqual(new Set([2, 3]));
    expect(new Set(logs.map(({ winner }) => winner))).toEqual(new Set([0, 1]));
  });

  it('TP-24 to TP-27: have matches that ended in every way that there is', () => {
    expect(new Set(ends)).toEqual(new Set(['ropes', 'overtime', 'strongest', 'wrench']));
  });

  it('TP-29: have items that were used, and house rules by which there are none', () => {
    expect(logs.some(({ spent }) => spent.length > 2)).toBe(true);
    for (const option of ['characters', 'locations', 'items', 'overtimeEject'])
      expect(logs.some(({ options }) => option in options)).toBe(true);
  });

  it.each(logs.map((log, i) => [i + 1, log] as const))(
    'game %i ends as it did, to the last card',
    (_, { seed, options, lines, ...end }) => {
      const state = lines.reduce((now, line, n) => act(now, line, seed + n).state, setUpFor(options, seed));
      expect({
        by: state.results.map(({ by }) => by),
        wins: state.results.map(({ winner }) => winner).join(''),
        winner: state.outcome?.winner,
        spent: state.spent,
        checksum: hashOf(state),
      }).toEqual(end);
    },
  );
});
