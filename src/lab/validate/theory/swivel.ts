import data from '#sim/data/hand.json' with { type: 'json' };
import { conjugate, fromAxisAngle, multiply, rotate, unrotate, type Quat } from '#sim/maths/quat.ts';
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
} from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize, type PyramidSpec } from '#sim/pyramid.ts';
import { GRAVITY, RESTING_DEPTH_MM, TICK_S } from '#sim/settings.ts';
import { poseOf, toTable } from '#sim/world/pose.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { addTorque, setVelocity } from '#sim/world/units.ts';
import { bisect } from '../apparatus/bisect.ts';
import { onTable, run, seconds, surface, TOWARDS, type RigidBody } from '../apparatus/tables.ts';
import { knownLimit, withinShare, type Theme, type Validation } from '../validation.ts';

const SLIPPED = 1e-3; // m, TR-07
const SETTLED_S = 0.1;
const WATCHED_S = 1;
const STEADY = 2 * Math.PI * 60; // rad/s: how stiffly the couple keeps the attitude

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
function cornerTravel(physics: Physics, t: Tipped, friction: number, speed: number): number {
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

/** The acceleration of the centre of mass at which the corner slips, m/s2. */
function slipAcceleration(physics: Physics, t: Tipped, friction: number): number {
  const theory = Math.sqrt((friction * GRAVITY) / comRadius(t));
  const speed = bisect(
    theory / 3,
    theory * 2,
    theory * 2e-3,
    (tried) => cornerTravel(physics, t, friction, tried) < drawnCircle(t, tried) + SLIPPED,
  );
  return speed * speed * comRadius(t);
}

const HAND_SPEED = (data.limits.headingDegS * Math.PI) / 180; // rad/s

const slips = (size: PyramidSize, friction: number, tolerance: Validation['tolerance']): Validation => ({
  name: `swivel slips, ${size}, coefficient ${friction}`,
  settings: 'tipped on its corner, turned about the vertical by a couple alone; the corner comes off by 1 mm',
  unit: 'm/s2',
  theory: friction * GRAVITY,
  tolerance,
  measure: (physics) => slipAcceleration(physics, tippedOf(size), friction),
});

function drawsCircle(size: PyramidSize): Validation {
  const t = tippedOf(size);
  const theory = drawnCircle(t, HAND_SPEED) * 1000;
  return {
    name: `circle drawn by the corner, ${size}, 2 turns/s`,
    settings: 'the same on a coefficient of 0.9, where the corner holds; theory is that of the tick, the truth is 0',
    unit: 'mm',
    theory,
    tolerance: knownLimit(0.8 * theory, 1.2 * theory),
    measure: (physics) => cornerTravel(physics, t, 0.9, HAND_SPEED) * 1000,
  };
}

export const SWIVEL: Theme = {
  id: 'swivel',
  says: 'A swivelled pyramid slips where its centre of mass asks for more acceleration than friction has: w squared r = mu g.',
  source: 'Coulomb friction',
  tolerances:
    '10 %, for which the settings were chosen; known limits: at four turns a second, twice as fast as a hand, it slips a third early, and a corner that holds draws a circle of the length of a tick',
  rows: [
    ...[0.1, 0.25, 0.5].flatMap((friction) => SIZES.map((size) => slips(size, friction, withinShare(0.1)))),
    ...SIZES.map((size) => slips(size, 0.9, knownLimit(0, 0.9 * GRAVITY))),
    ...SIZES.map(drawsCircle),
  ],
};
