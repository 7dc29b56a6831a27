import { z } from 'zod';
import { quantised } from '../../../engine/files/numbers.ts';
import { LEVELS } from '../../../bots/traction/levels.ts';
import { OPTION_RANGES, STANDARD_TOLERANCE, type Tolerance } from '../../../games/traction/options.ts';
import { SEATS } from '../../../games/traction/pads.ts';
import { STEADINESSES } from '../../../sim/hand/steadiness.ts';
import { SURFACES } from '../../../sim/surfaces.ts';
import { each } from '../cells.ts';

const MOST_TOLERANCES = 40;

export const toleranceParameters = z.strictObject({
  /** How far others may be moved, mm; the angle keeps its two degrees to the millimetre. */
  movesMm: each(quantised(OPTION_RANGES.moveMm.min, OPTION_RANGES.moveMm.max), MOST_TOLERANCES).default([
    0, 0.25, 0.5, 1, 2, 4,
  ]),
  /** A level a seat. */
  bots: z.array(z.enum(LEVELS)).min(SEATS.min).max(SEATS.max).default(['careless', 'careless']),
  steadiness: z.enum(STEADINESSES).default('shaky'),
  surface: z.enum(SURFACES.map(({ id }) => id)).default('mousepad'),
});
export type ToleranceParameters = z.infer<typeof toleranceParameters>;

const DEGREES_A_MM = STANDARD_TOLERANCE.yawDeg / STANDARD_TOLERANCE.moveMm; // TR-27

export const tolerancesOf = ({ movesMm }: ToleranceParameters): readonly Pick<Tolerance, 'moveMm' | 'yawDeg'>[] =>
  movesMm.map((moveMm) => ({ moveMm, yawDeg: DEGREES_A_MM * moveMm }));
