import { CanvasTexture, LinearMipmapLinearFilter, type Texture } from 'three';
import { blankCanvas, drawMark } from '#app/scene/looks/canvas.ts';
import { SEAT_MARK_PATHS, type SeatMark } from '#play/seatMarks.ts';

/** One side of a pyramid unrolled: as wide as its base edge, as high as its slant, about 1 to 1.82 for every size. */
const WIDTH = 256;
const HEIGHT = 512;

/**
 * Where the mark sits on a side: above the pips, below the part too narrow for it. It is taller than wide
 * because a side seen from above is foreshortened to a quarter of its height.
 */
const MARK = { middle: 0.425, width: 0.4, height: 0.34 } as const;

/** The band is a ring around the piece, which reads from anywhere, so it need not be so tall. */
const BAND_HEIGHT = 0.6;

const MARKS = Object.keys(SEAT_MARK_PATHS) as SeatMark[];

export const MARK_COUNT = MARKS.length;

/** The place of a mark on the sheet, from the left. */
export const markIndex = (mark: SeatMark): number => MARKS.indexOf(mark);

function paint(): Texture {
  const context = blankCanvas(MARKS.length * WIDTH, HEIGHT);
  context.fillStyle = '#000';
  context.fillRect(0, 0, MARKS.length * WIDTH, HEIGHT);
  context.fillStyle = '#fff';
  MARKS.forEach((mark, i) => {
    const width = MARK.width * WIDTH;
    const height = MARK.height * HEIGHT * (mark === 'band' ? BAND_HEIGHT : 1);
    context.save();
    context.beginPath();
    context.rect(i * WIDTH, 0, WIDTH, HEIGHT);
    context.clip(); // the band runs out of its box
    const x = i * WIDTH + (WIDTH - width) / 2;
    drawMark(context, mark, { x, y: (1 - MARK.middle) * HEIGHT - height / 2, width, height });
    context.restore();
  });
  const texture = new CanvasTexture(context.canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

let painted: Texture | null = null;

/** All marks beside one another as coverage (0 none, 1 inked), each over one side; v runs up from the base edge. */
export const markSheet = (): Texture => (painted ??= paint());
