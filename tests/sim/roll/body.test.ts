import { beforeAll, describe, expect, it } from 'vitest';
import { box, translate } from '#sim/geometry/polyhedron.ts';
import { rotate } from '#sim/maths/quat.ts';
import { add, length, scale, sub, UNIT_X, UNIT_Y, UNIT_Z, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { bodyOf, type BodySpec } from '#sim/roll/body.ts';
import { Roll } from '#sim/roll/roll.ts';
import { terrainOf } from '#sim/roll/terrain.ts';
import { wheelShape } from '#sim/roll/wheelShape.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { pieceId } from '#sim/ids.ts';
import { poseOf } from '#sim/world/pose.ts';
import { thrownTogether } from './thrown.ts';

/**
 * A spanner: a handle, and a head beside its end, higher than the handle: no side of it is the mirror image of another.
 */
const WRENCH: BodySpec<'handle' | 'head'> = bodyOf({
  convex: [
    { name: 'handle', shape: box(0.03, 0.003, 0.005), mass: 0.02 },
    { name: 'head', shape: translate(box(0.008, 0.006, 0.008), vec3(0.034, 0.003, 0.006)), mass: 0.015 },
  ],
  middle: ZERO,
  faces: [
    { name: 'over', normals: [UNIT_Y] },
    { name: 'under', normals: [scale(UNIT_Y, -1)] },
    { name: 'edge', normals: [UNIT_Z, scale(UNIT_Z, -1)] },
  ],
});

const CAN = bodyOf({
  round: [
    {
      name: 'can',
      shape: wheelShape(0.01, 0.015, 32),
      mass: 0.03,
      roller: { middle: ZERO, radius: 0.01, halfWidth: 0.015 },
    },
  ],
  middle: ZERO,
  faces: [],
});

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

function letGo(spec: BodySpec, spinDegS: readonly [number, number, number]): Roll {
  const terrain = terrainOf('scrub');
  if (!terrain.ok) throw new Error(terrain.fault.message);
  const release = { atMm: [0, 450, 0], quaternion: [0, 0, 0, 1], velocityMmS: [0, 0, 0], spinDegS } as const;
  return new Roll(physics, { terrain: terrain.value, bodies: [{ id: pieceId('0-B1'), spec, ...release }] });
}

describe('any rigid body', () => {
  it('is thrown and comes to lie: one of several parts that is lopsided, and a single round one', () => {
    for (const spec of [WRENCH, CAN]) {
      const seen = [1, 2, 3, 4].flatMap((seed) => thrownTogether(physics, spec, 1, seed));
      expect(seen.filter(({ at }) => at.yMm > 1 && at.yMm < 40)).toHaveLength(4);
      expect(seen).toEqual([1, 2, 3, 4].flatMap((seed) => thrownTogether(physics, spec, 1, seed)));
    }
  });

  it('keeps its angular momentum in the air, though its spin wanders: the principal axes are its own', () => {
    const roll = letGo(WRENCH, [900, 500, 700]);
    const momentum = (): Vec3 => {
      const [piece] = roll.arena.pieces;
      if (piece === undefined) throw new Error('a body is there');
      return momentumOf(WRENCH, poseOf(piece.body).rotation, piece.body.angvel());
    };
    const [before, spin] = [momentum(), roll.arena.pieces[0]?.body.angvel() ?? ZERO];
    for (let tick = 0; tick < 48; tick += 1) roll.advance(); // 0.2 s of flight
    const after = roll.arena.pieces[0]?.body.angvel() ?? ZERO;
    // The engine's step is of first order: it may lag by what the body turns in one tick.
    expect(length(sub(momentum(), before)) / length(before)).toBeLessThan(length(spin) / TICK_HZ);
    expect(length(sub(after, spin)) / length(spin)).toBeGreaterThan(0.1);
    roll.free();
  });
});

/** Inertia times spin, in the table's axes: over the columns of the body's inertia. */
function momentumOf({ inertia: m }: BodySpec, rotation: Parameters<typeof rotate>[0], spin: Vec3): Vec3 {
  const axes = [UNIT_X, UNIT_Y, UNIT_Z].map((axis) => rotate(rotation, axis));
  const [x = 0, y = 0, z = 0] = axes.map((axis) => axis.x * spin.x + axis.y * spin.y + axis.z * spin.z);
  const own = vec3(m.xx * x + m.xy * y + m.zx * z, m.xy * x + m.yy * y + m.yz * z, m.zx * x + m.yz * y + m.zz * z);
  const [ux = ZERO, uy = ZERO, uz = ZERO] = axes;
  return add(add(scale(ux, own.x), scale(uy, own.y)), scale(uz, own.z));
}
