import type { Box, EdgeMark } from './edgeMark.ts';
import type { Pixel } from './handle.ts';

/** House values, px: half of the arrow with its rim, half of a line of words, their distance, and how far it slides. */
const ARROW_PX = 13;
const HALF_LINE_PX = 11;
export const WORDS_PX = 16;
const SLIDE_PX = 2;
/** Words may come so much nearer to the picture's edge than the arrow's middle, px. */
const MARGIN_PX = 22;

/** A mark with its words beside it: to the right (1) or to the left (-1). */
export interface WordedMark extends EdgeMark {
  readonly side: 1 | -1;
}

/** A mark of an edge, the place that it points to, and how wide its words are, px. */
export interface Marked {
  readonly mark: EdgeMark;
  readonly goal: Pixel;
  readonly wordsPx: number;
}

/**
 * The mark moved along its edge, as little as can be, until neither arrow nor words lie on a piece; it still points to
 * its goal. Where there is no such place it stays.
 */
export function clearMark({ mark, goal, wordsPx }: Marked, box: Box, pieces: readonly Box[]): WordedMark {
  const upright = mark.x <= box.left || mark.x >= box.right;
  const [least, most] = upright ? [box.top, box.bottom] : [box.left, box.right];
  for (let i = 0; i * SLIDE_PX <= most - least; i += 1) {
    for (const by of [i * SLIDE_PX, -i * SLIDE_PX]) {
      const at = upright ? { x: mark.x, y: mark.y + by } : { x: mark.x + by, y: mark.y };
      const along = upright ? at.y : at.x;
      if (along < least || along > most) continue;
      const free = sidesOf(at, box)
        .map((side) => ({ ...at, turnDeg: turnTo(at, goal), side }))
        .find((here) => isFree(boxOf(here, wordsPx), box, pieces));
      if (free !== undefined) return free;
    }
  }
  return { ...mark, side: sideOf(mark, box) };
}

const turnTo = (at: Pixel, goal: Pixel): number => (Math.atan2(goal.y - at.y, goal.x - at.x) * 180) / Math.PI;

/** Words run towards the middle, where there is most room for them. */
const sideOf = ({ x }: Pixel, { left, right }: Box): 1 | -1 => (x < (left + right) / 2 ? 1 : -1);

const sidesOf = (at: Pixel, box: Box): readonly (1 | -1)[] => (sideOf(at, box) > 0 ? [1, -1] : [-1, 1]);

/** In the picture, and on no piece. */
const isFree = (here: Box, { left, right }: Box, pieces: readonly Box[]): boolean =>
  here.left >= left - MARGIN_PX && here.right <= right + MARGIN_PX && !pieces.some((piece) => overlaps(piece, here));

/** Covered by the arrow and by its words. */
function boxOf({ x, y, side }: WordedMark, wordsPx: number): Box {
  const far = WORDS_PX + wordsPx;
  return {
    left: x - (side > 0 ? ARROW_PX : far),
    right: x + (side > 0 ? far : ARROW_PX),
    top: y - Math.max(ARROW_PX, HALF_LINE_PX),
    bottom: y + Math.max(ARROW_PX, HALF_LINE_PX),
  };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
