/** House rules, each with its default. Written into every match file. */
export interface TractionOptions {
  /** Steps a small, a medium and a large piece may walk a turn. Standard 4, 2, 1; the talk page's 6, 3, 1; or custom, 1 to 8. */
  readonly ranges: readonly [small: number, medium: number, large: number];
  readonly piecesPerTurn: number; // 1 to 6, standard 2
  readonly starterFirstTurnOnePiece: boolean; // TR-04, standard off
  readonly tackling: 'any' | 'rock-paper-scissors'; // large tackles medium, medium small, small large
  readonly turnLimit: number | null; // TR-39: turns each, 60 when on; standard off (null)
  readonly tolerance: Tolerance;
}

/** How far others may be moved before it is a crash (TR-27), and the pivot before it is a slide (TR-07). */
export interface Tolerance {
  readonly moveMm: number;
  readonly yawDeg: number;
  readonly pivotMm: number;
}

export const STANDARD_TOLERANCE: Tolerance = { moveMm: 1, yawDeg: 2, pivotMm: 1 };
/** TR-27's strict setting; `pivotMm` stays as it is. */
export const STRICT_TOLERANCE: Tolerance = { moveMm: 0.25, yawDeg: 0.5, pivotMm: 1 };

export const STANDARD_OPTIONS: TractionOptions = {
  ranges: [4, 2, 1],
  piecesPerTurn: 2,
  starterFirstTurnOnePiece: false,
  tackling: 'any',
  turnLimit: null,
  tolerance: STANDARD_TOLERANCE,
};
