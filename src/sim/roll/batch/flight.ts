import { turnedOn, type Turning } from '#sim/maths/freeRotation.ts';
import { conjugate, multiply, rotate, unrotate, type Quat } from '#sim/maths/quat.ts';
import { add, DOWN, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import { toTable } from '#sim/world/pose.ts';
import type { Solid } from '#sim/world/solid.ts';
import type { Motion } from '../basins/motion.ts';
import { depthOf, type Outline } from './outline.ts';

/** A body that can be in the air. */
export interface Flyer {
  readonly solid: Solid;
  readonly outline: Outline;
  /** As long as the centre of mass is this near to the middle in x and z, nothing but the ground is in reach, m. */
  readonly within: number;
  /** How often the engine solves a tick of it. */
  readonly iterations: number;
}

/** Where a body is after some ticks in the air. */
export interface Flown {
  readonly ticks: number;
  readonly motion: Motion;
}

/**
 * The engine takes over so far above the ground, m: a corner that turns by at most 45 degrees a tick dips by less
 * between two ticks of a throw (0.11 mm at 35 rad/s and 40 mm from the centre of mass), and the engine's contacts begin
 * nearer than that (settings.ts).
 */
const TOUCH = 3e-4;

/** How far below its centre of mass a body that is turned like this reaches. */
export const depthOfTurned = (outline: Outline, rotation: Quat): number => depthOf(outline, unrotate(rotation, DOWN));

/**
 * How far gravity alone takes a body down within so many ticks, m, as the engine counts: in every substep first the
 * speed, then the way.
 */
const fallOf = (ticks: number, iterations: number): number =>
  GRAVITY * TICK_S * TICK_S * ((ticks * ticks) / 2 + ticks / (2 * iterations));

/**
 * The motion of a body in the air at the last tick before it could touch anything, at most so many ticks on: falling as
 * the engine has it fall, turning as Euler's equations say. Null where that is less than two ticks on: not worth it.
 */
export function flown({ solid, outline, within, iterations }: Flyer, motion: Motion, most: number): Flown | null {
  const { pose, velocity, spin } = motion;
  const from = toTable(pose, solid.com);
  const placeAfter = (on: number): Vec3 => fallen(from, velocity, on, iterations);
  const turned = multiply(pose.rotation, solid.axes);
  let turning: Turning = { rotation: turned, spin: unrotate(turned, spin) };
  let ticks = 0;
  let at = from;
  for (; ticks < most; ticks += 1) {
    const next = turnedOn(solid.inertia, turning, TICK_S);
    const there = placeAfter(ticks + 1);
    const isClear = there.y - depthOf(outline, rotate(solid.axes, unrotate(next.rotation, DOWN))) >= TOUCH;
    if (!isClear || Math.abs(there.x) > within || Math.abs(there.z) > within) break;
    [turning, at] = [next, there];
  }
  return ticks < 2 ? null : { ticks, motion: motionAt(solid, at, turning, velocity, ticks) };
}

const fallen = (from: Vec3, velocity: Vec3, ticks: number, iterations: number): Vec3 => {
  const seconds = ticks * TICK_S;
  return vec3(
    from.x + velocity.x * seconds,
    from.y + velocity.y * seconds - fallOf(ticks, iterations),
    from.z + velocity.z * seconds,
  );
};

function motionAt(
  { com, axes }: Solid,
  at: Vec3,
  { rotation: turned, spin }: Turning,
  velocity: Vec3,
  ticks: number,
): Motion {
  const rotation = multiply(turned, conjugate(axes));
  return {
    pose: { position: sub(at, rotate(rotation, com)), rotation },
    velocity: add(velocity, vec3(0, -GRAVITY * TICK_S * ticks, 0)),
    spin: rotate(turned, spin),
  };
}
