import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { multiply, rotate, unrotate, type Quat } from '#sim/maths/quat.ts';
import { addScaled, dot, length, scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { poseAtRelease, spinAtRelease, velocityAtRelease, type Release } from '#sim/roll/release.ts';
import { GRAVITY } from '#sim/settings.ts';

/**
 * A rigid body by the corners of its hull, in its principal frame, whose origin is the centre of mass. SI units. On a
 * plane nothing else of a body ever touches: however many parts it has, its hull is the whole truth.
 */
export interface HullBody {
  readonly mass: number;
  /** Principal moments. */
  readonly inertia: Vec3;
  readonly corners: readonly Vec3[];
  /** From the centre of mass to the furthest corner. */
  readonly reach: number;
}

/** Where a body is and how it moves. */
export interface Motion {
  /** The centre of mass. */
  readonly at: Vec3;
  readonly velocity: Vec3;
  /** From the principal frame to the table's. */
  readonly rotation: Quat;
  /** In the principal frame, rad/s. */
  readonly spin: Vec3;
}

/** The hull of these corners, given in the principal frame about the centre of mass. */
export const hullBody = (mass: number, inertia: Vec3, corners: readonly Vec3[]): HullBody => ({
  mass,
  inertia,
  corners,
  reach: Math.max(...corners.map(length)),
});

/** The hull of a body that can be thrown, with the body's own mass and moments. */
export function hullOf({ parts, solid }: Pick<BodySpec, 'parts' | 'solid'>): HullBody {
  const { vertices } = convexHull3(parts.flatMap(({ shape }) => shape.vertices));
  return hullBody(
    solid.mass,
    solid.inertia,
    vertices.map((v) => unrotate(solid.axes, sub(v, solid.com))),
  );
}

/** A body's motion as it is let go. */
export function released({ solid, middle }: Pick<BodySpec, 'solid' | 'middle'>, release: Release): Motion {
  const { position, rotation } = poseAtRelease(release, middle);
  const turned = multiply(rotation, solid.axes);
  return {
    at: addScaled(position, rotate(rotation, solid.com), 1),
    velocity: velocityAtRelease(release),
    rotation: turned,
    spin: unrotate(turned, spinAtRelease(release)),
  };
}

/** The velocity of a point of the body, from the centre of mass to it in the table's directions. */
export const addSpin = (velocity: Vec3, spin: Vec3, arm: Vec3): Vec3 =>
  vec3(
    velocity.x + spin.y * arm.z - spin.z * arm.y,
    velocity.y + spin.z * arm.x - spin.x * arm.z,
    velocity.z + spin.x * arm.y - spin.y * arm.x,
  );

/** Motion and height, J. */
export function energyOf({ mass, inertia }: HullBody, { at, velocity, spin }: Motion): number {
  const turning = dot(vec3(inertia.x * spin.x, inertia.y * spin.y, inertia.z * spin.z), spin);
  return (mass * dot(velocity, velocity) + turning) / 2 + mass * GRAVITY * at.y;
}

/** The spin that an angular impulse brings about, both in the table's directions. */
export function spinBy({ inertia }: HullBody, rotation: Quat, impulse: Vec3): Vec3 {
  const own = unrotate(rotation, impulse);
  return rotate(rotation, vec3(own.x / inertia.x, own.y / inertia.y, own.z / inertia.z));
}

/** Lighter corners: those of a box about its middle. */
export const boxCorners = (halfX: number, halfY: number, halfZ: number): readonly Vec3[] =>
  [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => vec3(x * halfX, y * halfY, z * halfZ))));

/** A solid box of even density. */
export function boxBody(mass: number, half: Vec3): HullBody {
  const { x, y, z } = half;
  const inertia = scale(vec3(y * y + z * z, z * z + x * x, x * x + y * y), mass / 3);
  return hullBody(mass, inertia, boxCorners(x, y, z));
}
