/**
 * Measures of the three sizes, mm.
 *
 * Base and height: the pointed Icehouse pieces made before 2016, 9/16 x 1, 25/32 x 1 3/8 and
 * 1 x 1 3/4 inch (looneypyramids.wiki "Small piece", icehousegames.org "Large_piece",
 * piecepackr/piecenikr `R/looney_pyramids.R`). The three are not similar figures.
 */

export type PyramidSize = 'S' | 'M' | 'L';

export interface PyramidMeasures {
  readonly baseMm: number;
  readonly heightMm: number;
  /** Pips on each side; the size can be read off them. */
  readonly pips: 1 | 2 | 3;
}

export const PYRAMID_SIZES = ['S', 'M', 'L'] as const satisfies readonly PyramidSize[];

export const PYRAMIDS: Readonly<Record<PyramidSize, PyramidMeasures>> = {
  S: { baseMm: 14.2875, heightMm: 25.4, pips: 1 },
  M: { baseMm: 19.84375, heightMm: 34.925, pips: 2 },
  L: { baseMm: 25.4, heightMm: 44.45, pips: 3 },
};

/**
 * Wall of the hollow pieces, measured square to the face: what makes fifteen of them weigh the 1.5 oz
 * a fan measured (ee0r.com/proj/sandfill.html) in polystyrene, and lets each size nest in the next.
 */
export const WALL_MM = 2.25;
