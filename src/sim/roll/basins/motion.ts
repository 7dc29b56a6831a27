import { dot, lengthSquared, type Vec3 } from '#sim/maths/vec3.ts';
import { unrotate } from '#sim/maths/quat.ts';
import { GRAVITY } from '#sim/settings.ts';
import { poseOf, type Pose } from '#sim/world/pose.ts';
import { velocityOf } from '#sim/world/units.ts';
import type { Inertia, MassProperties } from '../massProperties.ts';
import type { WorldBody } from '../rollWorld.ts';

/** Where a body is and how it moves: SI units, the table's axes. */
export interface Motion {
  readonly pose: Pose;
  /** The velocity of the centre of mass. */
  readonly velocity: Vec3;
  readonly spin: Vec3;
}

/** Copies it out of the engine. */
export const motionOf = ({ body }: Pick<WorldBody, 'body'>): Motion => ({
  pose: poseOf(body),
  velocity: velocityOf(body),
  spin: body.angvel(),
});

/** How much higher all of its motion could lift the body's centre of mass, m. */
export function liftOf({ mass, inertia }: MassProperties, { pose, velocity, spin }: Motion): number {
  const turning = dot(times(inertia, unrotate(pose.rotation, spin)), unrotate(pose.rotation, spin)) / mass;
  return (lengthSquared(velocity) + turning) / (2 * GRAVITY);
}

const times = ({ xx, yy, zz, xy, yz, zx }: Inertia, w: Vec3): Vec3 => ({
  x: xx * w.x + xy * w.y + zx * w.z,
  y: xy * w.x + yy * w.y + yz * w.z,
  z: zx * w.x + yz * w.y + zz * w.z,
});
