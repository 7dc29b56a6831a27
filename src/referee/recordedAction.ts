import type { Gesture } from '#sim/gesture/gesture.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import { Recorder } from '#sim/recording/recorder.ts';
import { ok, type Result } from '#sim/result.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import type { Watched } from './watched.ts';

/** The outcome of an action, with everything that happened in it. */
export interface RecordedOutcome<R> {
  readonly report: R;
  readonly trace: readonly TraceEvent[];
}

/** The judge's knowledge from that tick on. */
interface Known<S> {
  readonly tick: number;
  readonly state: S;
}

/**
 * Records an action with a game's judge watching: poses at every tick, and what had been ruled by then. It owns the
 * action and frees its world when it is over, or when it is no longer wanted.
 */
export class ActionRecorder<S, R> {
  private readonly recorder: Recorder;
  private readonly known: Known<S>[] = [];
  private outcome: Result<RecordedOutcome<R>> | null = null;
  private freed = false;

  constructor(
    private readonly watched: Watched<S, R>,
    gesture: Gesture,
  ) {
    this.recorder = new Recorder(watched.performance, gesture);
    this.note();
  }

  /** Where everything was, as far as it has been recorded. */
  get recording(): Recording {
    return this.recorder;
  }

  /** Null until it is over. Fault: a gesture that does not begin at the piece (`hand-touch`). */
  get done(): Result<RecordedOutcome<R>> | null {
    return this.outcome;
  }

  /** The events so far, in order. */
  get trace(): readonly TraceEvent[] {
    return this.watched.performance.events;
  }

  /** Performs so many ticks more. Returns whether there may be more. */
  advance(ticks: number): boolean {
    if (this.outcome || this.freed) return false;
    for (let i = 0; i < ticks && this.recorder.done === null; i += 1) {
      this.recorder.advance(1);
      this.note();
    }
    if (this.recorder.done) this.finish(this.recorder.done.ok ? null : this.recorder.done);
    return this.outcome === null;
  }

  /** The judge's knowledge once that tick had passed. */
  seenAt(tick: number): S {
    const known = this.known.findLast((k) => k.tick <= tick) ?? this.known[0];
    return known?.state ?? this.watched.seen();
  }

  /** Frees the world; what was recorded stays. Safe to call again. */
  free(): void {
    if (this.freed) return;
    this.freed = true;
    this.watched.free();
  }

  private finish(refused: Result<never> | null): void {
    this.outcome = refused ?? ok({ report: this.watched.finish().report, trace: this.trace });
    this.free();
  }

  private note(): void {
    const state = this.watched.seen();
    if (this.known.at(-1)?.state !== state) this.known.push({ tick: this.recorder.ticks, state });
  }
}
