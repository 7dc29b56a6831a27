import type { RigidBody } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import data from '../../src/sim/data/hand.json' with { type: 'json' };
import { conjugate, fromAxisAngle, multiply, rotate, unrotate, type Quat } from '../../src/sim/maths/quat.ts';
import {
  add,
  addScaled,
  cross,
  horizontal,
  horizontalDistance,
  length,
  scale,
  sub,
  UNIT_Y,
  vec3,
  type Vec3,
} from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize, type PyramidSpec } from '../../src/sim/pyramid.ts';
import { GRAVITY, RESTING_DEPTH_MM, TICK_S } from '../../src/sim/settings.ts';
import { poseOf, toTable } from '../../src/sim/world/pose.ts';
import { insertPyramid } from '../../src/sim/world/tableWorld.ts';
import { addTorque, setVelocity } from '../../src/sim/world/units.ts';
import { bisect } from './bisect.ts';
import { compareShare, tellLimit } from './report.ts';
import { onTable, run, seconds, surface, TOWARDS } from './tables.ts';

const SLIPPED = 1e-3; // m, TR-07
const SETTLED_S = 0.1;
const WATCHED_S = 1;
const STEADY = 2 * Math.PI * 60; // rad/s: how stiffly the couple keeps the attitude

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A pyramid tipped on its corner as the hand tips it. */
interface Tipped {
  readonly spec: PyramidSpec;
  readonly lean: Quat;
  readonly pivot: Vec3; // of the piece's own frame
  readonly arm: Vec3; // from the pivot to the centre of mass, on the table
}

function tippedOf(size: PyramidSize): Tipped {
  const spec = PYRAMIDS[size];
  const lean = fromAxisAngle(cross(UNIT_Y, TOWARDS.corner), data.assisted.tiltRad);
  const pivot = scale(TOWARDS.corner, spec.base / Math.SQRT2);
  return { spec, lean, pivot, arm: rotate(lean, sub(vec3(0, spec.com, 0), pivot)) };
}

const comRadius = (t: Tipped): number => length(horizontal(t.arm));

function angularMomentum({ side, axis }: PyramidSpec, rotation: Quat, spin: Vec3): Vec3 {
  const local = unrotate(rotation, spin);
  return rotate(rotation, vec3(local.x * side, local.y * axis, local.z * side));
}

/**
 * The couple of the coming tick that keeps the piece tipped and turning, and neither pushes nor lifts: all that holds
 * the corner is friction. What the motion asks for (Euler's equation, with the table's force at the corner), and a
 * stiff implicit spring on what is left of the error.
 */
function coupleOf(t: Tipped, body: RigidBody, yawRad: number, speed: number): Vec3 {
  const turned = fromAxisAngle(UNIT_Y, yawRad);
  const spin = scale(UNIT_Y, speed);
  const arm = rotate(turned, t.arm);
  const target = multiply(turned, t.lean);
  const support = addScaled(scale(UNIT_Y, t.spec.mass * GRAVITY), horizontal(arm), -t.spec.mass * speed * speed);
  const asked = add(cross(spin, angularMomentum(t.spec, target, spin)), cross(arm, support));
  const error = multiply(target, conjugate(body.rotation()));
  const softness = 1 / (TICK_S * (2 * STEADY + TICK_S * STEADY * STEADY));
  const bias = softness * TICK_S * STEADY * STEADY * 2 * Math.sign(error.w);
  const wanted = sub(addScaled(spin, error, bias), body.angvel());
  return addScaled(asked, angularMomentum(t.spec, body.rotation(), wanted), 1 / ((1 + softness) * TICK_S));
}

/** How far the corner comes from where it is once the swivel runs, m. */
function cornerTravel(t: Tipped, friction: number, speed: number): number {
  return onTable(physics, surface(friction), [], ({ world }) => {
    const { body } = insertPyramid(
      physics,
      world,
      t.spec,
      sub(scale(UNIT_Y, -RESTING_DEPTH_MM * 1e-3), rotate(t.lean, t.pivot)),
      t.lean,
    );
    const spin = scale(UNIT_Y, speed);
    body.setAngvel(spin, true);
    setVelocity(body, cross(spin, t.arm));
    let ticks = 0;
    const turnFor = (s: number, look: () => void): void =>
      run(world, seconds(s), () => {
        look();
        ticks += 1;
        body.resetTorques(true);
        addTorque(body, coupleOf(t, body, speed * ticks * TICK_S, speed));
      });
    turnFor(SETTLED_S, () => undefined);
    const from = toTable(poseOf(body), t.pivot);
    let travel = 0;
    turnFor(WATCHED_S, () => (travel = Math.max(travel, horizontalDistance(from, toTable(poseOf(body), t.pivot)))));
    return travel;
  });
}

/**
 * A step of 1/240 s lets a swivelled corner that holds draw a circle of its own: v^2/r dt/2 is how fast it is carried
 * outwards.
 */
const drawnCircle = (t: Tipped, speed: number): number => speed * comRadius(t) * TICK_S;

function slipSpeed(t: Tipped, friction: number): { theory: number; measured: number } {
  const theory = Math.sqrt((friction * GRAVITY) / comRadius(t));
  const measured = bisect(
    theory / 3,
    theory * 2,
    theory * 2e-3,
    (speed) => cornerTravel(t, friction, speed) < drawnCircle(t, speed) + SLIPPED,
  );
  return { theory, measured };
}

/** The acceleration at which the corner slips over that which friction can give. */
function accelerations(t: Tipped, friction: number): { theory: number; measured: number } {
  const { measured } = slipSpeed(t, friction);
  return { theory: friction * GRAVITY, measured: measured * measured * comRadius(t) };
}

describe.each([0.1, 0.25, 0.5])('swivelled on a corner by a couple alone, on a coefficient of %d', (friction) => {
  it.for([...SIZES])(
    'a pyramid of size %s slips where the centre of mass asks more of friction than it has',
    (size, { task }) => {
      compareShare(task, {
        name: `swivel slips, ${size}, coefficient ${friction}`,
        ...accelerations(tippedOf(size), friction),
        unit: 'm/s2',
        bar: 0.1,
      });
    },
  );
});

describe('swivelled at four turns a second, twice what a hand can', () => {
  it.for([...SIZES])('a pyramid of size %s slips early', (size, { task }) => {
    const { theory, measured } = accelerations(tippedOf(size), 0.9);
    tellLimit(task, { name: `swivel slips, ${size}, coefficient 0.9`, theory, measured, unit: 'm/s2' });
    expect(measured).toBeLessThan(theory);
  });
});

describe('swivelled as fast as a hand can', () => {
  it.for([...SIZES])('the corner of size %s holds and draws a circle of the length of a tick', (size, { task }) => {
    const t = tippedOf(size);
    const speed = (data.limits.headingDegS * Math.PI) / 180;
    const theory = drawnCircle(t, speed) * 1000;
    const measured = cornerTravel(t, 0.9, speed) * 1000;
    tellLimit(task, { name: `circle drawn by the corner, ${size}, 2 turns/s`, theory, measured, unit: 'mm' });
    expect(measured / theory).toBeGreaterThan(0.8);
    expect(measured / theory).toBeLessThan(1.2);
  });
});
