import { multiply, normalize, type Quat } from './quat.ts';
import { addScaled, cross, vec3, type Vec3 } from './vec3.ts';

/** How a body that nothing turns is turned, and how it turns: the spin in its own principal frame, rad/s. */
export interface Turning {
  readonly rotation: Quat;
  readonly spin: Vec3;
}

/** So many seconds on: Euler's equations by one step of Runge and Kutta's fourth order. `inertia`: principal. */
export function turnedOn(inertia: Vec3, at: Turning, seconds: number): Turning {
  const a = rates(inertia, at);
  const b = rates(inertia, moved(at, a, seconds / 2));
  const c = rates(inertia, moved(at, b, seconds / 2));
  const d = rates(inertia, moved(at, c, seconds));
  const sixth = seconds / 6; // without a list: this is done for every tick of every flight
  const half = moved(moved(moved(at, a, sixth), b, sixth), b, sixth);
  const next = moved(moved(moved(half, c, sixth), c, sixth), d, sixth);
  return { spin: next.spin, rotation: normalize(next.rotation) };
}

/** How fast the attitude and the spin change: q' = q w / 2, I w' = I w x w. */
function rates({ x, y, z }: Vec3, { rotation, spin }: Turning): Turning {
  const turning = cross(vec3(x * spin.x, y * spin.y, z * spin.z), spin);
  return {
    rotation: multiply(rotation, { x: spin.x / 2, y: spin.y / 2, z: spin.z / 2, w: 0 }),
    spin: vec3(turning.x / x, turning.y / y, turning.z / z),
  };
}

function moved({ rotation: q, spin }: Turning, { rotation: r, spin: s }: Turning, h: number): Turning {
  return {
    rotation: { x: q.x + r.x * h, y: q.y + r.y * h, z: q.z + r.z * h, w: q.w + r.w * h },
    spin: addScaled(spin, s, h),
  };
}
