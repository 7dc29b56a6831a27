import type { PieceId, Seat } from './ids.ts';
import type { Filling } from './pyramid.ts';

/**
 * A layout says where everything stands before an action: the whole input of a simulation besides the gesture.
 * Lengths are millimetres and angles degrees, every one a multiple of 0.01, so that what a file says is
 * exactly what is simulated. x to the right, z towards seat 0's chair, y = 0 is the table's top.
 */
export interface Layout {
  /** Side of the square table top, mm, centred on the origin. */
  readonly tableMm: number;
  readonly surface: Surface;
  readonly pads: readonly PadPlacement[];
  readonly pieces: readonly PiecePlacement[];
  /** House values; left out, everything is as settings.ts and surfaces.ts have it. */
  readonly house?: HouseTable;
}

/** House values for touching and standing, each as usual where it is left out. */
export interface HouseTable {
  /** TR-51, mm. */
  readonly contactMm?: number;
  /** How high the pivot has to be to have left the surface, mm. */
  readonly liftOffMm?: number;
  /** TR-26, mm. */
  readonly uprightMm?: number;
  /** The coefficient of piece on piece. */
  readonly pieceFriction?: number;
  /** In the hollow of pieces; left out, they are empty. */
  readonly filling?: Filling;
}

/** The coefficients of the pair of piece and table (and pad top): friction 0 to 2, restitution 0 to 0.9. */
export interface Surface {
  /** A preset's id, or 'custom'. */
  readonly id: string;
  readonly friction: number;
  readonly restitution: number;
  /** Given by its owner; of a custom one alone, and nothing depends on it. */
  readonly name?: string;
}

export interface PadPlacement {
  readonly seat: Seat;
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/**
 * Pieces may stand in one another by this much (mm): rounding must not part what touches, and the engine parts them
 * without a jump.
 */
export const MOST_OVERLAP_MM = 0.1;

/** `upright` on its base; `flat` on the side face whose base edge is A-B, its tip towards yaw's local +z. */
export type StandingPose = 'upright' | 'flat';

export interface PiecePlacement {
  readonly id: PieceId;
  /** Centre of the base (upright), or the middle of the base edge on the table (flat). */
  readonly xMm: number;
  readonly zMm: number;
  /** (-180, 180], counter-clockwise seen from above. */
  readonly yawDeg: number;
  readonly pose: StandingPose;
}
