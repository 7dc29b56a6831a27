import { hypot } from '#sim/maths/trig.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';

/** Where one piece is drawn: between where it was after two ticks. */
export interface DrawnPiece {
  before: Pose;
  after: Pose;
  /** On its way by no hand of the match (put back, laid flat): where it was, until the way is over. */
  from: Pose | null;
}

/** Where everything is drawn now. Mutated every frame and read by the scene; React never hears of it. */
export interface DrawnTable {
  readonly pieces: ReadonlyMap<PieceId, DrawnPiece>;
  /** How far between the two ticks, 0 to 1. */
  readonly share: number;
  /** How far pieces on a way of no hand have come, 0 to 1. */
  readonly homing: number;
  /** Whether they slide on that way; left out, they are lifted as by a hand. */
  readonly slides?: boolean;
  /** Whether pictures differ from one frame to the next without any tick. */
  readonly busy: boolean;
}

const ELSEWHERE_M = 0.002; // a nearer move is not seen as one

/** Whether going from one to the other can be seen. */
export function isElsewhere(a: Pose, b: Pose): boolean {
  const moved = hypot(a.position.x - b.position.x, a.position.y - b.position.y, a.position.z - b.position.z);
  const alike = Math.abs(
    a.rotation.x * b.rotation.x +
      a.rotation.y * b.rotation.y +
      a.rotation.z * b.rotation.z +
      a.rotation.w * b.rotation.w,
  );
  return moved > ELSEWHERE_M || alike < 0.999;
}
