import type { Ruling } from '#games/traction/referee/ruling.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { metres } from '#play/table/tableLook.ts';
import type { InSight, Wall } from '#app/scene/framing.ts';
import { boxOn } from '#app/scene/shots.ts';

/** As much around the touch that wins as shows the piece and what it touches, m (house values). */
const TOUCH_M = { around: 0.025, up: 0.045 } as const;
/** Seen of the touch, m above the table; and of the piece that touches, up its middle, as a share of its height. */
const SEEN = { touchM: [0.002, 0.012], ofPiece: [0.1, 0.4, 0.75] } as const;

export interface TouchShot {
  readonly closeUp: readonly Vec3[];
  readonly closeUpClear: InSight;
}

/** The touch that wins, from near by, and from where no other piece stands before it or before the winner. */
export function touchShot({ at, piece }: Ruling, pieces: readonly PiecePlacement[]): TouchShot {
  const [x, z] = [metres(at.xMm), metres(at.zMm)];
  const winner = pieces.filter(({ id }) => id === piece);
  return {
    closeUp: boxOn({ x, z }, { x: TOUCH_M.around, z: TOUCH_M.around }, TOUCH_M.up),
    closeUpClear: {
      points: [
        ...SEEN.touchM.map((up) => vec3(x, up, z)),
        ...winner.flatMap(({ id, xMm, zMm }) =>
          SEEN.ofPiece.map((up) => vec3(metres(xMm), up * pyramidOf(id).height, metres(zMm))),
        ),
      ],
      walls: pieces.filter(({ id }) => id !== piece).flatMap(wallsOf),
    },
  };
}

/** Shares of base and height up to which a pyramid is as wide as that: a foot, and what is over it. */
const WALLS = [
  [1, 0.3],
  [0.6, 0.75],
] as const;

/** The part of the table that a pyramid hides. */
export function wallsOf({ id, xMm, zMm }: PiecePlacement): readonly Wall[] {
  const { base, height } = pyramidOf(id);
  const [x, z] = [metres(xMm), metres(zMm)];
  return WALLS.map(([wide, tall]) => {
    const half = (wide * base) / 2;
    return { low: vec3(x - half, 0, z - half), high: vec3(x + half, tall * height, z + half) };
  });
}
