import type { PieceId } from '#sim/ids.ts';
import type { Layout } from '#sim/layout.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import type { Pose } from '#sim/world/pose.ts';

/** A piece before and after a tick. */
export interface MovedPiece {
  readonly before: Pose;
  readonly after: Pose;
}

/** The news of one tick, for sound and vibration: the same live or replayed. */
export interface TickNews {
  readonly layout: Layout; // as the action found it
  readonly mover: PieceId; // the piece under the hand
  readonly events: readonly TraceEvent[]; // of this tick
  readonly pieces: ReadonlyMap<PieceId, MovedPiece>;
}

/** Called within the tick, so it must be quick; what it does cannot reach the simulation. */
export type TickListener = (news: TickNews) => void;
