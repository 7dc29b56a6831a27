/** So much at once, and so much a second on the long run. */
export interface Rate {
  readonly burst: number;
  readonly perS: number;
}

/** A bucket that fills with time: says what is too much. `now`: ms. */
export class Bucket {
  private left: number;
  private since: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.left = rate.burst;
    this.since = now();
  }

  /** Whether one more is within the rate. */
  take(): boolean {
    if (this.filled() < 1) return false;
    this.left -= 1;
    return true;
  }

  /** Takes what something has cost, though there may be less: then the next one waits. */
  spend(cost: number): void {
    this.left = this.filled() - cost;
  }

  /** How long until there is one in it, ms. */
  waitMs(): number {
    return Math.max(0, Math.ceil(((1 - this.filled()) / this.rate.perS) * 1000));
  }

  get isFull(): boolean {
    return this.filled() >= this.rate.burst;
  }

  private filled(): number {
    const now = this.now();
    this.left = Math.min(this.rate.burst, this.left + ((now - this.since) / 1000) * this.rate.perS);
    this.since = now;
    return this.left;
  }
}
