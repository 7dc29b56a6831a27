import type { PlaceMm } from '../placeMm.ts';

/** How far back a hand's motion counts when it lets go, ms (house value): about as long as a flick takes. */
const FLICK_MS = 110;
/**
 * Samples no further apart than this are of one motion, however slowly pictures come; else the pointer rested between
 * them, ms (house value).
 */
const ONE_MOTION_MS = 120;
/** Nothing is told of the speed of what was pressed a moment ago: it takes this long, ms. */
const LEAST_MS = 16;
const KEPT = 64;

interface Sample extends PlaceMm {
  readonly ms: number;
}

/** How fast something goes over the arena, mm/s. */
export interface Going {
  readonly x: number;
  readonly z: number;
}

export const STILL: Going = { x: 0, z: 0 };

/** Where a pointer has been, and when. */
export class PointerMotion {
  private samples: Sample[] = [];

  add({ xMm, zMm }: PlaceMm, ms: number): void {
    this.samples.push({ xMm, zMm, ms });
    if (this.samples.length > KEPT) this.samples = this.samples.slice(-KEPT);
  }

  /** Over the last moments before this time: what a flick leaves with. A pointer that rests has none. */
  going(ms: number): Going {
    const last = this.samples.at(-1);
    const first = this.samples.at(0);
    if (last === undefined || first === undefined) return STILL;
    const began = Math.max(first.ms, ms - FLICK_MS);
    const from = this.placeAt(began);
    const seconds = Math.max(LEAST_MS, ms - began) / 1000;
    return { x: (last.xMm - from.xMm) / seconds, z: (last.zMm - from.zMm) / seconds };
  }

  /** On the way from one sample to the next, or where it rested. */
  private placeAt(ms: number): PlaceMm {
    const i = this.samples.findLastIndex((sample) => sample.ms <= ms);
    const before = this.samples[i] ?? this.samples[0];
    const after = this.samples[i + 1];
    if (before === undefined) return { xMm: 0, zMm: 0 };
    if (after === undefined || after.ms - before.ms > ONE_MOTION_MS || after.ms === before.ms) return before;
    const share = (ms - before.ms) / (after.ms - before.ms);
    return { xMm: before.xMm + share * (after.xMm - before.xMm), zMm: before.zMm + share * (after.zMm - before.zMm) };
  }
}
