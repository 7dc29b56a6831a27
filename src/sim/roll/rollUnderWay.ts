import type { Physics } from '../physics.ts';
import type { Recording } from '../recording/poseTracks.ts';
import { Roll, type Rolled } from './roll.ts';
import { RollRecorder } from './rollRecorder.ts';
import type { RollSetup } from './rollWorld.ts';

/**
 * A roll that is being rolled: the same as any other, some ticks a call, with everything that is to be seen. `R`: what
 * a referee says of it.
 */
export interface RollUnderWay<R> {
  /** Where every body was at every tick, as far as it has been rolled. Outlives the roll. */
  readonly film: Recording;
  /** Whether all is over. */
  readonly done: boolean;
  /** The outcome; null until the roll is done. */
  readonly report: R | null;
  /** So many ticks more, or as many as there are. Returns whether there may be more. */
  step(ticks: number): boolean;
  /**
   * For a roll that nobody wants to the end any more; what was filmed stays. Safe to call again, and not needed once it
   * is done.
   */
  free(): void;
}

/** Lets the bodies go. It is rolled by `step`, and frees its world when it is done. */
export const rollUnderWay = <R>(physics: Physics, setup: RollSetup, reportOf: (rolled: Rolled) => R): RollUnderWay<R> =>
  new Rolling(new Roll(physics, setup), reportOf);

class Rolling<R> implements RollUnderWay<R> {
  private readonly recorder: RollRecorder;
  private outcome: { readonly report: R } | null = null;
  private freed = false;

  constructor(
    private readonly rolling: Roll,
    private readonly reportOf: (rolled: Rolled) => R,
  ) {
    this.recorder = new RollRecorder(rolling);
  }

  get film(): Recording {
    return this.recorder;
  }

  get done(): boolean {
    return this.outcome !== null;
  }

  get report(): R | null {
    return this.outcome?.report ?? null;
  }

  step(ticks: number): boolean {
    if (this.freed) return false;
    if (this.recorder.advance(ticks)) return true;
    const { done } = this.recorder;
    if (done === null) throw new Error('a roll that goes no further has come to something');
    this.outcome = { report: this.reportOf(done) };
    this.free();
    return false;
  }

  free(): void {
    if (this.freed) return;
    this.freed = true;
    this.rolling.free();
  }
}
