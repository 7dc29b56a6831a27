import { describe, expect, it } from 'vitest';
import { sweep } from '#games/traction/forecast.ts';
import { afterStep, cornerAt } from '#games/traction/standing.ts';
import { performSteps } from '#games/traction/perform.ts';
import { strideMm, tackleOutline, tackleReachMm, walkReachMm } from '#games/traction/reach.ts';
import type { Point2 } from '#sim/geometry/footprint.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { started } from './support.ts';

const PIECES = ['0-S1', '0-M1', '0-L1'].map(pieceId);
const TOLD_MM = 0.01;

describe('the reach of a walk', () => {
  it('is what the rule book’s table of longest walks says', () => {
    expect(PIECES.map((piece, i) => walkReachMm(piece, [4, 2, 1][i] ?? 0).toFixed(1))).toEqual([
      '80.8',
      '56.1',
      '35.9',
    ]);
  });

  it.each(PIECES)('of %s is the longest that any step comes, and no step comes further', (piece) => {
    const from = { xMm: 0, zMm: 0, yawDeg: 20 };
    const ways = CORNERS.flatMap((corner) =>
      Array.from({ length: 73 }, (_, i) => afterStep(pyramidOf(piece), from, corner, -360 + 10 * i)),
    );
    const longest = Math.max(...ways.map(({ xMm, zMm }) => Math.hypot(xMm, zMm)));
    expect(longest).toBeCloseTo(strideMm(piece), 6);
  });

  it('is hardly more than what a careful hand walks on a table that grips', async () => {
    const piece = pieceId('0-S1');
    const physics = await loadPhysics();
    const state = started(2);
    const performed = performSteps(physics, state, {
      do: 'walk',
      piece,
      steps: [{ corner: 'D', swivelDeg: 180 }],
      hand: 'careful',
    });
    if (!performed.ok) throw new Error(performed.fault.message);
    const [step] = performed.value.report.steps;
    expect(step?.travelMm).toBeGreaterThan(walkReachMm(piece, 1) - state.options.tolerance.pivotMm);
    expect(step?.travelMm).toBeLessThan(walkReachMm(piece, 1) + state.options.tolerance.pivotMm);
  });
});

describe('the reach of a tackle', () => {
  const standing = { xMm: 12, zMm: -30, yawDeg: 33 };

  it.each(PIECES)('of %s encloses every place that its base comes over, and comes no further than they do', (piece) => {
    const corners = CORNERS.map((corner) => cornerAt(pyramidOf(piece), standing, corner));
    const nearest = ({ x, z }: Point2): number =>
      Math.min(...corners.map(({ xMm, zMm }) => Math.hypot(x - xMm, z - zMm)));
    const far = ({ x, z }: Point2): number => Math.hypot(x - standing.xMm, z - standing.zMm);
    const outline = tackleOutline({ id: piece, ...standing }, 360);
    const swept = CORNERS.flatMap((corner) =>
      [360, -360].flatMap((deg) => sweep(piece, standing, corner, deg).flatMap((one) => one.outline)),
    );
    expect(Math.max(...swept.map(nearest))).toBeLessThan(tackleReachMm(piece) + TOLD_MM);
    for (const place of outline) {
      const from = corners.map(({ xMm, zMm }) => Math.hypot(place.x - xMm, place.z - zMm));
      expect(from.some((mm) => Math.abs(mm - tackleReachMm(piece)) < TOLD_MM)).toBe(true); // on one corner's circle,
      expect(Math.min(...from)).toBeGreaterThan(tackleReachMm(piece) - TOLD_MM); // and inside of none
    }
    expect(Math.max(...swept.map(far))).toBeCloseTo(Math.max(...outline.map(far)), 1);
  });

  it('is one step, so that a large piece reaches furthest', () => {
    expect(PIECES.map((piece) => tackleReachMm(piece).toFixed(1))).toEqual(['19.8', '27.5', '35.2']);
  });
});
