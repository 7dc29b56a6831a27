import { describe, expect, it } from 'vitest';
import type { RangeAnswer } from '../../src/lab/traction/range/answer.ts';
import { aimOf, farWalk } from '../../src/lab/traction/range/plan.ts';
import { trialChance } from '../../src/lab/chance.ts';
import { walkOutline } from '../../src/games/traction/reach.ts';
import { afterStep } from '../../src/games/traction/standing.ts';
import { pieceId } from '../../src/sim/ids.ts';
import { pyramidOf } from '../../src/sim/pyramid.ts';
import { answered as answeredBy, refusal } from './answered.ts';

const answered = (trials: number, parameters: object) => answeredBy<RangeAnswer>('range', trials, parameters);

describe('the furthest walk', () => {
  it.each(['S', 'M', 'L'] as const)('of %s ends where theory has its boundary, in any direction', (size) => {
    const piece = pieceId(`0-${size}1`);
    for (const [trial, steps] of [1, 2, 3, 4, 8, 1, 2].entries()) {
      const aim = aimOf(trialChance(3, 'aim', trial));
      const walk = farWalk(size, steps, aim);
      const end = walk.steps.reduce((at, { corner, swivelDeg }) => afterStep(pyramidOf(piece), at, corner, swivelDeg), {
        xMm: 0,
        zMm: 0,
        yawDeg: aim.headingDeg,
      });
      expect(Math.hypot(end.xMm, end.zMm)).toBeCloseTo(walk.farMm, 1);
      expect(Math.atan2(-end.zMm, end.xMm)).toBeCloseTo((aim.towardsDeg * Math.PI) / 180, 2);
    }
  });

  it('has no place within a boundary of theory where there are no steps', () =>
    expect(walkOutline({ id: pieceId('0-S1'), xMm: 0, zMm: 0, yawDeg: 0 }, 0)).toEqual([]));
});

describe('the experiment of range', () => {
  it('comes nearly as far as theory where the corner holds, and nowhere legally where it slips', async () => {
    const { keys, table } = await answered(5, { surfaces: ['felt', 'glass'], sizes: ['S'] });
    const row = (surface: string, steps: number) =>
      keys.rows.find((one) => one.surface === surface && one.steps === steps);
    expect(keys.rows.map(({ steps }) => steps)).toEqual([4, 6, 4, 6]);
    for (const steps of [4, 6]) {
      const { legal, ofTheory, reachMm } = row('felt', steps) ?? { legal: 0 };
      expect(legal).toBe(5);
      expect(ofTheory?.mean).toBeGreaterThan(0.97);
      expect(ofTheory?.mean).toBeLessThan(1.01);
      expect(reachMm?.low).toBeLessThan(reachMm?.mean ?? 0);
    }
    expect(row('felt', 6)?.reachMm.mean).toBeGreaterThan(40 + (row('felt', 4)?.reachMm.mean ?? Infinity) - 1);
    expect(row('glass', 4)).toMatchObject({ legal: 0, reachMm: { mean: null } });
    expect(table.rows).toHaveLength(4);
  });

  it('crosses from pad to pad in as many turns as the rule book says', async () => {
    const { keys } = await answered(1, { surfaces: ['felt'], ranges: [[4, 2, 1]] });
    const across = (size: string, inches: number) =>
      keys.crossings.find((one) => one.size === size && one.distanceMm === inches * 25.4);
    for (const [size, steps, turns] of [
      ['S', 19, 5],
      ['M', 14, 7],
      ['L', 11, 11],
    ] as const)
      expect(across(size, 15)).toMatchObject({ theorySteps: steps, theoryTurns: turns });
    expect(across('S', 36)).toMatchObject({ theorySteps: 46, theoryTurns: 12 });
    expect(across('S', 15)?.turns).toBeGreaterThanOrEqual(5);
  });

  it('has a map a ground, with the boundary of every size', async () => {
    const { plots } = await answered(1, { friction: [0.5, 0.6], sizes: ['M', 'L'] });
    expect(plots.map(({ id }) => id)).toEqual(['friction-0-5-careful', 'friction-0-6-careful']);
    expect(plots[0]?.layers.filter(({ mark }) => mark === 'line')).toHaveLength(3); // M by 2 and 3, L by 1
  });

  it('leaves out a size that a rule does not let walk', async () => {
    const { keys } = await answered(1, { surfaces: ['felt'], sizes: ['L'], ranges: [[4, 2, 0]] });
    expect(keys).toEqual({ rows: [], crossings: [] });
  });

  it.each([
    ['nine steps', { ranges: [[9, 2, 1]] }, '$.parameters.ranges[0][0] is 9'],
    ['pads nearer than the rules allow', { distancesMm: [100] }, '$.parameters.distancesMm[0] is 100'],
    ['coefficients and surfaces', { friction: [0.4], surfaces: ['felt'] }, 'not both'],
  ])('is refused with %s', async (_, parameters, said) => expect(await refusal('range', parameters)).toContain(said));
});
