import type { Gesture } from '../gesture/gesture.ts';
import type { PieceId } from '../ids.ts';
import { playingGesture, type Ticking } from '../perform.ts';
import type { Performance, Performed } from '../performance.ts';
import { ok, type Result } from '../result.ts';
import type { Pose } from '../world/pose.ts';
import { PoseTracks, type Recording } from './poseTracks.ts';

/**
 * Performs a gesture again and keeps what was to be seen: the same performance as any other, some ticks a call, so that a
 * page goes on meanwhile. Whoever made the performance frees its world; the recording outlives it.
 */
export class Recorder implements Recording {
  private readonly tracks: PoseTracks;
  private readonly playing: Ticking<Result<Performance>>;
  private outcome: Result<Performed> | null = null;

  constructor(private readonly performance: Performance, gesture: Gesture) {
    this.tracks = new PoseTracks(performance.table.pieces);
    this.tracks.take(performance.tick);
    this.playing = playingGesture(performance, gesture);
  }

  /** What the action came to, once it is over. Fault: a gesture that does not begin at the piece (`hand-touch`). */
  get done(): Result<Performed> | null {
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
    for (let i = 0; i < ticks && this.outcome === null; i += 1) this.tick();
    return this.outcome === null;
  }

  poseOf(piece: PieceId, tick: number): Pose {
    return this.tracks.poseOf(piece, tick);
  }

  private tick(): void {
    const step = this.playing.next();
    if (!step.done) return this.tracks.take(step.value);
    this.outcome = step.value.ok ? ok(this.performance.finish()) : step.value;
    this.tracks.trim();
  }
}
