import { hundredth } from '#sim/maths/quantise.ts';

/** How far others may be moved before it is a crash (TR-27), and the pivot before it is a slide (TR-07). */
export interface Tolerance {
  readonly moveMm: number;
  readonly yawDeg: number;
  readonly pivotMm: number;
}

export const STANDARD_TOLERANCE: Tolerance = { moveMm: 1, yawDeg: 2, pivotMm: 1 };
/** TR-27's strict setting; `pivotMm` stays as it is. */
export const STRICT_TOLERANCE: Tolerance = { moveMm: 0.25, yawDeg: 0.5, pivotMm: 1 };

/** How far a slider goes (house value): four times the standard is a table of friends. */
export const TOLERANCE_SHARE = { min: 0, max: 4, step: 0.05 } as const;

/**
 * A tolerance between two settings, for a slider: 0 is the strict one, 1 the standard one, beyond 1 more lenient.
 * The angle keeps its two degrees to the millimetre. To a hundredth, as files write it.
 */
export function toleranceAt(share: number): Tolerance {
  const { moveMm, yawDeg, pivotMm } = STRICT_TOLERANCE;
  const between = (strict: number, standard: number): number => hundredth(strict + (standard - strict) * share);
  return {
    moveMm: between(moveMm, STANDARD_TOLERANCE.moveMm),
    yawDeg: between(yawDeg, STANDARD_TOLERANCE.yawDeg),
    pivotMm,
  };
}

/** Where the slider stands for a tolerance, by its millimetres; beyond its ends for what it cannot set. */
export const shareOf = ({ moveMm }: Tolerance): number =>
  (moveMm - STRICT_TOLERANCE.moveMm) / (STANDARD_TOLERANCE.moveMm - STRICT_TOLERANCE.moveMm);
