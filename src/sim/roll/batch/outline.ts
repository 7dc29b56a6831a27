import { dot, length, sub, type Vec3 } from '#sim/maths/vec3.ts';
import type { Roller, Solid } from '#sim/world/solid.ts';

/** A body's outermost places as the engine has them, in its frame about its centre of mass. Wheels are round. */
export interface Outline {
  readonly corners: readonly Vec3[];
  readonly rollers: readonly Roller[];
  /** From the centre of mass to the furthest of them, m. */
  readonly radius: number;
}

export function outlineOf({ hulls, rollers = [], com }: Solid): Outline {
  const corners = hulls.flat().map((corner) => sub(corner, com));
  const round = rollers.map((roller) => ({ ...roller, middle: sub(roller.middle, com) }));
  const furthest = [
    ...corners.map(length),
    ...round.map(
      ({ middle, radius, halfWidth }) => length(middle) + Math.sqrt(radius * radius + halfWidth * halfWidth),
    ),
  ];
  return { corners, rollers: round, radius: Math.max(...furthest) };
}

/**
 * How far below its centre of mass a body's lowest place is, m.
 *
 * @param down of length 1, in the body's frame
 */
export function depthOf({ corners, rollers }: Outline, down: Vec3): number {
  let depth = -Infinity;
  for (const corner of corners) {
    const below = dot(corner, down);
    if (below > depth) depth = below;
  }
  const round = Math.sqrt(down.x * down.x + down.y * down.y); // across the axle, which is the body's z
  for (const { middle, radius, halfWidth } of rollers) {
    const below = dot(middle, down) + radius * round + halfWidth * Math.abs(down.z);
    if (below > depth) depth = below;
  }
  return depth;
}
