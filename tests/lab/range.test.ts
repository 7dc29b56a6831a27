import { describe, expect, it } from 'vitest';
import type { RangeAnswer } from '#lab/traction/range/answer.ts';
import { aimOf, farWalk } from '#lab/traction/range/plan.ts';
import { trialChance } from '#lab/chance.ts';
import { walkOutline } from '#games/traction/reach.ts';
import { afterStep } from '#games/traction/standing.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { inSoak, runs } from '../effort.ts';
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
        yawDeg: 0,
      });
      expect(Math.hypot(end.xMm, end.zMm)).toBeCloseTo(walk.openMm, 1);
      expect(Math.atan2(-end.zMm, end.xMm)).toBeCloseTo((aim.towardsDeg * Math.PI) / 180, 2);
    }
  });

  it('has no place within a boundary of theory where there are no steps', () =>
    expect(walkOutline({ id: pieceId('0-S1'), xMm: 0, zMm: 0, yawDeg: 0 }, 0)).toEqual([]));
});

const AT_MIDDLE = { id: '1-S1', xMm: 3, zMm: 0, yawDeg: 0, pose: 'upright' };
const ON_FELT = { surfaces: ['felt'], sizes: ['S'] };
const STAYS = [0, 1].map(() => [0, 0, true]);

describe('the experiment of range', () => {
  inSoak(() => {
    it('comes nearly as far as theory where the corner holds, and nowhere legally where it slips', async () => {
      const { keys, table } = await answered(5, { surfaces: ['felt', 'glass'], sizes: ['S'] });
      const row = (surface: string, steps: number) =>
        keys.rows.find((one) => one.surface === surface && one.steps === steps);
      expect(keys.rows.map(({ steps }) => steps)).toEqual([4, 6, 4, 6]);
      for (const steps of [4, 6]) {
        const { legal, ofMeant, reachMm } = row('felt', steps) ?? { legal: 0 };
        expect(legal).toBe(5);
        expect(ofMeant?.mean).toBeGreaterThan(0.97);
        expect(ofMeant?.mean).toBeLessThan(1.01);
        expect(reachMm?.low).toBeLessThan(reachMm?.mean ?? 0);
      }
      expect(row('felt', 6)?.reachMm.mean).toBeGreaterThan(40 + (row('felt', 4)?.reachMm.mean ?? Infinity) - 1);
      expect(row('glass', 4)).toMatchObject({ legal: 0, reachMm: { mean: null } });
      expect(table.rows.map((cells) => cells[2])).toEqual(['walk', 'walk', 'walk', 'walk', 'tackle', 'tackle']);
    });
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
    const places = ['friction-0-5-careful', 'friction-0-6-careful'];
    expect(plots.map(({ id }) => id)).toEqual([...places, ...places.map((place) => `tackles-${place}`)]);
    expect(plots[0]?.layers.filter(({ mark }) => mark === 'line')).toHaveLength(3); // M by 2 and 3, L by 1
  });

  it('leaves out a size that a rule does not let walk', async () => {
    const { keys } = await answered(1, { surfaces: ['felt'], sizes: ['L'], ranges: [[4, 2, 0]] });
    expect(keys).toMatchObject({ rows: [], crossings: [] });
  });

  it('goes around what stands in its way, touches none of it, and comes less far than on an empty table', async () => {
    const trials = runs(2, 6);
    const { keys, plots } = await answered(trials, { ...ON_FELT, around: 'row', ranges: [[4, 0, 0]] });
    const [row] = keys.rows;
    expect(row).toMatchObject({ legal: trials, trials });
    expect(row?.meantMm).toBeLessThan((row?.theoryMm ?? 0) - 1);
    expect(Math.abs((row?.ofMeant.mean ?? 0) - 1)).toBeLessThan(0.02);
    const [left, right] = [50 - 25.4 / 2, 50 + 25.4 / 2]; // the row, seen from the piece
    for (const [x, z] of row?.ends ?? [])
      expect(x > left && x < right && Math.abs(z) < 56, `${x}, ${z} is within the row`).toBe(false);
    expect(plots[0]?.layers.filter(({ mark }) => mark === 'line')).toHaveLength(5 + 2); // things, open, around them
  });

  it('stays where it is where it is walled in', async () => {
    const at = (id: string, xMm: number, zMm: number) => ({ id, xMm, zMm, yawDeg: 0, pose: 'upright' });
    const corners = [at('1-L1', 26, 26), at('1-L2', -26, 26), at('2-L1', 26, -26), at('2-L2', -26, -26)];
    const sides = [at('3-M1', 23, 0), at('3-M2', -23, 0), at('4-M1', 0, 23), at('4-M2', 0, -23)];
    const around = [...corners, ...sides];
    const { keys } = await answered(2, { ...ON_FELT, around, sizes: ['L'], ranges: [[0, 0, 1]] });
    expect(keys.rows[0]).toMatchObject({ legal: 2, meantMm: 0, ofMeant: { mean: null }, ends: STAYS });
  });

  inSoak(() => {
    it('tackles nearly as far as the far corner sweeps, less the larger it is, and nowhere on glass', async () => {
      const { keys } = await answered(30, { surfaces: ['felt', 'glass'], sizes: ['S', 'L'], ranges: [[0, 0, 0]] });
      const [small, glassy, large] = keys.tackles;
      expect(small).toMatchObject({ surface: 'felt', size: 'S', trials: 30 });
      expect(glassy).toMatchObject({ surface: 'glass', hits: 0, half: null });
      // The corner is off the table, and a rival's sides lean away: by a share of the size.
      expect(small?.beyondMm).toBeLessThan(0);
      expect(small?.beyondMm).toBeGreaterThan(-1.5);
      expect(large?.beyondMm).toBeLessThan(small?.beyondMm ?? 0);
      expect(large?.beyondMm).toBeGreaterThan(-2.5);
      expect(small?.half).toBeGreaterThan((small?.low ?? Infinity) - 1e-6);
      expect(small?.bins.reduce((sum, bin) => sum + bin.trials, 0)).toBe(30);
    });
  });

  it.each([
    ['nine steps', { ranges: [[9, 2, 1]] }, '$.parameters.ranges[0][0] is 9'],
    ['pads nearer than the rules allow', { distancesMm: [100] }, '$.parameters.distancesMm[0] is 100'],
    ['a place that there is not', { around: 'maze' }, '$.parameters.around is "maze"; expected row, gate, or a list'],
    ['a piece in the middle', { around: [AT_MIDDLE] }, 'apart from each other and from its middle'],
    ["one of the walker's own seat", { around: [{ ...AT_MIDDLE, id: '0-M1', xMm: 90 }] }, 'of seats 1 to 5'],
    ['coefficients and surfaces', { friction: [0.4], surfaces: ['felt'] }, 'not both'],
  ])('is refused with %s', async (_, parameters, said) => expect(await refusal('range', parameters)).toContain(said));
});
