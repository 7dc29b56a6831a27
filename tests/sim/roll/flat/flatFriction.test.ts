import { describe, expect, it } from 'vitest';
import { BODIES } from '#lab/rolls/bodies.ts';
import { pieceId } from '#sim/ids.ts';
import { box } from '#sim/geometry/polyhedron.ts';
import { fromAxisAngle, IDENTITY, rotate, type Quat } from '#sim/maths/quat.ts';
import { degrees } from '#sim/maths/trig.ts';
import { dot, UNIT_X, UNIT_Y, ZERO } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import { bodyOf, type BodySpec } from '#sim/roll/body.ts';
import { A_NODE, footingsOf } from '#sim/roll/flat/footing.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { quantiseRelease } from '#sim/roll/release.ts';
import { Roll } from '#sim/roll/roll.ts';
import type { RollGround } from '#sim/roll/rollWorld.ts';
import { comOf, velocityOf } from '#sim/world/units.ts';

const physics = await loadPhysics();
const MU = 0.3;
const DENSITY = 1000;

const boxOf = (x: number, y: number, z: number): BodySpec =>
  bodyOf({
    convex: [{ name: 'part', shape: box(x, y, z), mass: 8 * x * y * z * DENSITY }],
    middle: ZERO,
    faces: [{ name: 'up', normals: [UNIT_Y] }],
  });
const CARD = boxOf(0.0315, 0.0005, 0.044);
const BLOCK = boxOf(0.015, 0.005, 0.015);

interface Start {
  readonly spec: BodySpec;
  readonly heightMm: number;
  readonly velocityMmS?: readonly [number, number, number];
  readonly spinRadS?: number;
  readonly rotation?: Quat;
  readonly ground?: RollGround;
  readonly atXMm?: number;
}

function rolling({
  spec,
  heightMm,
  velocityMmS = [0, 0, 0],
  spinRadS = 0,
  rotation = IDENTITY,
  ground,
  atXMm = 0,
}: Start) {
  const release = quantiseRelease({
    atMm: [atXMm, heightMm, 0],
    quaternion: [rotation.x, rotation.y, rotation.z, rotation.w],
    velocityMmS: [...velocityMmS],
    spinDegS: [0, degrees(spinRadS), 0],
  });
  return new Roll(physics, {
    terrain: { id: 'custom', friction: MU, restitution: 0 },
    ground: ground ?? 'open',
    flat: true,
    bodies: [{ id: pieceId('0'), spec, ...release }],
  });
}

const pieceOf = (roll: Roll) => {
  const [piece] = roll.arena.pieces;
  if (piece === undefined) throw new Error('a body rolls');
  return piece;
};

/** The weight on the side of the centre of mass to which this says yes. */
function weightOn(nodes: Float64Array, isThere: (x: number, z: number) => boolean): number {
  let sum = 0;
  for (let i = 0; i < nodes.length; i += A_NODE)
    if (isThere(nodes[i] ?? 0, nodes[i + 1] ?? 0)) sum += nodes[i + 2] ?? 0;
  return sum;
}

describe('the faces that a body can lie on', () => {
  it('have the mean distance to their middle that a rectangle has', () => {
    // d/6 + a^2/(12 b) asinh(b/a) + b^2/(12 a) asinh(a/b) of 63 x 88 mm: 29.126 mm
    const lying = footingsOf(CARD).find(({ down }) => down.y < -0.9);
    expect((lying?.armM ?? 0) * 1000).toBeCloseTo(29.126, 2);
    expect(weightOn(lying?.nodes ?? new Float64Array(), () => true)).toBeCloseTo(1, 12);
  });

  it('carry the weight so that it is balanced: unevenly, where a pyramid lies on its side', () => {
    const pyramid = BODIES.find(({ name }) => name === 'pyramid-M');
    const side = pyramid?.faces.find(({ name }) => name === 'side');
    if (pyramid === undefined || side === undefined) throw new Error('a pyramid has sides');
    const lying = footingsOf(pyramid.spec).find(({ down }) => dot(down, side.down) > 0.999);
    if (lying === undefined) throw new Error('a pyramid can lie on its side');
    const moment = (i: 0 | 1): number => {
      let sum = 0;
      for (let at = 0; at < lying.nodes.length; at += A_NODE)
        sum += (lying.nodes[at + i] ?? 0) * (lying.nodes[at + 2] ?? 0);
      return sum * 1000;
    };
    expect(moment(0)).toBeCloseTo(0, 9);
    expect(moment(1)).toBeCloseTo(0, 9);
    const pressures = lying.patches.flat().map(lying.pressure);
    expect(Math.max(...pressures)).toBeGreaterThan(1.1 * Math.min(...pressures));
  });

  it('are not where a body would topple, nor on wheels', () => {
    const isWheels = ({ down }: { readonly down: { readonly y: number } }): boolean => down.y < -0.9;
    expect(footingsOf(TRUCK).some(isWheels)).toBe(false);
    expect(footingsOf(TRUCK).length).toBeGreaterThan(0);
  });
});

