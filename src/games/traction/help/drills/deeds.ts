import type { PieceId, Seat } from '#sim/ids.ts';

/** A deed that a seat can be told to do: a line of notation, or a shove, for which notation has no words. */
export type TractionDeed = string | Shove;

/** A touch out of turn, or (`by: null`) a bumped table, at half height. */
export interface Shove {
  readonly by: Seat | null;
  readonly piece: PieceId;
  readonly pushMm: readonly [dx: number, dz: number];
}
