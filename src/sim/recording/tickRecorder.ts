import type { PieceId, Tick } from '../ids.ts';
import type { Pose } from '../world/pose.ts';
import { PoseTracks, type Recording, type Tracked } from './poseTracks.ts';

/**
 * Plays something again and keeps where everything was at every tick, some ticks a call, so that a page goes on
 * meanwhile. The maker of the world frees it; the recording outlives it.
 */
export abstract class TickRecorder<Done> implements Recording {
  private readonly tracks: PoseTracks;
  private outcome: Done | null = null;

  /** @param at the tick before the first */
  protected constructor(bodies: readonly Tracked[], at: Tick) {
    this.tracks = new PoseTracks(bodies);
    this.tracks.take(at);
  }

  /** The outcome, once it is over. */
  get done(): Done | null {
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
      this.outcome = this.tick();
      if (this.outcome !== null) this.tracks.trim();
    }
    return this.outcome === null;
  }

  poseOf(piece: PieceId, tick: number): Pose {
    return this.tracks.poseOf(piece, tick);
  }

  /** One tick more, seen; or what it all came to. */
  protected abstract tick(): Done | null;

  /** @param tick later than the last one seen */
  protected see(tick: Tick): void {
    this.tracks.take(tick);
  }
}
