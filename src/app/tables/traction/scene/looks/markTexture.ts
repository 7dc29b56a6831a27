import { CanvasTexture, LinearMipmapLinearFilter, type Texture } from 'three';
import { blankCanvas, drawMark } from '#app/scene/looks/canvas.ts';
import type { SeatMark } from '#play/seatMarks.ts';

/** One side of a pyramid unrolled: as wide as its base edge, as high as its slant, about 1 to 1.82 for every size. */
const WIDTH = 256;
const HEIGHT = 512;

/**
 * Where the mark sits on a side: above the pips, below the part too narrow for it. It is taller than wide
 * because a side seen from above is foreshortened to a quarter of its height.
 */
const MARK = { middle: 0.425, width: 0.4, height: 0.34 } as const;

/** The band is a ring around the piece, which reads from anywhere, so it need not be so tall. */
const BAND_HEIGHT = 0.85;

function paint(mark: SeatMark): Texture {
  const context = blankCanvas(WIDTH, HEIGHT);
  context.fillStyle = '#000';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#fff';
  const width = MARK.width * WIDTH;
  const height = MARK.height * HEIGHT * (mark === 'band' ? BAND_HEIGHT : 1);
  drawMark(context, mark, { x: (WIDTH - width) / 2, y: (1 - MARK.middle) * HEIGHT - height / 2, width, height });
  const texture = new CanvasTexture(context.canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}

const painted = new Map<SeatMark, Texture>();

/** The seat's mark as coverage (0 none, 1 inked) over one side of a pyramid; v runs up from the base edge. */
export function markTexture(mark: SeatMark): Texture {
  const known = painted.get(mark) ?? paint(mark);
  painted.set(mark, known);
  return known;
}
