import type { RollUnderWay } from '../../sim/roll/rollUnderWay.ts';
import { TICK_HZ } from '../../sim/settings.ts';

/** Ticks that are rolled between two looks at the clock. */
const SLICE = 8;
/** Slow motion (house value). */
const SLOW = 1 / 6;

const always = (): boolean => true;

/** A roll that is rolled and seen at the same time: the physics run ahead, the picture follows in real time. */
export class RollFilm<R> {
  /** Where the picture is, ticks, not always whole. */
  at = 0;
  /** How many times as fast as it was the picture goes. */
  pace = 1;
  private until = Infinity; // the tick at which a scene of it ends

  constructor(readonly rolling: RollUnderWay<R>) {}

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
    this.at = Math.min(this.end, this.at + seconds * TICK_HZ * this.pace);
    return !this.seen;
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
    return Math.min(this.until, this.rolling.film.ticks);
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
