import data from '#sim/data/truck.json' with { type: 'json' };
import type { Point } from '#play/table/toy/solids.ts';

/** A box in the truck's own frame, m. */
export interface TruckBox {
  readonly low: Point;
  readonly high: Point;
}

const MM = 1e-3;

/**
 * A truck's shape in the air, roughly, from the simulation's own measures: its wheels and the space between them, its
 * body, its cab.
 */
export const TRUCK_BOXES: readonly TruckBox[] = [wheels(), ...['body', 'cab'].flatMap(part)];

/** The box around all of it. */
export const TRUCK_BOUNDS: TruckBox = {
  low: [0, 1, 2].map((i) => Math.min(...TRUCK_BOXES.map(({ low }) => low[i] ?? 0))) as unknown as Point,
  high: [0, 1, 2].map((i) => Math.max(...TRUCK_BOXES.map(({ high }) => high[i] ?? 0))) as unknown as Point,
};

function wheels(): TruckBox {
  const { axlesMm, radiusMm, outerMm } = data.wheel;
  const far = Math.max(...axlesMm.map(Math.abs)) + radiusMm;
  return { low: [-far * MM, 0, -outerMm * MM], high: [far * MM, 2 * radiusMm * MM, outerMm * MM] };
}

function part(name: string): readonly TruckBox[] {
  return data.parts
    .filter((p) => p.name === name)
    .map(({ outlineMm, halfMm, leanPerMm }) => {
      const [xs, ys] = [outlineMm.map(([x = 0]) => x), outlineMm.map(([, y = 0]) => y)];
      const [low, high] = [Math.min(...ys), Math.max(...ys)];
      const half = (halfMm + (halfMm - leanPerMm * (high - low))) / 2; // between foot and head
      return { low: [Math.min(...xs) * MM, low * MM, -half * MM], high: [Math.max(...xs) * MM, high * MM, half * MM] };
    });
}
