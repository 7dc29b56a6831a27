import { hypot } from '../maths/trig.ts';
import type { HandRelease } from './handRelease.ts';
import { THROW_LIMITS } from './releaseLimits.ts';

/** A point of the ground, mm from its middle. */
interface PlaceMm {
  readonly xMm: number;
  readonly zMm: number;
}

/** Further beside the ground than this a hand is not over it, mm (house value). */
export const BESIDE_MM = 40;

/**
 * How high a hand holds a thing's middle (house value): turned anyhow it is high enough over the ground to be let go.
 */
export const HAND_MM = 150;

/** Where a handful hangs. */
export interface Hanging {
  /** The place of each of its things. */
  readonly places: readonly PlaceMm[];
  readonly yMm: number;
  /** Whether it had to go aside: what hangs there already left no room over the place itself. */
  readonly aside: boolean;
}

/** Things that hang over the ground already. */
type Hung = readonly Pick<HandRelease, 'atMm'>[];

/** How far apart the places are that are looked at, mm (house value). */
const STEP_MM = 25;

/**
 * Where a handful of things hangs over a square ground, such as an arena or a tray; mm, from the middle of the ground.
 * Things in it are so far apart that they cannot touch however they turn.
 */
export class Handful {
  /**
   * From one thing's middle to the next one's: whichever way they are turned, they do not touch (1 mm between). In
   * hundredths, as throws are written: else rounding would bring two too near.
   */
  private readonly apartMm: number;
  /**
   * @param reachMm from a thing's middle to its furthest corner
   * @param halfMm half the ground's side
   * @param handMm the hand's usual height
   */
  constructor(
    private readonly reachMm: number,
    private readonly halfMm: number,
    private readonly handMm = HAND_MM,
  ) {
    this.apartMm = Math.ceil((2 * reachMm + 1) * 100) / 100;
  }

  /** A hand's heights, from this one up: over what others have let go already. */
  private levelsMm(fromMm: number): readonly number[] {
    const room = THROW_LIMITS.highestMm - this.reachMm - fromMm;
    return Array.from({ length: 1 + Math.floor(room / this.apartMm) }, (_, i) => fromMm + i * this.apartMm);
  }

  /** How far a place is from the ground; 0 over it. */
  outsideMm({ xMm, zMm }: PlaceMm): number {
    return Math.max(0, Math.abs(xMm) - this.halfMm, Math.abs(zMm) - this.halfMm);
  }

  /**
   * Over this place, as low as a hand goes where what hangs there already leaves room; else in the nearest place that
   * has any.
   *
   * @param leastMm the least height, where the hand's usual one will not do
   */
  hangingOver(middle: PlaceMm, count: number, thrown: Hung, leastMm = this.handMm): Hanging {
    const grips = this.grips(count);
    const around = (at: PlaceMm): readonly PlaceMm[] =>
      grips.map(({ xMm, zMm }) => ({ xMm: at.xMm + xMm, zMm: at.zMm + zMm }));
    const over = around(this.within(middle, count));
    const levels = this.levelsMm(leastMm);
    const there = this.freeHeightMm(over, thrown, levels);
    if (there !== null) return { places: over, yMm: there, aside: false };
    for (const at of this.elsewhere(middle, count)) {
      const places = around(at);
      const yMm = this.freeHeightMm(places, thrown, levels);
      if (yMm !== null) return { places, yMm, aside: true };
    }
    throw new Error('so many things leave room over the ground');
  }

  /** Where in a handful of so many each is, from its middle: in rows, side by side. */
  private grips(count: number): readonly PlaceMm[] {
    const columns = Math.ceil(Math.sqrt(count));
    const rows = Math.ceil(count / columns);
    return Array.from({ length: count }, (_, i) => ({
      xMm: ((i % columns) - (Math.min(columns, count) - 1) / 2) * this.apartMm,
      zMm: (Math.floor(i / columns) - (rows - 1) / 2) * this.apartMm,
    }));
  }

  /** The nearest place over the ground for a handful of so many. */
  private within({ xMm, zMm }: PlaceMm, count: number): PlaceMm {
    const grips = this.grips(count);
    const inside = (at: number, arms: readonly number[]): number => {
      const most = this.halfMm - Math.max(0, ...arms.map(Math.abs));
      return Math.max(-most, Math.min(most, at));
    };
    return {
      xMm: inside(
        xMm,
        grips.map((grip) => grip.xMm),
      ),
      zMm: inside(
        zMm,
        grips.map((grip) => grip.zMm),
      ),
    };
  }

  /** All other places over the ground, the nearest first. */
  private elsewhere(from: PlaceMm, count: number): readonly PlaceMm[] {
    const aside = Math.floor(this.halfMm / STEP_MM);
    const steps = Array.from({ length: 2 * aside + 1 }, (_, i) => (i - aside) * STEP_MM);
    const far = ({ xMm, zMm }: PlaceMm): number => hypot(xMm - from.xMm, zMm - from.zMm);
    return steps.flatMap((xMm) => steps.map((zMm) => this.within({ xMm, zMm }, count))).sort((a, b) => far(a) - far(b));
  }

  /**
   * The lowest height at which things at these places are clear of what hangs there already; the usual one where
   * nothing does, null where there is none.
   */
  private freeHeightMm(places: readonly PlaceMm[], thrown: Hung, levels: readonly number[]): number | null {
    const clear = (yMm: number): boolean =>
      places.every(({ xMm, zMm }) =>
        thrown.every(({ atMm: [x, y, z] }) => hypot(xMm - x, yMm - y, zMm - z) >= this.apartMm),
      );
    return levels.find(clear) ?? null;
  }
}
