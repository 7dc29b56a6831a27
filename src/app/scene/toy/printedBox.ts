import { BoxGeometry, type BufferGeometry } from 'three';

/** Where on a print its frame is: the box's sides are of that colour. */
const FRAME = { u: 0.004, v: 0.5 } as const;
/** A box's sides as three lists them, four corners each; the third is its top. */
const CORNERS = 4;
const TOP = 2;

/**
 * A box of that size with its top in y = 0 or, lying on it, its foot: printed on top, and of the colour of the print's
 * rim around.
 */
export function printedBox(wide: number, tall: number, deep: number, lies: 'under' | 'over'): BufferGeometry {
  const box = new BoxGeometry(wide, tall, deep).translate(0, (lies === 'over' ? 0.5 : -0.5) * tall, 0);
  const uv = box.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) if (Math.floor(i / CORNERS) !== TOP) uv.setXY(i, FRAME.u, FRAME.v);
  box.clearGroups(); // one material, so it is drawn at once
  return box;
}
