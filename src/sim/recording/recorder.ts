import type { Gesture } from '../gesture/gesture.ts';
import type { PieceId, Tick } from '../ids.ts';
import { playingGesture, type Ticking } from '../perform.ts';
import type { Performance, Performed } from '../performance.ts';
import { ok, type Result } from '../result.ts';
import type { Pose } from '../world/pose.ts';
import { PoseTrack } from './poseTrack.ts';

/** Where everything was at every tick of an action, from 0 (at rest, nothing touched) to `ticks`. Readable while it is made. */
export interface Recording {
  readonly pieces: readonly PieceId[];
  /** The last tick recorded so far. */
  readonly ticks: number;
  /** Ticks beyond the last one recorded give that. */
  poseOf(piece: PieceId, tick: number): Pose;
  /** Memory that the poses take. */
  readonly bytes: number;
}

/**
 * Performs a gesture again and keeps what was to be seen: the same performance as any other, some ticks a call, so that a
 * page goes on meanwhile. Whoever made the performance frees its world; the recording outlives it.
 */
export class Recorder implements Recording {
  readonly pieces: readonly PieceId[];
  private readonly tracks = new Map<PieceId, PoseTrack>();
  private readonly playing: Ticking<Result<Performance>>;
  private outcome: Result<Performed> | null = null;
  private last = 0;

  constructor(private readonly performance: Performance, gesture: Gesture) {
    this.pieces = performance.table.pieces.map(({ id }) => id);
    for (const id of this.pieces) this.tracks.set(id, new PoseTrack());
    this.take(performance.tick);
    this.playing = playingGesture(performance, gesture);
  }

  /** What the action came to, once it is over. Fault: a gesture that does not begin at the piece (`hand-touch`). */
  get done(): Result<Performed> | null {
    return this.outcome;
  }

  get ticks(): number {
    return this.last;
  }

  get bytes(): number {
    return [...this.tracks.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** So many ticks more, or as many as there are. Returns whether there may be more. */
  advance(ticks: number): boolean {
    for (let i = 0; i < ticks && this.outcome === null; i += 1) this.tick();
    return this.outcome === null;
  }

  poseOf(piece: PieceId, tick: number): Pose {
    const track = this.tracks.get(piece);
    if (!track) throw new Error(`${piece} is not on the table`);
    return track.at(tick);
  }

  private tick(): void {
    const step = this.playing.next();
    if (!step.done) return this.take(step.value);
    this.outcome = step.value.ok ? ok(this.performance.finish()) : step.value;
    for (const track of this.tracks.values()) track.trim();
  }

  private take(tick: Tick): void {
    for (const { id, body } of this.performance.table.pieces) this.tracks.get(id)?.take(tick, body);
    this.last = tick;
  }
}
