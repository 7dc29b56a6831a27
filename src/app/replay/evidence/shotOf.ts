import { atan2, degrees, sinCosDeg } from '../../../sim/maths/trig.ts';
import { addScaled, distance, dot, scale, sub, vec3, type Vec3 } from '../../../sim/maths/vec3.ts';
import type { Shot } from '../../tables/tableScene.ts';

/** Near enough to see a tenth of a millimetre, far enough to see both pieces whole (house values). */
const FAR_M = 0.17;
const UP_DEG = 32;
const TRIES = 12;
/** A piece whose middle is nearer than this to the line of sight hides what is behind it, m: half a large base. */
const IN_THE_WAY_M = 0.02;
/** What lies this near to the place is what happened there, not what hides it, m. */
const PART_OF_IT_M = 0.03;

/**
 * An eye that sees a place: across the direction in which things met there, from above at a slant, from whichever side has
 * the fewest pieces in the way.
 */
export function shotOf(at: Vec3, pieces: readonly Vec3[], direction: Vec3): Shot {
  const across = degrees(atan2(direction.x, direction.z)) + 90;
  const tries = Array.from({ length: TRIES }, (_, i) => across + (360 / TRIES) * alternating(i));
  const shots = tries.map((deg) => shotFrom(at, deg));
  const [best] = shots.map((shot, i) => ({ shot, cost: hiding(shot, pieces) * TRIES + i })).sort((a, b) => a.cost - b.cost);
  if (!best) throw new Error('there is a way to look at it');
  return best.shot;
}

/** 0, 6 (the other side), 1, -1, ... : straight across first, then ever more along. */
const alternating = (i: number): number => (i === 0 ? 0 : i === 1 ? TRIES / 2 : i % 2 === 0 ? i / 2 : -(i - 1) / 2);

function shotFrom(at: Vec3, yawDeg: number): Shot {
  const { sin, cos } = sinCosDeg(yawDeg);
  const up = sinCosDeg(UP_DEG);
  return { eye: addScaled(at, vec3(sin * up.cos, up.sin, cos * up.cos), FAR_M), target: at };
}

function hiding({ eye, target }: Shot, pieces: readonly Vec3[]): number {
  const sight = sub(target, eye);
  const far = distance(eye, target);
  const ray = scale(sight, 1 / far);
  return pieces.filter((piece) => {
    if (distance(piece, target) < PART_OF_IT_M) return false;
    const along = dot(sub(piece, eye), ray);
    return along > 0 && along < far && distance(piece, addScaled(eye, ray, along)) < IN_THE_WAY_M;
  }).length;
}
