import { z } from 'zod';
import { quantised } from '#engine/files/numbers.ts';
import { REACH_MM } from '#engine/scenario/limits.ts';
import { DEG_S_MOST, MM_S_MOST, quaternion, releaseShape, triple } from '#engine/scenario/releaseSchema.ts';
import { THROW_LIMITS } from './rolling/throwLimits.ts';
import { truckIdSchema } from './scenario/named.ts';

/** A throw in files, in quanta. Faults of all throws together are found by `withinThrowLimits`. */
const throwSchema = z.strictObject({ truck: truckIdSchema, ...releaseShape() });

/**
 * Hands' parts of throws (sim/roll/handRelease.ts): of those that are shaken only the rate of spin, and no orientation.
 */
const handThrowSchema = z.strictObject({
  truck: truckIdSchema,
  atMm: triple(REACH_MM),
  quaternion: quaternion().optional(),
  velocityMmS: triple(MM_S_MOST),
  spinDegS: z.union([quantised(0, DEG_S_MOST), triple(DEG_S_MOST)], {
    error: 'a rate of spin, or one about each axis',
  }),
});

/** The hands' throws of a roll: none, where all was left to chance. */
export const handThrowsSchema = z.array(handThrowSchema).max(THROW_LIMITS.trucks);

/** Trucks that are thrown together. */
export const throwsSchema = z.array(throwSchema).min(1).max(THROW_LIMITS.trucks);
