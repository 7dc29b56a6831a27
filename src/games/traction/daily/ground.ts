import type { DailyGround } from '#engine/module/daily.ts';
import type { Polygon2 } from '#sim/geometry/footprint.ts';
import { byId } from '#sim/ids.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import type { Challenge } from './challenge.ts';

/** Around everything that stands there (house value). */
const EDGE_MM = 15;

/** The position from above, with all of it in sight. */
export function groundOf({ state, mover, mark }: Omit<Challenge, 'walk'>): DailyGround {
  const others = state.pieces.filter(({ id }) => id !== mover.id).sort(byId);
  const standing = [mover, ...others].map(outlineOfPiece);
  const [pad = []] = state.pads.map(outlineOfPad);
  const all = [...standing, mark === null ? pad : [{ x: mark.xMm, z: mark.zMm }]].flat();
  const [x, z] = [rangeOf(all.map((at) => at.x)), rangeOf(all.map((at) => at.z))];
  const here = (outline: Polygon2): Polygon2 => outline.map((at) => ({ x: at.x - x.middle, z: at.z - z.middle }));
  return {
    sideMm: Math.max(x.size, z.size) + 2 * EDGE_MM,
    goal:
      mark === null
        ? { kind: 'area', corners: here(pad) }
        : { kind: 'place', xMm: mark.xMm - x.middle, zMm: mark.zMm - z.middle },
    fromMm: 0,
    standing: standing.map(here),
  };
}

function rangeOf(values: readonly number[]): { readonly middle: number; readonly size: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, size: most - least };
}
