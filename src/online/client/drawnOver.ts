import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import { isElsewhere, type DrawnPiece, type DrawnTable } from '#play/table/drawn.ts';

/**
 * A drawn table with some of its pieces in hands elsewhere. Nothing but the picture knows of it: what is picked,
 * measured and played is where the table itself has it.
 */
export class DrawnOver implements DrawnTable {
  pieces: ReadonlyMap<PieceId, DrawnPiece>;
  /** Where those hands had pieces, until these are home. */
  private readonly had = new Map<PieceId, Pose>();

  constructor(private readonly own: DrawnTable) {
    this.pieces = own.pieces;
  }

  get share(): number {
    return this.own.share;
  }

  get homing(): number {
    return this.own.homing;
  }

  get slides(): boolean {
    return this.own.slides ?? false;
  }

  get busy(): boolean {
    return this.own.busy;
  }

  /** Pieces in those hands now; of what the table does not have nothing is drawn. */
  lay(held: ReadonlyMap<PieceId, Pose>): void {
    if (this.own.homing >= 1) this.had.clear();
    for (const [id, pose] of held) if (this.own.pieces.has(id)) this.had.set(id, pose);
    this.pieces =
      this.had.size === 0
        ? this.own.pieces
        : new Map([...this.own.pieces].map(([id, piece]) => [id, this.over(piece, this.had.get(id), held.has(id))]));
  }

  /** A piece that was let go comes home from where it was seen last, not from where it began. */
  private over(piece: DrawnPiece, had: Pose | undefined, isHeld: boolean): DrawnPiece {
    if (had === undefined) return piece;
    if (isHeld) return { before: had, after: had, from: null };
    return { ...piece, from: isElsewhere(had, piece.after) ? had : null };
  }
}
