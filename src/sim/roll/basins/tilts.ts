import { radians, sinCos, sinCosDeg, type SinCos } from '#sim/maths/trig.ts';
import { add, addScaled, cross, dot, normalizeOr, scale, UNIT_X, UNIT_Y, type Vec3 } from '#sim/maths/vec3.ts';
import { lowestCorner, type Ground, type Landscape } from './landscape.ts';

/**
 * The directions about a face that is down in which a body is read alike. A body that has less energy than it takes to
 * be tilted by so much comes to lie as it is read there, on level ground or leaning on whatever stands around: to leave
 * these directions it would have to turn through their outline, over which its centre of mass is at least so high, as
 * nothing of the body can be below the ground. Walls can only keep it from turning.
 */
export interface Tilt<Kind> {
  readonly kind: Kind;
  readonly normal: Vec3;
  readonly cos: number;
  /** The least height of the centre of mass over the outline, m. */
  readonly brim: number;
}

const SAMPLES = 720;
const STEP = radians(360 / SAMPLES);
/** A face about which there is less room is left out, degrees. */
const LEAST_ROOM_DEG = 0.1;

/**
 * The tilts of all faces that the body could lie on.
 *
 * @param kindOf how the body is read with this face down
 * @param roomOf by how many degrees it can be tilted from that at least, and still be read alike
 */
export function tiltsOf<Kind extends string>(
  landscape: Landscape,
  kindOf: (down: Ground) => Kind,
  roomOf: (down: Ground) => number,
): readonly Tilt<Kind>[] {
  const around = Array.from({ length: SAMPLES }, (_, i) => sinCos(STEP * i));
  return landscape.faces.flatMap((face) => {
    const room = roomOf(face);
    if (room < LEAST_ROOM_DEG) return [];
    const brim = lowestAround(landscape, face.normal, room, around);
    return brim > face.height ? [{ kind: kindOf(face), normal: face.normal, cos: sinCosDeg(room).cos, brim }] : [];
  });
}

/** Whether the direction is one of those of the tilt. */
export const isWithin = ({ normal, cos }: Tilt<string>, down: Vec3): boolean => dot(normal, down) >= cos;

/**
 * The least height over a circle about a direction, m: the lowest of many, less what it could be lower in between, as
 * height changes at most by the furthest corner's distance a radian.
 */
function lowestAround(landscape: Landscape, normal: Vec3, roomDeg: number, around: readonly SinCos[]): number {
  const { sin, cos } = sinCosDeg(roomDeg);
  const across = normalizeOr(cross(normal, Math.abs(normal.x) < Math.abs(normal.y) ? UNIT_X : UNIT_Y), UNIT_X);
  const along = cross(normal, across);
  let lowest = Infinity;
  for (const turned of around) {
    const aside = add(scale(across, turned.cos), scale(along, turned.sin));
    const { height } = lowestCorner(landscape, addScaled(scale(normal, cos), aside, sin));
    lowest = Math.min(lowest, height);
  }
  return lowest - (landscape.radius * sin * STEP) / 2;
}
