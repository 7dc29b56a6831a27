/** Where a finger was, and when: a pointer's event is one. */
interface TrailPoint {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** So long a finger takes to lift, ms, and so far its tip rolls meanwhile, px (house values). */
const LIFTS_MS = 80;
const ROLLS_PX = 10;
/** It had been at rest if it stayed for so long within so much, ms, px (house values). */
const RESTS_MS = 120;
const STILL_PX = 3;

/** As much of a finger's way as is asked of it: a finger that rests tells nothing, so one place from before stays. */
export function trailOf<P extends TrailPoint>(trail: readonly P[], next: P): readonly P[] {
  const since = next.timeStamp - LIFTS_MS - RESTS_MS;
  const before = trail.findLastIndex(({ timeStamp }) => timeStamp < since);
  return [...trail.slice(Math.max(0, before)), next];
}

/**
 * The place at which a finger had rested before it lifted here, so that what it aims at does not move with its last
 * roll; null where it was on its way.
 */
export function restedAt<P extends TrailPoint>(trail: readonly P[], up: P): P | null {
  const rest = trail.findLast(({ timeStamp }) => timeStamp <= up.timeStamp - LIFTS_MS);
  if (rest === undefined || apart(rest, up) > ROLLS_PX) return null;
  const before = trail.filter(({ timeStamp }) => timeStamp >= rest.timeStamp - RESTS_MS && timeStamp <= rest.timeStamp);
  return before.every((point) => apart(point, rest) <= STILL_PX) ? rest : null;
}

const apart = (a: TrailPoint, b: TrailPoint): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
