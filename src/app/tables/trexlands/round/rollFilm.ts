import type { RollReport } from '../../../../games/trexlands/rollReport.ts';
import type { RollUnderWay } from '../../../../games/trexlands/perform.ts';
import { TICK_HZ } from '../../../../sim/settings.ts';

/** Ticks that are rolled between two looks at the clock. */
const SLICE = 8;
/** Slow motion (house value). */
const SLOW = 1 / 6;

const always = (): boolean => true;

/** A roll that is rolled and seen at the same time: the physics run ahead, the picture follows in real time. */
export class RollFilm {
  /** Where the picture is, ticks, not always whole. */
  at = 0;
  private rate = 1;

  constructor(readonly rolling: RollUnderWay) {}

  get report(): RollReport | null {
    return this.rolling.report;
  }

  /** Whether the picture has come to the end of a roll that is over. */
  get seen(): boolean {
    return this.rolling.done && this.at >= this.rolling.film.ticks;
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean = always): boolean {
    this.roll(mayGoOn);
    this.at = Math.min(this.rolling.film.ticks, this.at + seconds * TICK_HZ * this.rate);
    return !this.seen;
  }

  /** To the end, at once. */
  hurry(): void {
    while (this.rolling.step(TICK_HZ));
    this.at = this.rolling.film.ticks;
  }

  /** From the beginning, in slow motion. */
  again(): void {
    this.at = 0;
    this.rate = SLOW;
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