describe('a flat thing', () => {
  it('that spins in its place stops as its mean arm has it, within 1.5 %', () => {
    const roll = rolling({ spec: CARD, heightMm: 0.5, spinRadS: 30 });
    let turned = 0;
    let ticks = 0;
    for (let spin = 30; spin > 0.05 && ticks < 400; ticks += 1) {
      roll.advance();
      const next = pieceOf(roll).body.angvel().y;
      turned += (spin + next) / 480;
      spin = next;
    }
    const gyration = (0.063 ** 2 + 0.088 ** 2) / 12;
    expect(Math.abs(turned / ((900 * gyration) / (2 * MU * 9.81 * 0.029126)) - 1)).toBeLessThan(0.015);
    expect(Math.abs(ticks / 240 / ((30 * gyration) / (MU * 9.81 * 0.029126)) - 1)).toBeLessThan(0.015);
    roll.free();
  });

  it('stays where it has stopped: nothing creeps in ten seconds', () => {
    const roll = rolling({ spec: CARD, heightMm: 0.5, velocityMmS: [200, 0, 100], spinRadS: 12 });
    while (roll.advance());
    const { body } = pieceOf(roll);
    const [at, turn] = [comOf(body), body.rotation()];
    for (let tick = 0; tick < 2400; tick += 1) roll.arena.world.step();
    const now = comOf(body);
    expect(Math.hypot(now.x - at.x, now.z - at.z) * 1000).toBeLessThan(0.01);
    expect(Math.abs(body.rotation().y - turn.y)).toBeLessThan(1e-4);
    roll.free();
  });
});

describe('where the law does not hold, the engine’s friction does', () => {
  it('a block that tumbles is as it is without the law, until it lies', () => {
    const rotation = fromAxisAngle(UNIT_X, 0.6);
    const withLaw = rolling({ spec: BLOCK, heightMm: 60, velocityMmS: [300, 0, 0], rotation });
    const { body, collider } = pieceOf(withLaw);
    for (let tick = 0; tick < 20; tick += 1) withLaw.advance();
    expect(collider.friction()).toBeGreaterThan(0);
    while (withLaw.advance());
    expect(Math.abs(rotate(body.rotation(), UNIT_Y).y)).toBeLessThan(1.001);
    expect(withLaw.finish().settled).toBe(true);
    withLaw.free();
  });

  it('a thing that touches the rim rubs there', () => {
    const roll = rolling({ spec: BLOCK, heightMm: 5, velocityMmS: [2000, 0, 0], ground: 'tray', atXMm: 40 });
    let rubbed = false;
    for (let tick = 0; tick < 120 && roll.advance(); tick += 1) {
      const { body, collider } = pieceOf(roll);
      if (velocityOf(body).x < 0.1 && collider.friction() > 0) rubbed = true;
    }
    expect(rubbed).toBe(true);
    roll.free();
  });

  it('a thing that carries another rubs by the engine’s, which knows what it weighs', () => {
    const at = (heightMm: number) => ({
      spec: BLOCK,
      ...quantiseRelease({
        atMm: [0, heightMm, 0],
        quaternion: [0, 0, 0, 1],
        velocityMmS: [400, 0, 0],
        spinDegS: [0, 0, 0],
      }),
    });
    const isOurs = (heightsMm: readonly number[]): boolean => {
      const roll = new Roll(physics, {
        terrain: { id: 'custom', friction: MU, restitution: 0 },
        ground: 'open',
        flat: true,
        lying: true,
        bodies: heightsMm.map((heightMm, i) => ({ id: pieceId(`${i}`), ...at(heightMm) })),
      });
      for (let tick = 0; tick < 8; tick += 1) roll.advance();
      const ours = pieceOf(roll).collider.friction() === 0;
      roll.free();
      return ours;
    };
    expect(isOurs([4.95])).toBe(true);
    expect(isOurs([4.95, 14.9])).toBe(false);
  });

  it('energy is never gained where one law hands over to the other', () => {
    const roll = rolling({ spec: CARD, heightMm: 3, velocityMmS: [500, 0, 0], spinRadS: 20 });
    const energyOf = () => {
      const { body, spec } = pieceOf(roll);
      const { x, y, z } = velocityOf(body);
      const spin = body.angvel().y;
      return spec.mass * (9.81 * comOf(body).y + (x * x + y * y + z * z) / 2) + (spec.inertia.yy * spin * spin) / 2;
    };
    let before = energyOf();
    while (roll.advance()) {
      const now = energyOf();
      expect(now).toBeLessThan(before * 1.002 + 1e-9);
      before = now;
    }
    roll.free();
  });
});
