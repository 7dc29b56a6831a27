import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import { isElsewhere, type DrawnPiece, type DrawnTable } from './drawn.ts';

/** For how long pieces are on their way, s, and in how many pictures at least, however few are drawn. */
interface Pace {
  readonly s: number;
  readonly pictures: number;
}

/** To where the rules or a hand put them (house value). */
const USUAL: Pace = { s: 0.6, pictures: 1 };
/** A way that is the scene itself (house values). */
export const AS_SCENE: Pace = { s: 1.5, pictures: 6 };

/**
 * Where all pieces are drawn on a table where hands only throw. Mutated every frame and read by the scene; React never
 * hears of it.
 */
export class ShownPieces implements DrawnTable {
  readonly pieces = new Map<PieceId, DrawnPiece>();
  share = 1;
  homing = 1;
  private pace = USUAL;
  /** With less motion wanted: nothing is seen on its way. */
  calm = false;

  get busy(): boolean {
    return this.homing < 1;
  }

  /** These pieces, and no others, stand there from now on; what stood elsewhere is seen on its way. */
  place(poses: ReadonlyMap<PieceId, Pose>, how: 'on-its-way' | 'at-once' = 'on-its-way', pace = USUAL): void {
    this.pace = pace;
    for (const id of this.pieces.keys()) if (!poses.has(id)) this.pieces.delete(id);
    let moves = false;
    for (const [id, pose] of poses) {
      const was = this.pieces.get(id)?.after;
      const from = how === 'on-its-way' && !this.calm && was !== undefined && isElsewhere(was, pose) ? was : null;
      moves ||= from !== null;
      this.pieces.set(id, { before: pose, after: pose, from });
    }
    this.share = 1;
    this.homing = moves ? 0 : 1;
  }

  /** One piece is between two poses, as a recording has it. */
  show(id: PieceId, before: Pose, after: Pose, share: number): void {
    this.share = share;
    this.pieces.set(id, { before, after, from: null });
  }

  /** Real time passes. Returns whether anything is still on its way. */
  pass(seconds: number): boolean {
    const { s, pictures } = this.pace;
    if (this.homing < 1) this.homing = Math.min(1, this.homing + Math.min(seconds / s, 1 / pictures));
    return this.homing < 1;
  }
}
