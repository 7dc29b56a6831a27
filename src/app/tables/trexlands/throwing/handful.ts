import type { HandThrow } from '../../../../games/trexlands/throws.ts';
import { ARENA } from '../../../../sim/roll/rollWorld.ts';
import { THROW_LIMITS, TRUCK_REACH } from '../../../../games/trexlands/rolling/throwLimits.ts';
import type { PlaceMm } from '../../../input/placeMm.ts';

/** Where a handful of trucks hangs over the arena; mm, from the middle of its ground. */

const TO_MM = 1000;
const REACH_MM = TRUCK_REACH * TO_MM;
/**
 * From one truck's middle to the next one's: whichever way they are turned, they do not touch (1 mm between). In
 * hundredths, as throws are written: else rounding would bring two too near.
 */
const APART_MM = Math.ceil((2 * REACH_MM + 1) * 100) / 100;
const HALF_MM = (ARENA.side * TO_MM) / 2;

/** Further beside the arena than this a hand is not over it, mm (house value). */
export const BESIDE_MM = 40;

/**
 * How high a hand holds a truck's middle (house value): turned anyhow it is high enough over the arena to be let go.
 */
export const HAND_MM = 150;
/** A hand's heights, from its usual one up: over what others have let go already. */
const LEVELS_MM = Array.from(
  { length: 1 + Math.floor((THROW_LIMITS.highestMm - REACH_MM - HAND_MM) / APART_MM) },
  (_, i) => HAND_MM + i * APART_MM,
);

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
  return {
    xMm: within(
      xMm,
      grips.map((grip) => grip.xMm),
    ),
    zMm: within(
      zMm,
      grips.map((grip) => grip.zMm),
    ),
  };
}

/** How far a place is from the arena's ground; 0 over it. */
export const outsideMm = ({ xMm, zMm }: PlaceMm): number =>
  Math.max(0, Math.abs(xMm) - HALF_MM, Math.abs(zMm) - HALF_MM);

/** Where a handful hangs. */
export interface Hanging {
  /** The place of each of its trucks. */
  readonly places: readonly PlaceMm[];
  readonly yMm: number;
  /** Whether it had to go aside: what hangs there already left no room over the place itself. */
  readonly aside: boolean;
}

/**
 * Over this place, as low as a hand goes where what hangs there already leaves room; else in the nearest place that has
 * any.
 */
export function hangingOver(middle: PlaceMm, count: number, thrown: readonly Pick<HandThrow, 'atMm'>[]): Hanging {
  const [over, ...others] = [overArena(middle, count), ...elsewhere(middle, count)].map((at) =>
    gripsOf(count).map(({ xMm, zMm }) => ({ xMm: at.xMm + xMm, zMm: at.zMm + zMm })),
  );
  const there = over === undefined ? null : freeHeightMm(over, thrown);
  if (over !== undefined && there !== null) return { places: over, yMm: there, aside: false };
  for (const places of others) {
    const yMm = freeHeightMm(places, thrown);
    if (yMm !== null) return { places, yMm, aside: true };
  }
  throw new Error('eight trucks leave room over the arena');
}

/** How far apart the places are that are looked at, mm (house value). */
const STEP_MM = 25;

/** All other places over the arena, the nearest first. */
function elsewhere(from: PlaceMm, count: number): readonly PlaceMm[] {
  const steps = Array.from(
    { length: 2 * Math.floor(HALF_MM / STEP_MM) + 1 },
    (_, i) => (i - Math.floor(HALF_MM / STEP_MM)) * STEP_MM,
  );
  const far = ({ xMm, zMm }: PlaceMm): number => Math.hypot(xMm - from.xMm, zMm - from.zMm);
  return steps.flatMap((xMm) => steps.map((zMm) => overArena({ xMm, zMm }, count))).sort((a, b) => far(a) - far(b));
}

/**
 * The lowest height at which trucks at these places are clear of what hangs there already; the usual one where nothing
 * does, null where there is none.
 */
function freeHeightMm(places: readonly PlaceMm[], thrown: readonly Pick<HandThrow, 'atMm'>[]): number | null {
  const clear = (yMm: number): boolean =>
    places.every(({ xMm, zMm }) =>
      thrown.every(({ atMm: [x, y, z] }) => Math.hypot(xMm - x, yMm - y, zMm - z) >= APART_MM),
    );
  return LEVELS_MM.find(clear) ?? null;
}
