import type { PieceId } from '../ids.ts';

/** Base corners in the piece's own frame: A (+x,+z), B (-x,+z), C (-x,-z), D (+x,-z). */
export const CORNERS = ['A', 'B', 'C', 'D'] as const;
export type Corner = (typeof CORNERS)[number];

/**
 * How the hand holds: a `finger` on the tip, a `pinch` at 0.85 of the height (both keep the twist about the line
 * from pivot to grip), or a `push` with a fingertip at half height that only shoves sideways.
 */
export const GRIPS = ['finger', 'pinch', 'push'] as const;
export type Grip = (typeof GRIPS)[number];

/** Samples are this many ticks apart (60 a second); between two samples the target moves in a straight line. */
export const TICKS_PER_SAMPLE = 4;

/** Where the hand wants the grip point, and the heading it wants the piece to have. */
export interface Sample {
  readonly xMm: number; // multiples of 0.01 mm, table frame
  readonly yMm: number;
  readonly zMm: number;
  readonly headingDeg: number; // yaw the hand wants, multiples of 0.01 degree, unwrapped: may run past 360
}

/** One hold of a piece: from touching it to letting go. */
export interface Stroke {
  /** The base corner that the hand means to pivot on; null when it just drags or pushes. */
  readonly corner: Corner | null;
  /** The first is the grip point at the moment of touching. At least one. */
  readonly samples: readonly Sample[];
}

/** Everything a hand did to one piece in one action. Between strokes it lets go until everything rests. */
export interface Gesture {
  readonly piece: PieceId;
  readonly grip: Grip;
  readonly strokes: readonly Stroke[];
}
