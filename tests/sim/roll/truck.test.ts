import { released } from '#games/trexlands/rolling/battle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import data from '#sim/data/truck.json' with { type: 'json' };
import { heightOverFace, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { pieceId } from '#sim/ids.ts';
import { rotate } from '#sim/maths/quat.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { massPropertiesOf, principalOf } from '#sim/roll/massProperties.ts';
import { buildRollWorld } from '#sim/roll/rollWorld.ts';
import { BALLASTED_TRUCK, BODY_PARTS, TRUCK, WHEELS } from '#sim/roll/truck.ts';
import { UNITS } from '#sim/world/units.ts';
import { aThrow, FOUR_TRUCKS, standardRoll, terrain } from '../../games/trexlands/rolling/support.ts';

const MM = 1e-3;

describe.each(TRUCK.parts)('the part $name', ({ shape }) => {
  it('is convex, its faces turned outwards', () => {
    for (const face of shape.faces)
      expect(Math.max(...shape.vertices.map((v) => heightOverFace(shape, face, v)))).toBeLessThan(1e-12);
  });

  it('is closed: every edge runs once each way', () => {
    const seen = new Map<string, number>();
    for (const { vertices: ring } of shape.faces) {
      ring.forEach((from, i) => {
        const to = ring[(i + 1) % ring.length] ?? from;
        const key = [Math.min(from, to), Math.max(from, to)].join();
        seen.set(key, (seen.get(key) ?? 0) + (from < to ? 1 : -1));
      });
    }
    expect([...seen.values()].filter((balance) => balance !== 0)).toEqual([]);
  });
});

describe.each(TRUCK.parts.filter(({ name }) => !WHEELS.includes(name as never)))('the hull $name', ({ shape }) => {
  it('has no face with more corners than the engine can tell apart', () => {
    expect(Math.max(...shape.faces.map(({ vertices }) => vertices.length))).toBeLessThanOrEqual(4);
  });
});

describe.each(WHEELS.map((name, i) => ({ name, i })))('the $name wheel', ({ name, i }) => {
  it('is round in the engine where exact geometry has corners, all of them on it', () => {
    const { shape } = TRUCK.parts.find((part) => part.name === name) ?? { shape: null };
    const { middle, radius, halfWidth } = TRUCK.solid.rollers?.[i] ?? {
      middle: vec3(0, 0, 0),
      radius: 0,
      halfWidth: 0,
    };
    expect(radius).toBe(9.2 * MM);
    for (const v of shape?.vertices ?? []) {
      expect(Math.hypot(v.x - middle.x, v.y - middle.y)).toBeCloseTo(radius, 12);
      expect(Math.abs(v.z - middle.z)).toBeCloseTo(halfWidth, 12);
    }
    expect(shape?.vertices.length).toBeGreaterThanOrEqual(64);
  });
});

const inside = (shape: Polyhedron, point: Vec3): boolean =>
  shape.faces.every((face) => heightOverFace(shape, face, point) <= 0);

/**
 * Mass, centre and moments by counting: each part as a lattice of equal specks, each weight as one. Nothing here is
 * shared with the sources.
 */
function byCounting(cells: number): { mass: number; com: number[]; inertia: number[] } {
  const specks: { at: number[]; mass: number }[] = [];
  for (const { shape, mass } of TRUCK.parts) {
    const range = (axis: 'x' | 'y' | 'z'): [number, number] => [
      Math.min(...shape.vertices.map((v) => v[axis])),
      Math.max(...shape.vertices.map((v) => v[axis])),
    ];
    const steps = (['x', 'y', 'z'] as const).map((axis) => {
      const [low, high] = range(axis);
      return Array.from({ length: cells }, (_, i) => low + ((i + 0.5) / cells) * (high - low));
    });
    const [xs = [], ys = [], zs = []] = steps;
    const mine = xs.flatMap((x) =>
      ys.flatMap((y) => zs.filter((z) => inside(shape, vec3(x, y, z))).map((z) => [x, y, z])),
    );
    specks.push(...mine.map((at) => ({ at, mass: mass / mine.length })));
  }
  for (const { massG, atMm } of data.weights) specks.push({ at: atMm.map((c) => c * MM), mass: massG / 1000 });
  const total = (f: (at: number[]) => number): number => specks.reduce((sum, { at, mass }) => sum + mass * f(at), 0);
  const mass = total(() => 1);
  const com = [0, 1, 2].map((i) => total((at) => at[i] ?? 0) / mass);
  const off = (at: number[], i: number): number => (at[i] ?? 0) - (com[i] ?? 0);
  const square = (i: number): number => total((at) => off(at, i) ** 2);
  return {
    mass,
    com,
    inertia: [
      square(1) + square(2),
      square(2) + square(0),
      square(0) + square(1),
      -total((at) => off(at, 0) * off(at, 1)),
    ],
  };
}

describe('the truck', () => {
  it('weighs, balances and turns as its parts do, counted speck by speck', () => {
    const counted = byCounting(32);
    const { mass, com, inertia } = TRUCK;
    expect(counted.mass / mass).toBeCloseTo(1, 9);
    for (const [i, c] of [com.x, com.y, com.z].entries())
      expect(Math.abs((counted.com[i] ?? 0) - c)).toBeLessThan(0.05 * MM);
    for (const [i, moment] of [inertia.xx, inertia.yy, inertia.zz].entries())
      expect(Math.abs((counted.inertia[i] ?? 0) / moment - 1)).toBeLessThan(0.02);
    expect((counted.inertia[3] ?? 0) / inertia.xy).toBeCloseTo(1, 1);
  });

  it('is the same to its left as to its right', () => {
    expect(Math.abs(TRUCK.com.z)).toBeLessThan(1e-12);
    expect(Math.abs(TRUCK.inertia.yz) + Math.abs(TRUCK.inertia.zx)).toBeLessThan(1e-15);
  });

  it('is about 1:64: 60 to 75 mm long', () => {
    const xs = TRUCK.parts.flatMap(({ shape }) => shape.vertices.map(({ x }) => x));
    const length = (Math.max(...xs) - Math.min(...xs)) / MM;
    expect(length).toBeGreaterThan(60);
    expect(length).toBeLessThan(75);
  });

  it('stands on the line below the axle of every wheel', () => {
    const lows = TRUCK.parts.map(({ shape }) => shape.vertices.filter(({ y }) => y < 1e-9).length);
    expect(lows).toEqual([2, 2, 2, 2, ...BODY_PARTS.map(() => 0)]);
  });

  it('has its principal axes where its moments have no products', () => {
    const { moments, axes } = { moments: TRUCK.solid.inertia, axes: TRUCK.solid.axes };
    const [x, y] = [rotate(axes, vec3(1, 0, 0)), rotate(axes, vec3(0, 1, 0))];
    const product = moments.x * x.x * x.y + moments.y * y.x * y.y;
    expect(product / TRUCK.inertia.xy).toBeCloseTo(1, 9);
    expect((moments.x * x.x * x.x + moments.y * y.x * y.x) / TRUCK.inertia.xx).toBeCloseTo(1, 9);
  });

  it('with ballast is heavier by its weight and lower, and has the same shape', () => {
    expect(BALLASTED_TRUCK.mass - TRUCK.mass).toBeCloseTo(0.02, 9);
    expect(BALLASTED_TRUCK.com.y).toBeLessThan(TRUCK.com.y - 1 * MM);
    expect(BALLASTED_TRUCK.parts).toEqual(TRUCK.parts);
  });
});

describe('a body that is not mirrored', () => {
  it('turns about other axes than its own, by moments whose sum stays the same', () => {
    const { inertia } = massPropertiesOf(TRUCK.parts.slice(0, 1), [{ mass: 0.01, at: vec3(0.01, 0.02, 0.03) }]);
    const { moments, axes } = principalOf(inertia);
    expect(moments.x + moments.y + moments.z).toBeCloseTo(inertia.xx + inertia.yy + inertia.zz, 15);
    expect(Math.abs(axes.w)).toBeLessThan(0.9999);
  });
});

describe('in the engine', () => {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });

  it.each([
    ['as it is', [], TRUCK],
    ['with ballast', ['0-T1'], BALLASTED_TRUCK],
  ] as const)('a truck %s has its mass, centre and whole tensor', (_, ballasted, spec) => {
    const arena = buildRollWorld(
      physics,
      released({
        terrain: terrain(),
        throws: [aThrow({ spinDegS: [0, 0, 0] })],
        ballasted: ballasted.map(pieceId),
      }),
    );
    arena.world.step();
    const body = arena.pieces[0]?.body;
    const { m11 = 0, m12 = 0, m13 = 0, m22 = 0, m23 = 0, m33 = 0 } = body?.effectiveWorldInvInertia() ?? {};
    const { xx, yy, zz, xy } = spec.inertia;
    const scale = UNITS * UNITS;
    const determinant = (xx * yy - xy * xy) * scale;
    expect(m11 / (yy / determinant)).toBeCloseTo(1, 5);
    expect(m22 / (xx / determinant)).toBeCloseTo(1, 5);
    expect(m12 / (-xy / determinant)).toBeCloseTo(1, 4);
    expect(m33 * zz * scale).toBeCloseTo(1, 5);
    expect(Math.abs(m13) + Math.abs(m23)).toBeLessThan(1e-6);
    expect(body?.mass()).toBeCloseTo(spec.mass, 6);
    expect(body?.localCom().y).toBeCloseTo(spec.com.y * UNITS, 6);
    arena.free();
  });

  it('is the same body in every fleet', () => {
    const arena = buildRollWorld(physics, released(standardRoll(1, FOUR_TRUCKS)));
    expect(arena.pieces.map(({ spec }) => spec)).toEqual(FOUR_TRUCKS.map(() => TRUCK));
    expect(new Set(arena.pieces.map(({ body }) => body.mass())).size).toBe(1);
    arena.free();
  });
});
