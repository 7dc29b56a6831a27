import type { Pixel } from './handle.ts';

/** A part of the picture, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** At the edge of a picture, pointing to what lies beyond it; `turnDeg` clockwise from the right. */
interface EdgeMark extends Pixel {
  readonly turnDeg: number;
}

/** So many half pictures away it lies beyond all edges (house value). */
const FAR_OFF = 1000;

/** Where to look for what is seen behind the eye, and so on the wrong side of the middle. */
export const behindEye = ({ x, y }: Pixel, { width, height }: { readonly width: number; readonly height: number }) => ({
  x: width / 2 + FAR_OFF * (width / 2 - x),
  y: height / 2 + FAR_OFF * (height / 2 - y),
});

/** Where the way from the middle of the box to a place leaves it; null where the place is inside. */
export function edgeMark(at: Pixel, { left, top, right, bottom }: Box): EdgeMark | null {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const beyond = Math.max(Math.abs(dx) / ((right - left) / 2), Math.abs(dy) / ((bottom - top) / 2));
  if (beyond <= 1) return null;
  return {
    x: middle.x + dx / beyond,
    y: middle.y + dy / beyond,
    turnDeg: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** House values, px: half of the arrow with its rim, half of a line of words, their distance, and how far it slides. */
const ARROW_PX = 13;
const HALF_LINE_PX = 11;
export const WORDS_PX = 16;
const SLIDE_PX = 2;
/** Words may come so much nearer to the picture's edge than the arrow's middle, px. */
const MARGIN_PX = 22;
/** A mark of the upper or lower edge finds its place in so many lines from there, so far apart (house values). */
const LINES = 3;
const LINE_PX = 28;

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

/** Pieces and words that are in the picture: a mark may lie on a piece where it has to, on words and letters never. */
export interface InPicture {
  readonly pieces: readonly Box[];
  readonly words: readonly Box[];
}

/**
 * The mark moved along its edge, as little as can be, or a line or two into the picture, until neither arrow nor words
 * lie on a piece or on other words; it still points to its goal. Where there is no such place it lies on pieces; null
 * where other words are everywhere.
 */
export const clearMark = (marked: Marked, box: Box, { pieces, words }: InPicture): WordedMark | null =>
  freePlace(marked, box, [...pieces, ...words]) ?? freePlace(marked, box, words);

function freePlace({ mark: { x, y }, goal, wordsPx }: Marked, box: Box, taken: readonly Box[]): WordedMark | null {
  const isAside = Math.min(x - box.left, box.right - x) < Math.min(y - box.top, box.bottom - y);
  const inwards = y - box.top < box.bottom - y ? LINE_PX : -LINE_PX;
  const slides = (box.right - box.left + box.bottom - box.top) / SLIDE_PX;
  for (let line = 0; line < (isAside ? 1 : LINES); line += 1)
    for (let i = 0; i < 2 * slides; i += 1) {
      const by = (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * SLIDE_PX; // the nearest first
      const at = isAside ? { x, y: y + by } : { x: x + by, y: y + line * inwards };
      if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) continue;
      for (const side of sidesOf(at, box)) {
        const here = { ...at, turnDeg: turnTo(at, goal), side };
        if (isFree(boxOf(here, wordsPx), box, taken)) return here;
      }
    }
  return null;
}

const turnTo = (at: Pixel, goal: Pixel): number => (Math.atan2(goal.y - at.y, goal.x - at.x) * 180) / Math.PI;

/** Words run towards the middle, where there is most room for them. */
const sideOf = ({ x }: Pixel, { left, right }: Box): 1 | -1 => (x < (left + right) / 2 ? 1 : -1);

const sidesOf = (at: Pixel, box: Box): readonly (1 | -1)[] => (sideOf(at, box) > 0 ? [1, -1] : [-1, 1]);

/** In the picture, and on nothing. */
const isFree = (here: Box, { left, right }: Box, taken: readonly Box[]): boolean =>
  here.left >= left - MARGIN_PX && here.right <= right + MARGIN_PX && !taken.some((other) => overlaps(other, here));

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
