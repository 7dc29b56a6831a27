import { expect, it } from 'vitest';
import data from '#games/trexlands/data/best-throws.json' with { type: 'json' };
import { bestThrow } from '#games/trexlands/bestThrows.ts';

it('TX-62, TX-64: on every ground the best throw of a free hand is told apart from that of a shaken one', () => {
  for (const terrain of ['scrub', 'salt-flat', 'gravel', 'dune'] as const) {
    const [shaken, free] = (['shaken', 'free'] as const).map((kind) => bestThrow(kind, terrain));
    expect([shaken, free]).toEqual([
      data.found.find((entry) => entry.terrain === terrain && entry.kind === 'shaken'),
      data.found.find((entry) => entry.terrain === terrain && entry.kind === 'free'),
    ]);
    expect(free?.percent).toBeGreaterThan(shaken?.percent ?? Infinity);
  }
});
