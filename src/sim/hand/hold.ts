import data from '../data/hand.json' with { type: 'json' };
import type { Corner, Grip } from '../gesture/gesture.ts';
import { CORNERS } from '../gesture/gesture.ts';
import { atan2, degrees } from '../maths/trig.ts';
import { fromTo, fromYawDeg, rotate, unrotate, yawDegOf, type Quat } from '../maths/quat.ts';
import { solve3 } from '../maths/solve3.ts';
import {
  add,
  addScaled,
  cross,
  dot,
  length,
  scale,
  sub,
  UNIT_X,
  UNIT_Y,
  UNIT_Z,
  vec3,
  ZERO,
  type Vec3,
} from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { TICK_S } from '../settings.ts';
import { toTable, type Pose } from '../world/pose.ts';
import { addForce, addTorque, comOf, positionOf, resetForces, velocityOf } from '../world/units.ts';
import type { WorldPiece } from '../world/tableWorld.ts';
import { HAND_LIMITS } from './limits.ts';

/** Where the fingertip wants the grip point (m, table frame) and the heading it wants (degrees of yaw). */
export interface HandTarget {
  readonly point: Vec3;
  readonly headingDeg: number;
}

const FINGER_OMEGA = 2 * Math.PI * data.spring.frequencyHz; // rad/s
const PUSH_OMEGA = 2 * Math.PI * data.spring.pushFrequencyHz; // a shove has to beat friction to within 0.05 mm
const DAMPING_RATIO = data.spring.dampingRatio;
const TWIST_LIMIT = HAND_LIMITS.twistNmm * 1e-3; // N m

/** The grip point in the piece's own frame, m: on the axis, at the grip's share of the height. */
export function gripPoint(spec: PyramidSpec, grip: Grip): Vec3 {
  return vec3(0, spec.height * data.gripHeights[grip], 0);
}

/** The pivot corner in the piece's own frame; without one, the middle of the base. */
export function pivotPoint(spec: PyramidSpec, corner: Corner | null): Vec3 {
  return corner === null ? ZERO : (spec.vertices[CORNERS.indexOf(corner)] ?? ZERO);
}

/**
 * Presses one tick of the hand on to a piece: a soft constraint (an implicit spring-damper with the piece's effective
 * mass at the grip, the form known from 3D mouse joints), as a force held over the tick. As an impulse at the tick's
 * start it would put the whole push into the first of the engine's four substeps, where friction has a quarter of the
 * tick's normal force to answer with, and the pivot would creep. Call `letGo` (or this again) before the next tick.
 */
export function hold(piece: WorldPiece, grip: Grip, corner: Corner | null, target: HandTarget): void {
  letGo(piece);
  const motion = motionOf(piece);
  if (grip === 'push') return press(piece, shove(pullAt(motion, piece.spec, grip, PUSH_OMEGA, target, ZERO)));
  const twist = twistImpulse(motion, piece.spec, grip, corner, target.headingDeg);
  addTorque(piece.body, scale(twist, 1 / TICK_S));
  press(piece, pull(pullAt(motion, piece.spec, grip, FINGER_OMEGA, target, twist)));
}

/** Takes the hand's force off the piece. */
export const letGo = (piece: WorldPiece): void => resetForces(piece.body);

/** Softness and bias of an implicit spring of this frequency on this mass (or moment of inertia). */
function spring(mass: number, omega: number): { readonly softness: number; readonly bias: number } {
  const stiffness = mass * omega * omega;
  const damping = 2 * mass * DAMPING_RATIO * omega;
  const softness = 1 / (TICK_S * (damping + TICK_S * stiffness));
  return { softness, bias: softness * TICK_S * stiffness };
}

/** A piece's motion, read from the engine once a tick. */
interface Motion {
  readonly pose: Pose;
  readonly com: Vec3;
  readonly velocity: Vec3;
  readonly spin: Vec3;
  /** Change of spin by an angular impulse. */
  readonly inverseInertia: (impulse: Vec3) => Vec3;
}

function motionOf({ body, spec }: WorldPiece): Motion {
  const rotation = body.rotation();
  const inverseInertia = (v: Vec3): Vec3 => {
    const local = unrotate(rotation, v);
    return rotate(rotation, vec3(local.x / spec.side, local.y / spec.axis, local.z / spec.side));
  };
  return {
    pose: { position: positionOf(body), rotation },
    com: comOf(body),
    velocity: velocityOf(body),
    spin: body.angvel(),
    inverseInertia,
  };
}

/**
 * The demand of the spring at a grip: the place, the change of velocity it wants there, and how the piece answers an
 * impulse.
 */
interface Pull {
  readonly at: Vec3;
  readonly wanted: Vec3;
  readonly answer: (impulse: Vec3) => Vec3;
}

