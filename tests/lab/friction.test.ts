import { describe, expect, it } from 'vitest';
import { frictionSays } from '#lab/traction/friction/say.ts';
import type { FrictionAnswer } from '#lab/traction/friction/answer.ts';
import { answered as answeredBy, refusal } from './answered.ts';

const FELT = { format: 'tumbletop/surface', version: 1, name: 'felt', friction: 0.5, restitution: 0.1 };
const answered = (trials: number, parameters: object) => answeredBy<FrictionAnswer>('friction', trials, parameters);

describe('the experiment of friction', () => {
  it('finds the threshold of a finger on the tip where theory has it', async () => {
    const { keys } = await answered(2, { friction: [0.38, 0.42], sizes: ['S', 'L'] });
    for (const { low, high, theory } of keys.thresholds) {
      expect([low, high]).toEqual([0.38, 0.42]);
      expect(theory).toBeGreaterThan(0.38);
      expect(theory).toBeLessThan(0.42);
    }
    expect(keys.thresholds.map(({ theory }) => theory.toFixed(3))).toEqual(['0.398', '0.404']);
  });

  it('has the corner stay where it holds, and slide where it slips', async () => {
    const { keys, table, plots } = await answered(3, { surfaces: ['felt', 'glass'], sizes: ['M'] });
    const [felt, glass] = keys.rows;
    expect(felt).toMatchObject({ surface: 'felt', friction: 0.6, legal: 3, trials: 3 });
    expect(felt?.slipMm.median).toBeLessThan(0.2);
    expect(glass).toMatchObject({ surface: 'glass', legal: 0 });
    expect(glass?.slipMm.median).toBeGreaterThan(1);
    expect(table.rows).toHaveLength(2);
    expect(plots.map(({ id }) => id)).toEqual(['careful']);
  });

  it('needs more for a hand that trembles than for one that does not', async () => {
    const at = { friction: [0.42], sizes: ['S'] };
    const legal = async (steadiness: string) => (await answered(4, { ...at, steadiness })).keys.rows[0]?.legal ?? -1;
    expect(await legal('usual')).toBe(4);
    expect(await legal('very-shaky')).toBeLessThan(4);
  });

  it.each([
    ['a coefficient beyond 2', { friction: [2.5] }, '$.parameters.friction[0] is 2.5'],
    ['the same size twice', { sizes: ['S', 'S'] }, 'each only once'],
    ['coefficients and surfaces', { friction: [0.4], surfaces: ['felt'] }, 'not both'],
    ['two surfaces of one name', { surfaces: ['felt', FELT] }, 'different names'],
    ['a surface that there is not', { surfaces: ['ice'] }, '$.parameters.surfaces[0] is "ice"'],
  ])('is refused with %s', async (_, parameters, said) =>
    expect(await refusal('friction', parameters)).toContain(said),
  );
});

describe('the sentence about thresholds', () => {
  const row = (friction: number, legal: number) => ({
    surface: null,
    friction,
    size: 'S' as const,
    hand: 'careful' as const,
    legal,
    trials: 10,
    share: legal / 10,
    low: 0,
    high: 1,
    slipMm: { median: 0, p90: 0 },
    verdict: 'risky' as const,
  });
  const threshold = { size: 'S' as const, hand: 'careful' as const, slope: null, theory: 0.398, tipN: 0.0049 };
  const unknown = { ...threshold, half: null, low: null, high: null };

  it.each([
    [
      'a curve that tells',
      { ...threshold, half: 0.4, low: 0.39, high: 0.41 },
      [2, 8],
      'S, careful: half of the steps hold at 0.400 (95 %: 0.390 to 0.410); in theory at 0.398, tipped by 4.9 mN.',
    ],
    ['none and then all', unknown, [0, 10], 'somewhere from 0.380 to 0.400; in theory'],
    ['all', unknown, [10, 10], 'at 0.380 already;'],
    ['none', unknown, [0, 0], 'at none of these coefficients;'],
  ])('has for %s', (_, known, legal, said) =>
    expect(frictionSays({ rows: legal.map((n, i) => row(0.38 + i / 50, n)), thresholds: [known] })).toContain(said),
  );
});
