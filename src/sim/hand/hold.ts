import data from '../data/hand.json' with { type: 'json' };
import type { Corner, Grip } from '../gesture/gesture.ts';
import { CORNERS } from '../gesture/gesture.ts';
import { atan2, degrees } from '../maths/trig.ts';
import { fromTo, fromYawDeg, rotate, unrotate, yawDegOf, type Quat } from '../maths/quat.ts';
import { solve3 } from '../maths/solve3.ts';
import { add, addScaled, cross, dot, length, scale, sub, UNIT_X, UNIT_Y, UNIT_Z, vec3, ZERO, type Vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { TICK_S } from '../settings.ts';
import { toTable } from '../world/pose.ts';
import { localVertices } from '../world/standing.ts';
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
  return corner === null ? ZERO : (localVertices(spec)[CORNERS.indexOf(corner)] ?? ZERO);
}

/**
 * Presses one tick of the hand on to a piece: a soft constraint (an implicit spring-damper with the piece's effective
 * mass at the grip, the form known from 3D mouse joints), as a force held over the tick. As an impulse at the tick's
 * start it would put the whole push into the first of the engine's four substeps, where friction has a quarter of the
 * tick's normal force to answer with, and the pivot would creep. Call `letGo` (or this again) before the next tick.
 */
export function hold(piece: WorldPiece, grip: Grip, corner: Corner | null, target: HandTarget): void {
  letGo(piece);
  if (grip === 'push') return shove(piece, target);
  const twist = twistImpulse(piece, grip, corner, target.headingDeg);
  piece.body.addTorque(scale(twist, 1 / TICK_S), true);
  pull(piece, grip, target, twist);
}

/** Takes the hand's force off the piece. */
export function letGo(piece: WorldPiece): void {
  piece.body.resetForces(true);
  piece.body.resetTorques(true);
}

/** Softness and bias of an implicit spring of this frequency on this mass (or moment of inertia). */
function spring(mass: number, omega: number): { readonly softness: number; readonly bias: number } {
  const stiffness = mass * omega * omega;
  const damping = 2 * mass * DAMPING_RATIO * omega;
  const softness = 1 / (TICK_S * (damping + TICK_S * stiffness));
  return { softness, bias: softness * TICK_S * stiffness };
}

function pull(piece: WorldPiece, grip: Grip, target: HandTarget, twist: Vec3): void {
  const { body, spec } = piece;
  const at = toTable({ position: body.translation(), rotation: body.rotation() }, gripPoint(spec, grip));
  const lever = sub(at, body.worldCom());
  const { softness, bias } = spring(spec.mass, FINGER_OMEGA);
  const spin = add(body.angvel(), inverseInertia(piece, twist)); // what the twist of this tick will already have done
  const velocity = add(body.linvel(), cross(spin, lever));
  const wanted = scale(addScaled(velocity, sub(at, target.point), bias), -1);
  const column = (e: Vec3): Vec3 => add(scale(e, 1 / spec.mass + softness), cross(inverseInertia(piece, cross(lever, e)), lever));
  const impulse = solve3(column(UNIT_X), column(UNIT_Y), column(UNIT_Z), wanted);
  if (impulse === 'singular') throw new Error('the effective mass at a grip is never singular');
  body.addForceAtPoint(limited(scale(impulse, 1 / TICK_S), HAND_LIMITS.forceN), at, true);
}

/** A fingertip at half height that shoves sideways only: it neither lifts nor presses down. */
function shove(piece: WorldPiece, target: HandTarget): void {
  const { body, spec } = piece;
  const at = toTable({ position: body.translation(), rotation: body.rotation() }, gripPoint(spec, 'push'));
  const lever = sub(at, body.worldCom());
  const { softness, bias } = spring(spec.mass, PUSH_OMEGA);
  const velocity = add(body.linvel(), cross(body.angvel(), lever));
  const wanted = scale(addScaled(velocity, sub(at, target.point), bias), -1);
  const column = (e: Vec3): Vec3 => add(scale(e, 1 / spec.mass + softness), cross(inverseInertia(piece, cross(lever, e)), lever));
  const alongX = column(UNIT_X);
  const alongZ = column(UNIT_Z);
  const determinant = alongX.x * alongZ.z - alongX.z * alongZ.x;
  const impulse = vec3((wanted.x * alongZ.z - wanted.z * alongZ.x) / determinant, 0, (alongX.x * wanted.z - alongX.z * wanted.x) / determinant);
  body.addForceAtPoint(limited(scale(impulse, 1 / TICK_S), HAND_LIMITS.forceN), at, true);
}

/** Angular impulse about the line from pivot to grip that turns the piece to its heading, an implicit spring on the angle. */
function twistImpulse(piece: WorldPiece, grip: Grip, corner: Corner | null, headingDeg: number): Vec3 {
  const { body, spec } = piece;
  const rotation = body.rotation();
  const pivot = pivotPoint(spec, corner);
  const lineAtRest = unit(sub(gripPoint(spec, grip), pivot));
  const line = rotate(rotation, lineAtRest);
  const angle = twistAngle(rotation, lineAtRest, line, headingDeg);
  const inverse = dot(inverseInertia(piece, line), line);
  const { softness, bias } = spring(1 / inverse, FINGER_OMEGA);
  const size = (-dot(body.angvel(), line) + bias * angle) / (inverse + softness);
  const most = TWIST_LIMIT * TICK_S;
  return scale(line, Math.max(-most, Math.min(most, size)));
}

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
  const lineAtRest = unit(sub(gripPoint(spec, grip), pivotPoint(spec, corner)));
  const line = rotate(rotation, lineAtRest);
  let heading = yawDegOf(rotation);
  // Tilted, the twist follows the heading by a little less than one to one: a few corrections settle it.
  for (let i = 0; i < 4; i++) heading -= degrees(twistAngle(rotation, lineAtRest, line, heading));
  return heading;
}

function inverseInertia({ body, spec }: WorldPiece, v: Vec3): Vec3 {
  const rotation = body.rotation();
  const local = unrotate(rotation, v);
  return rotate(rotation, vec3(local.x / spec.side, local.y / spec.axis, local.z / spec.side));
}

function limited(v: Vec3, most: number): Vec3 {
  const size = length(v);
  return size <= most ? v : scale(v, most / size);
}

const unit = (v: Vec3): Vec3 => scale(v, 1 / length(v));
