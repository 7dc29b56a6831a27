/** How far others may be moved before it is a crash (TR-27), and the pivot before it is a slide (TR-07). */
export interface Tolerance {
  readonly moveMm: number;
  readonly yawDeg: number;
  readonly pivotMm: number;
}

export const STANDARD_TOLERANCE: Tolerance = { moveMm: 1, yawDeg: 2, pivotMm: 1 };
/** TR-27's strict setting; `pivotMm` stays as it is. */
export const STRICT_TOLERANCE: Tolerance = { moveMm: 0.25, yawDeg: 0.5, pivotMm: 1 };

/**
 * A tolerance between two settings, for a slider: 0 is the strict one, 1 the standard one, beyond 1 more lenient.
 * The angle keeps its two degrees to the millimetre.
 */
export function toleranceAt(share: number): Tolerance {
  const { moveMm, yawDeg, pivotMm } = STRICT_TOLERANCE;
  return { moveMm: moveMm + (STANDARD_TOLERANCE.moveMm - moveMm) * share, yawDeg: yawDeg + (STANDARD_TOLERANCE.yawDeg - yawDeg) * share, pivotMm };
}
