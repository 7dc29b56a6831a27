import { atan2, sinCosDeg, degrees } from '#sim/maths/trig.ts';
import { addScaled, distance, dot, scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';

/** The part to be seen of a moment, and from which side; how near the eye can come is the window's business. */
export interface EvidenceSight {
  /** Corners of a box around it, m. */
  readonly points: readonly Vec3[];
  /** Around the table and over it, radians; see `framed`. */
  readonly yaw: number;
  readonly height: number;
}

export interface SightAim {
  readonly at: Vec3;
  /** Half a side of what has to be seen, m. */
  readonly around: number;
  /** Level; the eye looks across it. */
  readonly direction: Vec3;
  readonly upDeg: number;
}

const TRIES = 12;
/** How far off an eye is for the question what stands in its way, m (house value). */
const FAR_M = 0.17;
/** A piece whose middle is nearer than this to the line of sight hides what is behind it, m: half a large base. */
const IN_THE_WAY_M = 0.02;
/** A thing this near to the place is part of what happened there and does not hide it, m. */
const PART_OF_IT_M = 0.03;

/**
 * An eye that sees a place: across the direction in which things met there, from above at a slant, from whichever side
 * has the fewest pieces in the way.
 */
export function sightOf({ at, around, direction, upDeg }: SightAim, pieces: readonly Vec3[]): EvidenceSight {
  const across = degrees(atan2(direction.x, direction.z)) + 90;
  const tries = Array.from({ length: TRIES }, (_, i) => across + (360 / TRIES) * alternating(i));
  const costs = tries.map((deg, i) => ({ deg, cost: hiding(eyeFrom(at, deg, upDeg), at, pieces) * TRIES + i }));
  const { deg } = costs.reduce((best, next) => (next.cost < best.cost ? next : best));
  return { points: boxAround(at, around), yaw: radians(deg), height: radians(upDeg) };
}

const radians = (deg: number): number => (deg * Math.PI) / 180;

/** 0, 6 (the other side), 1, -1, ... : straight across first, then ever more along. */
const alternating = (i: number): number => (i === 0 ? 0 : i === 1 ? TRIES / 2 : i % 2 === 0 ? i / 2 : -(i - 1) / 2);

/** On the table below it, and as far above. */
function boxAround({ x, y, z }: Vec3, around: number): readonly Vec3[] {
  const sides = [-around, around];
  return sides.flatMap((dx) =>
    sides.flatMap((dz) => [0, y + around / 2].map((height) => vec3(x + dx, height, z + dz))),
  );
}

function eyeFrom(at: Vec3, yawDeg: number, upDeg: number): Vec3 {
  const { sin, cos } = sinCosDeg(yawDeg);
  const up = sinCosDeg(upDeg);
  return addScaled(at, vec3(sin * up.cos, up.sin, cos * up.cos), FAR_M);
}

function hiding(eye: Vec3, target: Vec3, pieces: readonly Vec3[]): number {
  const sight = sub(target, eye);
  const far = distance(eye, target);
  const ray = scale(sight, 1 / far);
  return pieces.filter((piece) => {
    if (distance(piece, target) < PART_OF_IT_M) return false;
    const along = dot(sub(piece, eye), ray);
    return along > 0 && along < far && distance(piece, addScaled(eye, ray, along)) < IN_THE_WAY_M;
  }).length;
}
