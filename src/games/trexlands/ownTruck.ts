import { remembered } from '#engine/matchFile/remembered.ts';
import { measuresOf, type TruckFile } from '#engine/truckFile.ts';
import { fault, type Result } from '#sim/result.ts';
import { TRUCKS, trucksFrom, type TruckPair } from '#sim/roll/truck.ts';

const made = remembered((file: TruckFile): TruckPair => trucksFrom(measuresOf(file)));

/** The trucks of a match: by measures of its own, or those of every fleet. */
export const trucksBy = (truck: TruckFile | undefined): TruckPair => (truck === undefined ? TRUCKS : made(truck));

/** A hand that holds the usual trucks, 38.5 mm from their middles to a corner, has room for no larger ones. */
const FURTHEST_MM = 39;
const MM = 1000;

/** Why all trucks cannot be by these measures; null where they can. Fault: `bad-option`. */
export function whyNoTruck(truck: TruckFile | undefined): Extract<Result<never>, { ok: false }> | null {
  const mm = trucksBy(truck).plain.reach * MM;
  if (mm <= FURTHEST_MM) return null;
  return fault(
    'bad-option',
    `A corner of the own truck is ${mm.toFixed(1)} mm from its middle; ${FURTHEST_MM} mm are the most that a hand has room for.`,
    '$.options.truck',
  );
}
