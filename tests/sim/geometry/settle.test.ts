import { describe, expect, it } from 'vitest';
import { BODIES } from '#lab/rolls/bodies.ts';
import { restingAreas, restingFaces } from '#sim/geometry/settle.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { box } from '#sim/geometry/polyhedron.ts';
import type { Polyhedron } from '#sim/geometry/polyhedron.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import {
  addScaled,
  cross,
  dot,
  length,
  normalizeOr,
  scale,
  sub,
  UNIT_X,
  vec3,
  ZERO,
  type Vec3,
} from '#sim/maths/vec3.ts';

/** Of a triangle seen from the origin, with corners in any place: as the file's own is, by other means. */
function solidAngle(a: Vec3, b: Vec3, c: Vec3): number {
  const [p, q, r] = [a, b, c].map((v) => normalizeOr(v, UNIT_X)) as [Vec3, Vec3, Vec3];
  const angle = (at: Vec3, one: Vec3, other: Vec3): number => {
    const [u, v] = [cross(at, one), cross(at, other)];
    return Math.acos(dot(u, v) / length(u) / length(v));
  };
  return angle(p, q, r) + angle(q, r, p) + angle(r, p, q) - Math.PI; // Girard
}

const shareFrom = (hull: Polyhedron, com: Vec3, face: number): number => {
  const [first = ZERO, ...others] = (hull.faces[face]?.vertices ?? []).map((i) => sub(hull.vertices[i] ?? ZERO, com));
  let sum = 0;
  for (const [i, a] of others.entries())
    sum += others[i + 1] === undefined ? 0 : solidAngle(first, a, others[i + 1] ?? a);
  return sum / (4 * Math.PI);
};

/** Corners by chance around the origin. */
function cloud(seed: number, points: number): readonly Vec3[] {
  return withRandom(seedRandom(seed), (random) =>
    Array.from({ length: points }, () => {
      const part = (): number => random.integer(-1000, 1000) / 1000;
      return vec3(part(), part() * 0.7, part() * 0.5);
    }),
  ).value;
}

/** Directions that are spread evenly, by the golden angle. */
const spread = (count: number): readonly Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * i + 1) / count;
    const turn = i * Math.PI * (3 - Math.sqrt(5));
    const r = Math.sqrt(1 - y * y);
    return vec3(r * Math.cos(turn), y, r * Math.sin(turn));
  });

/** The direction that is down at the end, of a body that tips from this one by small steps. */
function fallen({ vertices }: Polyhedron, com: Vec3, from: Vec3): Vec3 {
  const lowest = (down: Vec3): Vec3 =>
    vertices.reduce((best, at) => (dot(sub(at, best), down) > 0 ? at : best), vertices[0] ?? ZERO);
  let down = from;
  for (let step = 0.02; step > 1e-5; step *= 0.9985) {
    const off = sub(lowest(down), com);
    const along = addScaled(off, down, -dot(off, down));
    down = normalizeOr(addScaled(down, normalizeOr(along, ZERO), -step), down);
  }
  return down;
}

/** Directions in groups: small steps step over the low pass between two that are near each other. */
function alike(directions: readonly Vec3[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const [i, one] of directions.entries()) {
    const near = groups.filter((group) => group.some((other) => dot(one, directions[other] ?? ZERO) > 0.94));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), i]);
  }
  return groups;
}

type Triple = [number, number, number];

const cornerOf = ({ vertices }: Polyhedron, i: number): Vec3 => vertices[i] ?? ZERO;

function solidOf(points: readonly Vec3[]): Polyhedron | null {
  try {
    return convexHull3(points);
  } catch {
    return null; // all in a plane
  }
}

