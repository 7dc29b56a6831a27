import { exp } from '#sim/maths/exponential.ts';
import type { PlaceMm } from '../placeMm.ts';

/**
 * How soon the speed of a phone is forgotten that its sensors tell no more of, s to 1/e (house value): they drift, and
 * a swing takes less.
 */
const FORGETS_S = 0.3;
/** A sensor that was silent for longer tells of another movement, s. */
const LONGEST_S = 0.1;
const MM = 1000;

/** The way of a phone that is swung, by what its sensors tell of its acceleration. */
export class Swing {
  private vx = 0; // mm/s
  private vz = 0;
  private at: PlaceMm = { xMm: 0, zMm: 0 };
  private lastMs: number | null = null;

  /** Where it is, from where it began. */
  get way(): PlaceMm {
    return this.at;
  }

  /**
   * `x`: to the right of its screen, `y`: to the top of it, which is the far side of the table; m/s², without gravity.
   */
  add({ x, y }: { readonly x: number; readonly y: number }, ms: number): void {
    const seconds = this.lastMs === null ? 0 : Math.max(0, ms - this.lastMs) / 1000;
    this.lastMs = ms;
    if (seconds > LONGEST_S) {
      this.vx = 0;
      this.vz = 0;
      return;
    }
    const kept = exp(-seconds / FORGETS_S);
    this.vx = (this.vx + x * MM * seconds) * kept;
    this.vz = (this.vz - y * MM * seconds) * kept;
    this.at = { xMm: this.at.xMm + this.vx * seconds, zMm: this.at.zMm + this.vz * seconds };
  }
}