function pullAt(motion: Motion, spec: PyramidSpec, grip: Grip, omega: number, target: HandTarget, twist: Vec3): Pull {
  const at = toTable(motion.pose, gripPoint(spec, grip));
  const lever = sub(at, motion.com);
  const { softness, bias } = spring(spec.mass, omega);
  const spin = add(motion.spin, motion.inverseInertia(twist)); // what the twist of this tick will already have done
  const velocity = add(motion.velocity, cross(spin, lever));
  return {
    at,
    wanted: scale(addScaled(velocity, sub(at, target.point), bias), -1),
    answer: (e) => add(scale(e, 1 / spec.mass + softness), cross(motion.inverseInertia(cross(lever, e)), lever)),
  };
}

/** The impulse of a finger that holds: in every direction. */
function pull({ at, wanted, answer }: Pull): AppliedImpulse {
  const impulse = solve3(answer(UNIT_X), answer(UNIT_Y), answer(UNIT_Z), wanted);
  if (impulse === 'singular') throw new Error('the effective mass at a grip is never singular');
  return { at, impulse };
}

/** The impulse of a fingertip that shoves sideways only: it neither lifts nor presses down. */
function shove({ at, wanted, answer }: Pull): AppliedImpulse {
  const alongX = answer(UNIT_X);
  const alongZ = answer(UNIT_Z);
  const determinant = alongX.x * alongZ.z - alongX.z * alongZ.x;
  const impulse = vec3(
    (wanted.x * alongZ.z - wanted.z * alongZ.x) / determinant,
    0,
    (alongX.x * wanted.z - alongX.z * wanted.x) / determinant,
  );
  return { at, impulse };
}

interface AppliedImpulse {
  readonly at: Vec3;
  readonly impulse: Vec3;
}

function press({ body }: WorldPiece, { at, impulse }: AppliedImpulse): void {
  addForce(body, limited(scale(impulse, 1 / TICK_S), HAND_LIMITS.forceN), at);
}

/**
 * Angular impulse about the line from pivot to grip that turns the piece to its heading, an implicit spring on the
 * angle.
 */
function twistImpulse(motion: Motion, spec: PyramidSpec, grip: Grip, corner: Corner | null, headingDeg: number): Vec3 {
  const lineAtRest = lineOf(spec, grip, corner);
  const line = rotate(motion.pose.rotation, lineAtRest);
  const angle = twistAngle(motion.pose.rotation, lineAtRest, line, headingDeg);
  const inverse = dot(motion.inverseInertia(line), line);
  const { softness, bias } = spring(1 / inverse, FINGER_OMEGA);
  const size = (-dot(motion.spin, line) + bias * angle) / (inverse + softness);
  const most = TWIST_LIMIT * TICK_S;
  return scale(line, Math.max(-most, Math.min(most, size)));
}

/** Direction from pivot to grip in the piece's own frame. */
const lineOf = (spec: PyramidSpec, grip: Grip, corner: Corner | null): Vec3 =>
  unit(sub(gripPoint(spec, grip), pivotPoint(spec, corner)));

/**
 * How far the piece still has to turn about the line: from where it is to where it would be if, standing at the wanted
 * heading, it had been tipped the shortest way until its line is where it is now.
 */
function twistAngle(rotation: Quat, lineAtRest: Vec3, line: Vec3, headingDeg: number): number {
  const heading = fromYawDeg(headingDeg);
  const tip = fromTo(rotate(heading, lineAtRest), line);
  const across = unit(cross(lineAtRest, Math.abs(lineAtRest.x) < Math.abs(lineAtRest.z) ? UNIT_X : UNIT_Z));
  const have = rotate(rotation, across);
  const want = rotate(tip, rotate(heading, across));
  return atan2(dot(cross(have, want), line), dot(have, want));
}

/** The heading at which the hand has nothing to turn: what a finger that stops dead keeps, degrees. */
export function headingHeld({ body, spec }: WorldPiece, grip: Grip, corner: Corner | null): number {
  const rotation = body.rotation();
  const lineAtRest = lineOf(spec, grip, corner);
  const line = rotate(rotation, lineAtRest);
  let heading = yawDegOf(rotation);
  // Tilted, the twist follows the heading by a little less than one to one: a few corrections settle it.
  for (let i = 0; i < 4; i++) heading -= degrees(twistAngle(rotation, lineAtRest, line, heading));
  return heading;
}

function limited(v: Vec3, most: number): Vec3 {
  const size = length(v);
  return size <= most ? v : scale(v, most / size);
}

const unit = (v: Vec3): Vec3 => scale(v, 1 / length(v));

/**
 * The coefficient that a step needs: the reaction at the corner points at the grip, wherever the push goes, and
 * friction has to hold this tangent.
 */
export const frictionNeeded = (spec: PyramidSpec, grip: Grip): number =>
  length(pivotPoint(spec, 'A')) / gripPoint(spec, grip).y;
