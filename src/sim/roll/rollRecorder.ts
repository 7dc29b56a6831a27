import type { PieceId } from '../ids.ts';
import { PoseTracks, type Recording } from '../recording/poseTracks.ts';
import type { Pose } from '../world/pose.ts';
import type { Roll, Rolled } from './roll.ts';

/** Rolls and keeps where every truck was at every tick, some ticks a call, so that a page goes on meanwhile. Whoever made the roll frees it; the recording outlives it. */
export class RollRecorder implements Recording {
  private readonly tracks: PoseTracks;
  private outcome: Rolled | null = null;

  /** @param rolling a roll that has not begun */
  constructor(private readonly rolling: Roll) {
    this.tracks = new PoseTracks(rolling.arena.pieces);
    this.tracks.take(rolling.tick);
  }

  /** What the roll came to, once it is over. */
  get done(): Rolled | null {
    return this.outcome;
  }

  get pieces(): readonly PieceId[] {
    return this.tracks.pieces;
  }

  get ticks(): number {
    return this.tracks.ticks;
  }

  get bytes(): number {
    return this.tracks.bytes;
  }

  /** So many ticks more, or as many as there are. Returns whether there may be more. */
  advance(ticks: number): boolean {
    for (let i = 0; i < ticks && this.outcome === null; i += 1) {
      const more = this.rolling.advance();
      this.tracks.take(this.rolling.tick);
      if (!more) this.finish();
    }
    return this.outcome === null;
  }

  poseOf(truck: PieceId, tick: number): Pose {
    return this.tracks.poseOf(truck, tick);
  }

  private finish(): void {
    this.outcome = this.rolling.finish();
    this.tracks.trim();
  }
}
