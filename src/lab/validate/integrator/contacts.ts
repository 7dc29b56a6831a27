import { rotate, type Quat } from '#sim/maths/quat.ts';
import { length, type Vec3 } from '#sim/maths/vec3.ts';
import { GRAVITY } from '#sim/settings.ts';
import { addSpin, type HullBody, type Motion } from './hullBody.ts';

/** A corner that would reach the ground within a step. */
export interface Contact {
  /** Its place among the body's corners. */
  readonly corner: number;
  /** From the centre of mass to it, in the table's directions, m. */
  readonly arm: Vec3;
  /** Of the corner over the ground, m; never below it but for rounding. */
  readonly gap: number;
  /** At the beginning of the step, upwards, m/s. */
  readonly speed: number;
}

/** The lowest corner over the ground, m, and how far any corner can come in a second. */
export interface Clearance {
  readonly gap: number;
  readonly fastest: number;
}

/** The table's y of a direction of the body's own, by the rotation's second row. */
function heights({ x, y, z, w }: Quat): (corner: Vec3) => number {
  const [a, b, c] = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)];
  return (corner) => a * corner.x + b * corner.y + c * corner.z;
}

export function clearanceOf({ corners, reach }: HullBody, { at, velocity, rotation, spin }: Motion): Clearance {
  const height = heights(rotation);
  let lowest = Infinity;
  for (const corner of corners) lowest = Math.min(lowest, height(corner));
  return { gap: at.y + lowest, fastest: length(velocity) + length(spin) * reach };
}

/** The corners that reach the ground within the step if nothing holds them up. */
export function contactsIn(
  { corners }: HullBody,
  { at, velocity, rotation, spin }: Motion,
  { fastest }: Clearance,
  stepS: number,
): readonly Contact[] {
  const height = heights(rotation);
  const within = (fastest + GRAVITY * stepS) * stepS;
  const turning = rotate(rotation, spin);
  const found: Contact[] = [];
  for (const [corner, place] of corners.entries()) {
    const gap = at.y + height(place);
    if (gap > within) continue;
    const arm = rotate(rotation, place);
    const speed = addSpin(velocity, turning, arm).y;
    if (gap + (speed - GRAVITY * stepS) * stepS < 0) found.push({ corner, arm, gap, speed });
  }
  return found;
}
