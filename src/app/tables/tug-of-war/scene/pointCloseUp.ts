import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import { boxOn } from '#app/scene/shots.ts';
import { REST_S, STRETCH_S } from '#play/tug-of-war/machines/glide.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { GROUNDS } from './places.ts';

/** The push and the way back to its start, and a second's hold, s (house value). */
const SEEN_S = 2 * STRETCH_S + REST_S + 1;
const TALL_M = 0.06;

/** The machine at which a point was made; null where none was. */
export function scoredAt(events: readonly TugOfWarEvent[]): ModuleId | null {
  for (const event of events) {
    if (event.type === 'scored') return event.module;
    if (event.type === 'released' && event.scorer !== null) return 'conker';
  }
  return null;
}

/** A point is seen from near by. */
export class PointCloseUp {
  private events: readonly TugOfWarEvent[] | null = null;
  private leftS = 0;
  private box: readonly Vec3[] | null = null;

  /** `changed`: the table looks otherwise from now on. */
  constructor(private readonly changed: () => void) {}

  /** The same box as long as it is seen; null for none. */
  of(events: readonly TugOfWarEvent[], calm: boolean): readonly Vec3[] | null {
    if (events !== this.events) {
      const isFirst = this.events === null; // what a match that is opened has had is not seen again
      this.events = events;
      const module = calm || isFirst ? null : scoredAt(events);
      this.leftS = module === null ? 0 : SEEN_S;
      this.box = module === null ? null : around(module);
    }
    return this.leftS > 0 ? this.box : null;
  }

  /** Real time passes. Returns whether the close-up goes on. */
  advance(seconds: number): boolean {
    if (this.leftS <= 0) return false;
    this.leftS -= Math.min(seconds, 0.1); // the first picture after a rest is no time
    if (this.leftS <= 0) this.changed();
    return this.leftS > 0;
  }
}

function around(module: ModuleId): readonly Vec3[] {
  const { x, z, wide, deep } = GROUNDS[module];
  return boxOn({ x, z }, { x: wide / 2, z: deep / 2 }, TALL_M);
}
