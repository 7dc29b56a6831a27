import type { Gesture } from '../gesture/gesture.ts';
import { playingGesture } from '../perform.ts';
import type { Performance, Performed } from '../performance.ts';
import { ok, type Result } from '../result.ts';
import type { Ticking } from '../ticking.ts';
import { TickRecorder } from './tickRecorder.ts';

/**
 * Performs a gesture again: the same performance as any other. Comes to a fault where the gesture does not begin at the
 * piece (`hand-touch`).
 */
export class Recorder extends TickRecorder<Result<Performed>> {
  private readonly playing: Ticking<Result<Performance>>;

  constructor(
    private readonly performance: Performance,
    gesture: Gesture,
  ) {
    super(performance.table.pieces, performance.tick);
    this.playing = playingGesture(performance, gesture);
  }

  protected tick(): Result<Performed> | null {
    const step = this.playing.next();
    if (step.done) return step.value.ok ? ok(this.performance.finish()) : step.value;
    this.see(step.value);
    return null;
  }
}