describe('a body that is put down', () => {
  it.each([4, 6, 8, 10, 12, 20])('as the die of %i sides has every side as often', (sides) => {
    const body = BODIES.find(({ name }) => name === `d${sides}`) ?? expect.fail();
    const hull = convexHull3(body.spec.parts.flatMap(({ shape }) => shape.vertices));
    const faces = restingFaces(hull, body.spec.com);
    expect(faces).toHaveLength(sides);
    for (const { share } of faces) expect(share).toBeCloseTo(1 / sides, 9);
  });

  it.each([
    ['a brick', [8, 8, 6]],
    ['a slab', [20, 3, 11]],
    ['a beam', [2, 30, 3]],
  ] as const)('has of %s each face as often as its solid angle from the centre of mass', (_, [x, y, z]) => {
    const hull = box(x / 1e3, y / 1e3, z / 1e3);
    const faces = restingFaces(hull, ZERO);
    expect(faces).toHaveLength(6);
    for (const { face, share } of faces) expect(share).toBeCloseTo(shareFrom(hull, ZERO, face), 9);
  });

  it('has of a box whose weight is to one side still the solid angles, as long as each edge is rolled over', () => {
    const hull = box(0.008, 0.008, 0.008);
    const com = vec3(0.003, -0.002, 0.001);
    for (const { face, share } of restingFaces(hull, com)) expect(share).toBeCloseTo(shareFrom(hull, com, face), 9);
  });

  it.each([1, 4, 6])('comes to what tipping by small steps comes to: cloud %i', (seed) => {
    const hull = convexHull3(cloud(seed, 9 + 3 * seed).map((at) => scale(at, 0.01)));
    const com = vec3(0.0004 * seed, -0.0006, 0.0003);
    const faces = restingFaces(hull, com);
    const groups = alike(faces.map(({ normal }) => normal));
    const starts = spread(150);
    const counts = groups.map(() => 0);
    for (const from of starts) {
      const down = fallen(hull, com, from);
      const nearest = faces.reduce(
        (best, { normal }, i) => (dot(normal, down) > dot(faces[best]?.normal ?? ZERO, down) ? i : best),
        0,
      );
      expect(dot(faces[nearest]?.normal ?? ZERO, down), 'a face that holds it').toBeGreaterThan(0.98);
      const group = groups.findIndex((group) => group.includes(nearest));
      counts[group] = (counts[group] ?? 0) + 1;
    }
    for (const [i, group] of groups.entries()) {
      const share = group.reduce((sum, face) => sum + (faces[face]?.share ?? 0), 0);
      expect(Math.abs(share - (counts[i] ?? 0) / starts.length)).toBeLessThan(0.03);
    }
  });

  it('has nothing left over of all directions, whatever its shape', () => {
    for (let seed = 10; seed < 60; seed += 1) {
      const hull = convexHull3(cloud(seed, 40).map((at) => scale(at, 0.01)));
      const areas = restingAreas(hull, vec3(0.001, 0.0005, -0.0007));
      expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(4 * Math.PI, 9);
      expect(Math.min(...areas)).toBeGreaterThanOrEqual(0);
    }
  });

  it('has nothing left over where a corner is level with an edge, or a foot on a corner or a border', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const points = cloud(seed, 8 + (seed % 60)).map(({ x, y, z }) =>
        vec3(...([x, y / 0.7, z / 0.5].map((part) => Math.round((1 + (seed % 3)) * part) * 0.004) as Triple)),
      );
      const hull = solidOf(points);
      if (hull === null || !hull.faces.every(({ normal, vertices: [i = 0] }) => dot(normal, cornerOf(hull, i)) > 1e-6))
        continue;
      const areas = restingAreas(hull, ZERO);
      expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(4 * Math.PI, 9);
      expect(Math.min(...areas)).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it('with a corner cut off has alike faces as often as each other, though its corners are level with edges', () => {
    const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z] as const)));
    const cut = corners.flatMap(([x, y, z]) => {
      if (x + y + z < 3) return [vec3(x, y, z)];
      return [vec3(0, 1, 1), vec3(1, 0, 1), vec3(1, 1, 0)];
    });
    const faces = restingFaces(convexHull3(cut.map((at) => scale(at, 0.008))), ZERO);
    const shares = (towards: number) =>
      faces.filter(({ normal: { x, y, z } }) => Math.abs(x + y + z - towards) < 1e-6).map(({ share }) => share);
    const [whole = 0, ...others] = shares(-1);
    const [notched = 0, ...likewise] = shares(1);
    expect([others.length, likewise.length]).toEqual([2, 2]);
    for (const share of others) expect(share).toBeCloseTo(whole, 9);
    for (const share of likewise) expect(share).toBeCloseTo(notched, 9);
    expect(whole).toBeGreaterThanOrEqual(1 / 6 - 1e-9);
    expect(notched).toBeLessThan(whole);
  });

  it('stands on no face from which it would fall', () => {
    const faces = restingFaces(box(0.01, 0.05, 0.01), vec3(0.0099, 0.049, 0));
    const bottom = faces.find(({ normal }) => normal.y === -1);
    const top = faces.find(({ normal }) => normal.y === 1);
    expect(bottom?.share ?? 0).toBeLessThan(0.01);
    expect(top?.share).toBeGreaterThan(0.05);
    const skew = convexHull3([vec3(0, 0, 0), vec3(1, 0, 0), vec3(0, 0, 1), vec3(2, 2, 2)].map((at) => scale(at, 0.01)));
    const on = restingFaces(skew, vec3(0.0075, 0.005, 0.0075)).map(({ normal }) => normal.y);
    expect(on, 'its foot does not hold it').not.toContain(-1);
  });
});
