import { rotate, type Quat } from '#sim/maths/quat.ts';
import { cos, radians } from '#sim/maths/trig.ts';
import type { BodyFace, BodySpec } from '#sim/roll/body.ts';

/** Further than this from straight up no face is up: the body leans on an edge, degrees (house value). */
const COCKED_DEG = 5;
const LEAST_UP = cos(radians(COCKED_DEG));

/**
 * The face that points upwards most, and the upward part of its direction; of equals the first. Null for a body without
 * faces.
 */
export function steepestFace(
  { faces }: Pick<BodySpec, 'faces'>,
  rotation: Quat,
): { readonly face: BodyFace; readonly up: number } | null {
  const sides = faces.flatMap((face) => face.normals.map((normal) => ({ face, up: rotate(rotation, normal).y })));
  const [first, ...others] = sides;
  return first === undefined ? null : others.reduce((best, side) => (side.up > best.up ? side : best), first);
}

/** The name of the face that is up; null where none is, within 5 degrees. */
export function faceUp(spec: Pick<BodySpec, 'faces'>, rotation: Quat): string | null {
  const steepest = steepestFace(spec, rotation);
  return steepest === null || steepest.up < LEAST_UP ? null : steepest.face.name;
}
