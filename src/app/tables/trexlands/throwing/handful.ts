import type { Throw } from '../../../../games/trexlands/throws.ts';
import { ARENA } from '../../../../sim/roll/rollWorld.ts';
import { THROW_LIMITS, TRUCK_REACH } from '../../../../sim/roll/throwLimits.ts';
import type { PlaceMm } from '../../../match/standing.ts';

/** Where a handful of trucks hangs over the arena; mm, from the middle of its ground. */

const TO_MM = 1000;
const REACH_MM = TRUCK_REACH * TO_MM;
/** From one truck's middle to the next one's: whichever way they are turned, they do not touch (1 mm between). In hundredths, as throws are written: else rounding would bring two too near. */
const APART_MM = Math.ceil((2 * REACH_MM + 1) * 100) / 100;
const HALF_MM = (ARENA.side * TO_MM) / 2;

/** How high a hand holds a truck's middle (house value): turned anyhow it is high enough over the arena to be let go. */
export const HAND_MM = 150;
/** A hand's heights, from its usual one up: over what others have let go already. */
const LEVELS_MM = Array.from({ length: 1 + Math.floor((THROW_LIMITS.highestMm - REACH_MM - HAND_MM) / APART_MM) }, (_, i) => HAND_MM + i * APART_MM);

/** Where in a handful of so many each is, from its middle: in rows, side by side. */
export function gripsOf(count: number): readonly PlaceMm[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({
    xMm: ((i % columns) - (Math.min(columns, count) - 1) / 2) * APART_MM,
    zMm: (Math.floor(i / columns) - (rows - 1) / 2) * APART_MM,
  }));
}

/** The nearest place over the arena for a handful of so many. */
export function overArena({ xMm, zMm }: PlaceMm, count: number): PlaceMm {
  const grips = gripsOf(count);
  const within = (at: number, arms: readonly number[]): number => {
    const most = HALF_MM - Math.max(0, ...arms.map(Math.abs));
    return Math.max(-most, Math.min(most, at));
  };
  return { xMm: within(xMm, grips.map((grip) => grip.xMm)), zMm: within(zMm, grips.map((grip) => grip.zMm)) };
}

/** How far a place is from the arena's ground; 0 over it. */
export const outsideMm = ({ xMm, zMm }: PlaceMm): number => Math.max(0, Math.abs(xMm) - HALF_MM, Math.abs(zMm) - HALF_MM);

/** The lowest height at which trucks at these places are clear of what hangs there already; the usual one where none is. */
export function freeHeightMm(places: readonly PlaceMm[], thrown: readonly Throw[]): number {
  const clear = (yMm: number): boolean =>
    places.every(({ xMm, zMm }) => thrown.every(({ atMm: [x, y, z] }) => Math.hypot(xMm - x, yMm - y, zMm - z) >= APART_MM));
  return LEVELS_MM.find(clear) ?? HAND_MM;
}
