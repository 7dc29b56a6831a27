import type { PieceId } from '#sim/ids.ts';
import { poseOf, type Pose } from '#sim/world/pose.ts';
import type { TableWorld } from '#sim/world/tableWorld.ts';
import { isElsewhere, type DrawnPiece, type DrawnTable } from '#play/table/drawn.ts';

/** A renderer of the simulation's world, which must not be left with one that is freed. */
export type Host = (table: TableWorld | null) => void;

interface Coming {
  readonly table: TableWorld;
  waitS: number;
}

/**
 * The one world that the page shows, under the hand or at rest, and the poses to draw. It owns that world: what it is
 * given it frees, after the host has let go of it. Mutated every frame and read by the scene; React never hears of it.
 */
export class ShownTable implements DrawnTable {
  readonly pieces = new Map<PieceId, DrawnPiece>();
  /** With less motion wanted, pieces that are put back are there at once. */
  calm = false;
  /** How far between the two ticks, 0 to 1. */
  share = 1;
  /** How far pieces on their way back have come, 0 to 1. */
  homing = 1;
  private table: TableWorld | null = null;
  private coming: Coming | null = null;
  /** Whether these pieces slide there; else they are lifted, as by a hand. */
  slides = false;
  private homingS = 0;
  private readonly hosts = new Set<Host>();

  get world(): TableWorld | null {
    return this.table;
  }

  /** Whether pictures differ from one frame to the next without any tick. */
  get busy(): boolean {
    return this.coming !== null || this.homing < 1;
  }

  /** Shows another world at once. */
  show(table: TableWorld | null): void {
    this.coming?.table.free();
    this.coming = null;
    this.swap(table, 0);
  }

  /**
   * Shows a world a little later, so that everybody sees how the last one ended; what stands elsewhere then goes there.
   */
  showAfter(table: TableWorld, waitS: number, homingS: number, slides = false): void {
    this.slides = slides;
    this.coming?.table.free();
    this.coming = waitS > 0 ? { table, waitS } : null;
    this.homingS = homingS;
    if (!this.coming) this.swap(table, homingS);
  }

  /** Real time passes: waiting and homing, never the simulation. */
  pass(seconds: number): void {
    if (this.coming) {
      this.coming.waitS -= seconds;
      if (this.coming.waitS <= 0) this.arrive();
    } else if (this.homing < 1) this.homing = this.homingS <= 0 ? 1 : Math.min(1, this.homing + seconds / this.homingS);
    if (this.homing >= 1) for (const piece of this.pieces.values()) piece.from = null;
  }

  /** Ends all waiting: what is to come is shown now. */
  hurry(): void {
    if (this.coming) this.swap(this.coming.table, 0);
    this.coming = null;
    this.homing = 1;
    for (const piece of this.pieces.values()) piece.from = null;
  }

  /** Takes the poses of the tick that has just been made. */
  tick(): void {
    for (const { id, body } of this.table?.pieces ?? []) {
      const drawn = this.pieces.get(id);
      if (!drawn) continue;
      drawn.before = drawn.after;
      drawn.after = poseOf(body);
    }
  }

  /**
   * Draws these pieces elsewhere than where they stand, and the others where they do: places that are only thought of.
   */
  lay(poses: ReadonlyMap<PieceId, Pose>): void {
    this.hurry();
    for (const { id, body } of this.table?.pieces ?? []) {
      const pose = poses.get(id) ?? poseOf(body);
      this.pieces.set(id, { before: pose, after: pose, from: null });
    }
  }

  /** Where the piece is, to the last tick. */
  poseOf(piece: PieceId): Pose | null {
    return this.pieces.get(piece)?.after ?? null;
  }

  /** Tells the host of the world now and whenever it changes, before the old one is freed. Returns how to stop that. */
  attach(host: Host): () => void {
    this.hosts.add(host);
    host(this.table);
    return () => {
      this.hosts.delete(host);
      host(null);
    };
  }

  private arrive(): void {
    const { coming } = this;
    this.coming = null;
    if (coming) this.swap(coming.table, this.homingS);
  }

  private swap(table: TableWorld | null, homingS: number): void {
    const old = this.table;
    const stood = new Map([...this.pieces].map(([id, drawn]) => [id, drawn.after]));
    this.table = table;
    this.pieces.clear();
    for (const { id, body } of table?.pieces ?? []) {
      const pose = poseOf(body);
      const was = stood.get(id);
      this.pieces.set(id, {
        before: pose,
        after: pose,
        from: homingS > 0 && was && isElsewhere(was, pose) ? was : null,
      });
    }
    this.share = 1;
    this.homing = [...this.pieces.values()].some((p) => p.from) ? 0 : 1;
    this.homingS = homingS;
    for (const host of this.hosts) host(table);
    if (old && old !== table) old.free();
  }
}
