import type { PyramidSpec } from '#sim/pyramid.ts';
import { CONTACT_MM, GRAVITY, TICK_S } from '#sim/settings.ts';
import { toTable } from '#sim/world/pose.ts';
import type { MovedPiece } from '#play/traction/session/tickNews.ts';
import { massAt, middleOf } from './bodies.ts';
import type { Way } from '#app/audio/sounds.ts';

const CONTACT = CONTACT_MM * 1e-3;
/** Lower than this a vertex that slides is on the table, m: twice what counts as contact, as what slides trembles. */
const SLIDING = 2 * CONTACT;
/** Faster than any hand lets go (3 m/s), m/s: a piece that moves so has been put there, and is not heard. */
const FASTEST = 5;
const TIP = 4;

/** A vertex meets what is under it. */
export interface Landing {
  readonly x: number; // m
  readonly z: number;
  readonly way: Way;
  readonly impulse: number; // N s
}

/** A piece slides over what is under it, at the vertex that slides fastest. */
export interface Sliding {
  readonly x: number;
  readonly z: number;
  readonly speed: number; // m/s
  readonly power: number; // W
}

export interface Motion {
  readonly landings: readonly Landing[];
  readonly sliding: Sliding | null;
}

/**
 * How a piece moves over the table, from its two poses alone: the trace tells that corners came down, but not how
 * hard, and of pieces that topple only the first corner.
 */
export function motionOf(spec: PyramidSpec, { before, after }: MovedPiece): Motion {
  const middle = toTable(after, middleOf(spec));
  const landings: Landing[] = [];
  let sliding: Sliding | null = null;
  for (const [i, vertex] of spec.vertices.entries()) {
    const from = toTable(before, vertex);
    const to = toTable(after, vertex);
    const down = (from.y - to.y) / TICK_S;
    const along = Math.hypot(to.x - from.x, to.z - from.z) / TICK_S;
    if (Math.abs(down) > FASTEST || along > FASTEST) continue;
    if (from.y > CONTACT && to.y <= CONTACT) {
      const impulse = down * massAt(spec, Math.hypot(to.x - middle.x, to.z - middle.z));
      landings.push({ x: to.x, z: to.z, way: i === TIP ? 'side' : 'corner', impulse });
    }
    if (Math.max(from.y, to.y) <= SLIDING && along > (sliding?.speed ?? 0))
      sliding = { x: to.x, z: to.z, speed: along, power: along * spec.mass * GRAVITY };
  }
  return { landings, sliding };
}
