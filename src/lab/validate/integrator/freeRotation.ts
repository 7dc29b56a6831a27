import { acos } from '#sim/maths/trig.ts';
import { turnedOn, type Turning } from '#sim/maths/freeRotation.ts';
import { unrotate, type Quat } from '#sim/maths/quat.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';

const STEPS_PER_SECOND = 20_000;

/** The attitude of such a body after so many seconds; `spin` at first about the table's axes. */
export function tumbled(inertia: Vec3, rotation: Quat, spin: Vec3, seconds: number): Quat {
  const steps = Math.round(seconds * STEPS_PER_SECOND);
  let now: Turning = { rotation, spin: unrotate(rotation, spin) };
  for (let i = 0; i < steps; i += 1) now = turnedOn(inertia, now, seconds / steps);
  return now.rotation;
}

/** The angle between two attitudes, rad. */
export function angleBetween(a: Quat, b: Quat): number {
  const same = Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);
  return 2 * acos(Math.min(1, same));
}
