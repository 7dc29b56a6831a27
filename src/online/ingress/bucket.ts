/** So many at once, and so many a second on the long run. */
export interface Rate {
  readonly burst: number;
  readonly perS: number;
}

/** A bucket of tokens that fills with time: says what is too much. `now`: ms. */
export class Bucket {
  private tokens: number;
  private since: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.tokens = rate.burst;
    this.since = now();
  }

  /** Whether one more is within the rate. */
  take(): boolean {
    const now = this.now();
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.since) / 1000) * this.rate.perS);
    this.since = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
