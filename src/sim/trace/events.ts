import type { BodyId, PieceId, Seat, Tick } from '../ids.ts';
import type { Corner } from '../gesture/gesture.ts';
import type { PyramidFeature } from '../geometry/features.ts';

/** The part of a thing that touched. Pyramids have named features (TR-52); pads and the table have a top and a rim. */
export type Feature = PyramidFeature | 'pad' | 'table';

/** A point, mm, in the table's frame. */
export interface PointMm {
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
}

/** One place where two bodies meet. */
export interface Touch {
  readonly feature: Feature; // of the event's `a`
  readonly otherFeature: Feature; // of the event's `b`
  readonly at: PointMm;
}

/** How a piece is found when it is looked at: by where its base corners are over what is under them. */
export type RestingPose = 'upright' | 'flat' | 'tilted';

/** Where one piece is at the end of an action, and how far it has come since its start. */
export interface RestingPiece {
  readonly id: PieceId;
  readonly xMm: number; // centre of the base (upright, tilted) or middle of the lowest base edge (flat)
  readonly zMm: number;
  readonly yawDeg: number;
  readonly pose: RestingPose;
  readonly startPose: RestingPose; // when the action began
  readonly tiltDeg: number; // between the piece's axis and the vertical
  readonly movedMm: number; // of the base centre, straight line, since the action began
  readonly turnedDeg: number; // change of yaw, unsigned, since the action began
  readonly lowestMm: number; // of the five vertices over what is under it
  readonly highestCornerMm: number; // highest of the four base corners over what is under it (TR-26)
}

/** The greatest swivel of a step away from where it began, unsigned, and when and where it was reached. */
export interface WidestSwivel {
  readonly deg: number;
  readonly tick: Tick;
  readonly at: PointMm;
}

/** The mover rests where another piece, which has been moved, stood before the action: so deep, there (TR-54). */
export interface Overlap {
  readonly id: PieceId;
  readonly depthMm: number;
  readonly touches: readonly Touch[];
}

/**
 * The trace: what happened, in order, and nothing else. The mover is the piece under the hand.
 * Contact is a distance of at most 0.05 mm, or an impulse where the ways of the two in that tick come as close (TR-51).
 */
export type TraceEvent =
  /**
   * Two bodies touch that did not. `atStart`: they did so before the action (TR-48). `a` is the mover where it takes
   * part.
   */
  | {
      readonly type: 'contact-began';
      readonly tick: Tick;
      readonly a: BodyId;
      readonly b: BodyId;
      readonly touches: readonly Touch[];
      readonly impulse: number;
      readonly atStart: boolean;
    }
  /** They touch no more; `touches`: where they were last nearest. */
  | {
      readonly type: 'contact-ended';
      readonly tick: Tick;
      readonly a: BodyId;
      readonly b: BodyId;
      readonly touches: readonly Touch[];
      readonly peakImpulse: number;
    }
  /** Two bodies that touched are 0.5 mm apart (TR-48). */
  | { readonly type: 'parted'; readonly tick: Tick; readonly a: BodyId; readonly b: BodyId }
  /** The hand takes hold / lets go. */
  | { readonly type: 'gripped'; readonly tick: Tick; readonly corner: Corner | null }
  | { readonly type: 'released'; readonly tick: Tick }
  /** The three other corners have left the surface: a step begins, on this corner. */
  | { readonly type: 'tipped'; readonly tick: Tick; readonly corner: Corner; readonly at: PointMm }
  /**
   * The pivot has travelled further from where it was at `tipped` than ever before in this step (told every 0.01 mm).
   */
  | {
      readonly type: 'pivot-travelled';
      readonly tick: Tick;
      readonly corner: Corner;
      readonly travelMm: number;
      readonly at: PointMm;
    }
  /**
   * One corner alone carries the piece with at least 2 degrees of tilt: from here on it is a step (TR-58); told once
   * until the base stands flat again.
   */
  | {
      readonly type: 'tilted';
      readonly tick: Tick;
      readonly corner: Corner;
      readonly tiltDeg: number;
      readonly at: PointMm;
    }
  /**
   * The tilt exceeds the critical angle of the corner or edge that the piece stands on: by itself it falls (TR-56).
   * Told when that begins, and when what it stands on changes between table and pads meanwhile.
   */
  | {
      readonly type: 'overbalanced';
      readonly tick: Tick;
      readonly on: 'corner' | 'edge';
      readonly tiltDeg: number;
      readonly pad: Seat | null;
      readonly at: PointMm;
    }
  /**
   * The mover has moved a piece that touched it before the action this far from where it stood (every 0.05 mm), while
   * touching it here.
   */
  | {
      readonly type: 'shifted';
      readonly tick: Tick;
      readonly a: BodyId;
      readonly b: BodyId;
      readonly movedMm: number;
      readonly touches: readonly Touch[];
    }
  /** Another corner has taken over without the base coming down. */
  | {
      readonly type: 'pivot-changed';
      readonly tick: Tick;
      readonly from: Corner;
      readonly to: Corner;
      readonly at: PointMm;
    }
  /** No corner touches any more, and the lowest is this high (told every 0.1 mm of new height). */
  | { readonly type: 'lifted-off'; readonly tick: Tick; readonly heightMm: number; readonly at: PointMm }
  /** All four corners are down again: a step has ended. */
  | {
      readonly type: 'set-down';
      readonly tick: Tick;
      readonly corner: Corner;
      readonly pivotSlipMm: number;
      readonly swivelDeg: number;
      readonly travelMm: number;
      readonly highestTiltDeg: number;
      readonly widest: WidestSwivel;
    }
  /**
   * A base that was set down is no longer where it came down (0.05 mm), on the surface or over it: it is not coming to
   * rest any more (TR-46).
   */
  | { readonly type: 'slid-on'; readonly tick: Tick }
  /** At rest after a hold: how far it carried the base in all, from rest to rest. */
  | {
      readonly type: 'carried';
      readonly tick: Tick;
      readonly travelMm: number;
      readonly swivelDeg: number;
      readonly widest: WidestSwivel;
    }
  /**
   * The watcher stopped the sweep here; how far its step had come (corner null: it had not tipped), and where every
   * piece was.
   */
  | {
      readonly type: 'stopped';
      readonly tick: Tick;
      readonly corner: Corner | null;
      readonly pivotSlipMm: number;
      readonly swivelDeg: number;
      readonly travelMm: number;
      readonly highestTiltDeg: number;
      readonly widest: WidestSwivel;
      readonly pieces: readonly RestingPiece[];
    }
  /**
   * Held or pushed while standing on more than one corner, a corner that is down has moved this far since the base last
   * stood still (every 0.01 mm beyond 0.05).
   */
  | { readonly type: 'dragged'; readonly tick: Tick; readonly travelMm: number; readonly at: PointMm }
  /** The centre of a piece's base is beyond the table's edge (TR-37). */
  | { readonly type: 'left-table'; readonly tick: Tick; readonly piece: PieceId; readonly at: PointMm }
  /** Everything rests (or, `settled: false`, time ran out); `final` at the end of the action, else between strokes. */
  | {
      readonly type: 'rested';
      readonly tick: Tick;
      readonly settled: boolean;
      readonly held: boolean;
      readonly final: boolean;
      readonly pieces: readonly RestingPiece[];
      readonly overlaps: readonly Overlap[];
    };

export type Trace = readonly TraceEvent[];
