import type { Pixel } from './handle.ts';

/** A part of the picture, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** At the edge of a picture, pointing to what lies beyond it; `turnDeg` clockwise from the right. */
export interface EdgeMark extends Pixel {
  readonly turnDeg: number;
}

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
