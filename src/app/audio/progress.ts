import type { PageTime } from '#play/time/pageTime.ts';

/** A context is watched for so long, ms. */
const MEASURED_MS = 1000;
/** A context that plays comes on like the clock; one that has not come so far by then stands still, s (house value). */
const LEAST_S = 0.05;

/**
 * Finds out whether a context comes on that says it runs. After a call, another device or a sleep some browsers leave
 * one that says so for ever and plays nothing.
 */
export class Progress {
  private prevent: (() => void) | null = null;
  private found = false;

  constructor(private readonly time: Pick<PageTime, 'after' | 'onBreak'>) {}

  /** Whether the context that was measured last stands still. */
  get standsStill(): boolean {
    return this.found;
  }

  /** Watches it from now on, unless one is being watched. */
  measure(context: Pick<AudioContext, 'state' | 'currentTime'>): void {
    if (this.prevent !== null || context.state !== 'running') return;
    const from = context.currentTime;
    const ends = [
      this.time.after(MEASURED_MS, () => {
        this.forget();
        this.found = context.state === 'running' && context.currentTime - from < LEAST_S;
      }),
      this.time.onBreak(() => this.forget()), // a page that is away has no sound to come on
    ];
    this.prevent = () => {
      for (const end of ends) end();
    };
  }

  /** Nothing is known of any context. */
  forget(): void {
    this.prevent?.();
    this.prevent = null;
    this.found = false;
  }
}
