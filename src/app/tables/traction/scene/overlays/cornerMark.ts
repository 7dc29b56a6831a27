/** Across, in pixels: as large from afar as from near, */
const SIZE_PX = 20;
/** but at most this share of the base, so that the letters do not hide the piece, */
const LARGEST = 0.6;
/** and from however far still to be read. */
export const LEAST_PX = 16;
const OUTSIDE = 0.6; // of its own size
/** An eye at the height of the table sees all letters in one line, wherever they stand. */
const LOWEST_VIEW = 0.35;

export interface MarkPlace {
  readonly size: number; // m
  /** So far beyond its corner, on the way from the middle, m. */
  readonly outside: number;
}

/**
 * How large a corner's letter is, and how far out it stands: from afar far enough that those of neighbouring corners do
 * not lie over each other.
 *
 * @param base its edge, m
 * @param pixelM a pixel at the piece, m
 * @param steepness sine of the angle at which the eye looks down
 */
export function cornerMark(base: number, pixelM: number, steepness: number): MarkPlace {
  const size = Math.max(LEAST_PX * pixelM, Math.min(SIZE_PX * pixelM, LARGEST * base));
  const apart = size / Math.max(LOWEST_VIEW, steepness) - base;
  return { size, outside: Math.max(OUTSIDE * size, apart / Math.SQRT2) };
}
