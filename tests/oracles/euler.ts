import { multiply, normalize, unrotate, type Quat } from '../../src/sim/maths/quat.ts';
import { addScaled, cross, vec3, type Vec3 } from '../../src/sim/maths/vec3.ts';

const STEPS_PER_SECOND = 20_000;

interface State {
  readonly rotation: Quat;
  readonly spin: Vec3; // in the body's own frame, rad/s
}

/**
 * The attitude of a body that nothing turns, after so many seconds: Euler's equations by Runge and Kutta's fourth order
 * in double precision. `inertia` about the body's own axes, `spin` at first about the table's.
 */
export function tumbled(inertia: Vec3, rotation: Quat, spin: Vec3, seconds: number): Quat {
  const steps = Math.round(seconds * STEPS_PER_SECOND);
  const h = seconds / steps;
  let state: State = { rotation, spin: unrotate(rotation, spin) };
  for (let i = 0; i < steps; i++) state = stepped(inertia, state, h);
  return state.rotation;
}

function stepped(inertia: Vec3, at: State, h: number): State {
  const a = rates(inertia, at);
  const b = rates(inertia, moved(at, a, h / 2));
  const c = rates(inertia, moved(at, b, h / 2));
  const d = rates(inertia, moved(at, c, h));
  const next = [a, b, b, c, c, d].reduce((sum, rate) => moved(sum, rate, h / 6), at);
  return { ...next, rotation: normalize(next.rotation) };
}

/** How fast the attitude and the spin change: q' = q w / 2, I w' = I w x w. */
function rates({ x, y, z }: Vec3, { rotation, spin }: State): State {
  const turning = cross(vec3(x * spin.x, y * spin.y, z * spin.z), spin);
  return {
    rotation: multiply(rotation, { x: spin.x / 2, y: spin.y / 2, z: spin.z / 2, w: 0 }),
    spin: vec3(turning.x / x, turning.y / y, turning.z / z),
  };
}

function moved({ rotation: q, spin }: State, { rotation: r, spin: s }: State, h: number): State {
  return {
    rotation: { x: q.x + r.x * h, y: q.y + r.y * h, z: q.z + r.z * h, w: q.w + r.w * h },
    spin: addScaled(spin, s, h),
  };
}

/** The angle between two attitudes, rad. */
export function angleBetween(a: Quat, b: Quat): number {
  const same = Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);
  return 2 * Math.acos(Math.min(1, same));
}
