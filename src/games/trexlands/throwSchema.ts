import { z } from 'zod';
import { quantised } from '../../engine/files/numbers.ts';
import { REACH_MM } from '../../engine/scenario/limits.ts';
import { millionth } from '../../sim/maths/quantise.ts';
import { degrees } from '../../sim/maths/trig.ts';
import { THROW_LIMITS } from './rolling/throwLimits.ts';
import { truckIdSchema } from './scenario/named.ts';

/** A throw in files, in quanta. Faults of a whole throw or of all throws together are found by `withinThrowLimits`. */
const MM_S_MOST = THROW_LIMITS.fastestMS * 1000;
const DEG_S_MOST = Math.ceil(degrees(THROW_LIMITS.mostSpinRadS));
/** No component of a rotation is larger; one that was rounded may be a hair more. */
const QUATERNION_MOST = 1.001;

/** A place, or a speed, by its three numbers; none is further from 0. */
export const triple = (most: number) =>
  z.tuple([quantised(-most, most), quantised(-most, most), quantised(-most, most)]);
/** Of a quaternion. */
export const component = () => z.number().overwrite(millionth).min(-QUATERNION_MOST).max(QUATERNION_MOST);

const quaternion = () => z.tuple([component(), component(), component(), component()]);

const throwSchema = z.strictObject({
  truck: truckIdSchema,
  atMm: triple(REACH_MM),
  quaternion: quaternion(),
  velocityMmS: triple(MM_S_MOST),
  spinDegS: triple(DEG_S_MOST),
});

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
