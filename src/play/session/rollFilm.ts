import type { RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import { TICK_HZ } from '#sim/settings.ts';

/** Ticks that are rolled between two looks at the clock. */
const SLICE = 8;
/** Slow motion (house value). */
const SLOW = 1 / 6;
/**
 * A roll is over in half a second. It is seen slower once something has touched the ground, and slower again in its
 * last third, once it is known where that begins, so that it is followed for about two seconds (house values).
 */
const TUMBLING = { pace: 0.35 } as const;
const LAST = { from: 2 / 3, pace: 0.2 } as const;
/** A moment at rest, before what was called is told, ticks (house value). */
const AT_REST = 0.1 * TICK_HZ;

const always = (): boolean => true;

/** A roll that is rolled and seen at the same time: the physics run ahead, the picture follows in real time. */
export class RollFilm<R> {
  /** Where the picture is, ticks, not always whole. */
  at = 0;
  /** How many times as fast as it was the picture goes. */
  pace = 1;
  private until = Infinity; // the tick at which a scene that is shown again ends

  /**
   * `restOf`: from which tick on all were at rest. A referee waits for rest to last; a picture that knows it need not.
   * `landsAt`: the tick at which the first piece comes to the ground. Without them the roll is seen to its end, as fast
   * as it was.
   */
  constructor(
    readonly rolling: RollUnderWay<R>,
    private readonly restOf: ((report: R) => number) | null = null,
    private readonly landsAt: () => number = () => Infinity,
  ) {}

  get report(): R | null {
    return this.rolling.report;
  }

  /** Whether the picture has come to the end of a roll that is over, or of the scene that is shown again. */
  get seen(): boolean {
    return this.rolling.done && this.at >= this.end;
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean = always): boolean {
    this.roll(mayGoOn);
    if (this.until === Infinity) this.pass(seconds * TICK_HZ);
    else this.at = Math.min(this.end, this.at + seconds * TICK_HZ * this.pace);
    return !this.seen;
  }

  /** As fast as it was, and slower from where trucks tumble, and again from where the last third begins. */
  private pass(ticks: number): void {
    const slowFrom = this.rest * LAST.from;
    const lands = Math.min(this.landsAt(), slowFrom);
    let left = ticks;
    for (const { until, pace } of [
      { until: lands, pace: 1 },
      { until: slowFrom, pace: TUMBLING.pace },
      { until: Infinity, pace: LAST.pace },
    ]) {
      const seen = Math.min(left * pace, Math.max(0, until - this.at));
      if (seen <= 0) continue;
      this.at += seen;
      left -= seen / pace;
      this.pace = pace;
    }
    this.at = Math.min(this.end, this.at);
  }

  /** Whether it is known where all will lie, and the picture has slowed down for it. */
  get ends(): boolean {
    return this.at >= this.rest * LAST.from;
  }

  /** From which tick on all are at rest; infinite until that is known. */
  private get rest(): number {
    const { report } = this;
    return report === null || this.restOf === null ? Infinity : this.restOf(report);
  }

  /** To the end, at once. */
  hurry(): void {
    while (this.rolling.step(TICK_HZ));
    this.at = this.end;
  }

  /** In slow motion: from one tick to another of a roll that is over, or to its end. */
  again(from: number, to: number): void {
    this.until = to;
    this.at = Math.min(this.end, Math.max(0, from));
    this.pace = SLOW;
  }

  /** The end of the roll, at once. */
  toEnd(): void {
    this.until = Infinity;
    this.hurry();
  }

  private get end(): number {
    return Math.min(this.until === Infinity ? this.rest + AT_REST : this.until, this.rolling.film.ticks);
  }

  free(): void {
    this.rolling.free();
  }

  private roll(mayGoOn: () => boolean): void {
    while (!this.rolling.done && (this.at + 2 * SLICE > this.rolling.film.ticks || mayGoOn())) {
      this.rolling.step(SLICE);
      if (!mayGoOn()) return;
    }
  }
}
