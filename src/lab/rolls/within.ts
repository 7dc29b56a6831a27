import { landscapeOf } from '#sim/roll/basins/landscape.ts';
import type { BodySpec } from '#sim/roll/body.ts';

/** Whether a centre of mass is within the hull, as that of any rigid body is. */
export function isWithin(spec: BodySpec): boolean {
  try {
    landscapeOf(
      spec.parts.flatMap(({ shape }) => shape.vertices),
      spec.com,
    );
    return true;
  } catch {
    return false;
  }
}
