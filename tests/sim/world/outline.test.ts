import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexHull2, type Point2 } from '#sim/geometry/footprint.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece, outlineOfTable, supportOfPiece } from '#sim/world/outline.ts';
import { toTable } from '#sim/world/pose.ts';
import { standingPose } from '#sim/world/standing.ts';
import { evenly } from '../maths/arbitraries.ts';

const anyPiece = fc.record({
  id: fc.constantFrom('0-S1', '1-M2', '4-L1').map(pieceId),
  xMm: evenly(-800, 800),
  zMm: evenly(-800, 800),
  yawDeg: evenly(-180, 180),
  pose: fc.constantFrom('upright' as const, 'flat' as const),
});

/** What a placed piece's vertices cover, mm: by the pose that the simulation gives it, and not by plane geometry. */
function shadowOf(piece: PiecePlacement, vertices: readonly number[] = [0, 1, 2, 3, 4]): readonly Point2[] {
  const spec = pyramidOf(piece.id);
  const pose = standingPose(spec, piece, 0);
  const points = spec.vertices.filter((_v, i) => vertices.includes(i)).map((v) => toTable(pose, v));
  return convexHull2(points.map(({ x, z }) => ({ x: x * 1000, z: z * 1000 })));
}

const micrometres = (points: readonly Point2[]): string[] =>
  points.map(({ x, z }) => `${(x * 1000).toFixed(0)} ${(z * 1000).toFixed(0)}`.replaceAll('-0', '0')).sort();

const closeTo = (found: readonly Point2[], expected: readonly Point2[]): void => {
  expect(found.length).toBe(expected.length);
  for (const { x, z } of found)
    expect(Math.min(...expected.map((e) => Math.abs(e.x - x) + Math.abs(e.z - z)))).toBeLessThan(1e-9);
};

describe('seen from above', () => {
  it('a piece covers what its five vertices cover, standing and lying', () => {
    fc.assert(fc.property(anyPiece, (piece) => closeTo(outlineOfPiece(piece), shadowOf(piece))));
  });

  it('a piece rests with its base, or with the face whose base edge is A-B', () => {
    fc.assert(
      fc.property(anyPiece, (piece) =>
        closeTo(supportOfPiece(piece), shadowOf(piece, piece.pose === 'upright' ? [0, 1, 2, 3] : [0, 1, 4])),
      ),
    );
  });

  it('a lying large one reaches as far as its face is long, 46.23 mm', () => {
    const lying = { id: pieceId('0-L1'), xMm: 0, zMm: 0, yawDeg: 0, pose: 'flat' } as const;
    expect(Math.max(...outlineOfPiece(lying).map(({ z }) => z))).toBeCloseTo(46.2287, 4);
  });

  it('a pad is a card of 5 by 3 inches, turned counter-clockwise', () => {
    const pad = { seat: seat(0), xMm: 10, zMm: 20, yawDeg: 90 };
    expect(micrometres(outlineOfPad(pad))).toEqual(
      micrometres([
        { x: 48.1, z: 83.5 },
        { x: 48.1, z: -43.5 },
        { x: -28.1, z: 83.5 },
        { x: -28.1, z: -43.5 },
      ]),
    );
  });

  it('the table is a square about the origin', () => {
    expect(micrometres(outlineOfTable(300))).toEqual(
      micrometres([
        { x: 150, z: 150 },
        { x: 150, z: -150 },
        { x: -150, z: 150 },
        { x: -150, z: -150 },
      ]),
    );
  });
});
