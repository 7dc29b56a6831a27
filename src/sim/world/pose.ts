import type { RigidBody } from '@dimforge/rapier3d-compat';
import { add, UNIT_Y, type Vec3 } from '../maths/vec3.ts';
import { rotate, type Quat } from '../maths/quat.ts';
import { positionOf } from './units.ts';

/** Where a body is: metres and a unit quaternion. */
export interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

/** Copies the pose out of the engine. */
export function poseOf(body: RigidBody): Pose {
  return { position: positionOf(body), rotation: body.rotation() };
}

/** A point of the piece's own frame, on the table. */
export function toTable(pose: Pose, local: Vec3): Vec3 {
  return add(pose.position, rotate(pose.rotation, local));
}

/** The piece's own upward axis, on the table. */
export function axisOf(pose: Pose): Vec3 {
  return rotate(pose.rotation, UNIT_Y);
}
