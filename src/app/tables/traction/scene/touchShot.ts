import type { Ruling } from '#games/traction/referee/ruling.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { metres } from '#play/table/tableLook.ts';
import type { InSight, Wall } from '#app/scene/framing.ts';
import { boxOn } from '#app/scene/shots.ts';

/** As much around the touch that wins as shows the piece and what it touches, m (house values). */
const TOUCH_M = { around: 0.025, up: 0.045 } as const;
/** Seen of the piece above its touch, m: the touch itself, and a small piece's tip (house values). */
const SEEN_M = [0.002, 0.02] as const;

export interface TouchShot {
  readonly closeUp: readonly Vec3[];
  readonly closeUpClear: InSight;
}

/** The touch that wins, from near by, and from where no other piece stands before it. */
export function touchShot({ at, piece }: Ruling, pieces: readonly PiecePlacement[]): TouchShot {
  const [x, z] = [metres(at.xMm), metres(at.zMm)];
  return {
    closeUp: boxOn({ x, z }, { x: TOUCH_M.around, z: TOUCH_M.around }, TOUCH_M.up),
    closeUpClear: {
      points: SEEN_M.map((up) => vec3(x, up, z)),
      walls: pieces.filter(({ id }) => id !== piece).map(wallOf),
    },
  };
}

/** A pyramid hides about as much as a box of its base and height does, with a quarter of each side off. */
function wallOf({ id, xMm, zMm }: PiecePlacement): Wall {
  const { base, height } = pyramidOf(id);
  const [x, z, half] = [metres(xMm), metres(zMm), 0.375 * base];
  return { low: vec3(x - half, 0, z - half), high: vec3(x + half, 0.75 * height, z + half) };
}
