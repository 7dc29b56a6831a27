import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { box, heightOverFace, place } from '#sim/geometry/polyhedron.ts';
import { lerp, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { anyRotation, evenly } from '../maths/arbitraries.ts';
import { runs } from '../../effort.ts';

/** Places of a coarse grid: many in a plane, in a row, or twice. */
const coordinate = fc.integer({ min: -9, max: 9 });
const anyPlace = fc.tuple(coordinate, coordinate, coordinate).map(([x, y, z]) => vec3(x / 100, y / 100, z / 100));

const byPlace = (a: Vec3, b: Vec3): number => a.x - b.x || a.y - b.y || a.z - b.z;

describe('the convex hull of points', () => {
  it('of a box has its eight corners and six whole faces, whatever else lies within, on its faces, on its edges and twice', () => {
    fc.assert(
      fc.property(anyRotation, evenly(0.1, 0.9), (turned, share) => {
        const { vertices, edges } = place(box(0.01, 0.02, 0.03), vec3(0.1, 0.2, 0.3), turned);
        const middles = edges.map(([a, b]) => lerp(vertices[a] ?? ZERO, vertices[b] ?? ZERO, share));
        const within = vertices.flatMap((v) => middles.map((m) => lerp(v, m, share)));
        const hull = convexHull3([...within, ...middles, ...vertices, ...vertices]);
        expect([...hull.vertices].sort(byPlace)).toEqual([...vertices].sort(byPlace));
        expect(hull.faces.map((face) => face.vertices.length)).toEqual([4, 4, 4, 4, 4, 4]);
      }),
      { numRuns: runs(100, 3000), endOnFailure: true },
    );
  });

  it('has every point behind every face, and no corner that is not one of the points', () => {
    // whatever else there is
    const solid = [vec3(-0.03, -0.03, -0.03), vec3(0.03, -0.03, -0.03), vec3(0, 0.03, -0.03), vec3(0, 0, 0.03)];
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 30 }), (more) => {
        const points = [...solid, ...more];
        const hull = convexHull3(points);
        expect(
          Math.max(...hull.faces.flatMap((face) => points.map((p) => heightOverFace(hull, face, p)))),
        ).toBeLessThan(1e-8);
        expect(hull.vertices.every((v) => points.includes(v))).toBe(true);
      }),
      { numRuns: runs(100, 3000), endOnFailure: true },
    );
  });

  it("of a truck, wheels with 32 corners in each other's planes and lines, is closed and encloses it", () => {
    const points = TRUCK.parts.flatMap(({ shape }) => shape.vertices);
    const hull = convexHull3(points);
    expect(Math.max(...hull.faces.flatMap((face) => points.map((p) => heightOverFace(hull, face, p))))).toBeLessThan(
      1e-12,
    );
    expect(hull.edges).toHaveLength(hull.vertices.length + hull.faces.length - 2);
  });

  it.each([1e-9, 3e-9, 1e-8, 1e-7])('closes where points are %f m off the sides of a box', (off) => {
    for (let turn = 0; turn < 40; turn += 1) {
      const bumps = [-1, 0, 1].flatMap((x) =>
        [-1, 0, 1].flatMap((y) =>
          [-1, 1].map((z) => vec3(x / 100, y / 100, z / 100 + (off * (((x + 2 * y + 5 * z + turn) * 7919) % 13)) / 13)),
        ),
      );
      const { vertices, edges, faces } = convexHull3(bumps);
      expect(faces.reduce((sum, face) => sum + face.vertices.length, 0)).toBe(2 * edges.length);
      expect(vertices.length - edges.length + faces.length).toBe(2);
    }
  });

  it.each([
    ['one point', [ZERO]],
    ['a line', [0, 1, 2, 3].map((x) => vec3(x, 2 * x, 0))],
    [
      'a square',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x = 0, z = 0]) => vec3(x, 0, z)),
    ],
  ])('that lie in %s is no solid, and that is said', (_, points) => {
    expect(() => convexHull3(points)).toThrow('these points have no hull');
  });
});
