import type { Touch, Touched } from '#games/trexlands/referee/ruling.ts';
import { scale, vec3, ZERO, add, type Vec3 } from '#sim/maths/vec3.ts';
import { TRUCK, type Wheel } from '#sim/roll/truck.ts';
import { toTable, type Pose } from '#sim/world/pose.ts';
import { metres } from '#play/table/tableLook.ts';

/** Places nearer to each other than this are seen as one, m (house value). */
const APART_M = 0.002;

export interface TouchPlace {
  readonly at: Vec3; // m, from the middle of the arena's ground
  readonly other: Touched;
}

/** Where a truck touches something, each place once. */
export function placesOfTouches(touches: readonly Touch[]): readonly TouchPlace[] {
  const places: TouchPlace[] = [];
  for (const {
    at: { xMm, yMm, zMm },
    other,
  } of touches) {
    const at = vec3(metres(xMm), metres(yMm), metres(zMm));
    if (
      !places.some(
        (place) =>
          place.other === other && Math.hypot(place.at.x - at.x, place.at.y - at.y, place.at.z - at.z) < APART_M,
      )
    )
      places.push({ at, other });
  }
  return places;
}

/** The middle of a wheel of a truck that lies like this. */
export function wheelAt(pose: Pose, wheel: Wheel, { parts } = TRUCK): Vec3 {
  const { vertices } = parts.find(({ name }) => name === wheel)?.shape ?? { vertices: [] };
  return toTable(pose, scale(vertices.reduce(add, ZERO), 1 / Math.max(1, vertices.length)));
}
