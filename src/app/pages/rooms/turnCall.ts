/** The ways in which a player who looks elsewhere is told. */
export interface Caller {
  /** Whether the player looks at the page. */
  isSeen(): boolean;
  /** Has the page's title say it, or no longer. */
  title(says: boolean): void;
  sound(): void;
  notice(): void;
  /** Takes the notice away. */
  hush(): void;
  /** Calls back after so many milliseconds; returns how to stop that. */
  after(ms: number, then: () => void): () => void;
}

/** So long a turn has waited since the last call when it is told again, ms; then no more (house values). */
export const AGAIN_MS = [5 * 60_000, 60 * 60_000, 8 * 60 * 60_000] as const;

/**
 * Tells a player whose turn it is, and only one who does not look: by the title, a sound and a notice, and again after
 * a while.
 */
export class TurnCall {
  /** Since when the match has waited for this device; null while it does not. */
  private since: number | null = null;
  private stopTimer: () => void = () => undefined;

  constructor(private readonly caller: Caller) {}

  /** A later time is another turn. */
  waits(since: number | null): void {
    if (since === this.since) return;
    this.since = since;
    if (since === null || this.caller.isSeen()) this.quiet();
    else this.call(0);
  }

  /** The player looks at the page, or no longer. */
  looked(): void {
    if (this.caller.isSeen()) this.quiet();
    else if (this.since !== null) {
      this.caller.title(true);
      this.later(0);
    }
  }

  /** The page is left. */
  stop(): void {
    this.since = null;
    this.quiet();
  }

  private call(times: number): void {
    const { caller } = this;
    caller.title(true);
    caller.sound();
    caller.notice();
    this.later(times);
  }

  private later(times: number): void {
    this.stopTimer();
    const ms = AGAIN_MS[times];
    this.stopTimer = ms === undefined ? () => undefined : this.caller.after(ms, () => this.call(times + 1));
  }

  private quiet(): void {
    this.stopTimer();
    this.caller.title(false);
    this.caller.hush();
  }
}
