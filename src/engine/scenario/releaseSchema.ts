import { z } from 'zod';
import { millionth } from '#sim/maths/quantise.ts';
import { degrees } from '#sim/maths/trig.ts';
import { THROW_LIMITS } from '#sim/roll/releaseLimits.ts';
import { quantised } from '../files/numbers.ts';
import { REACH_MM } from './limits.ts';

/** A release in files, in quanta. Faults of a whole throw, or of all together, are found by the limits of a hand. */
export const MM_S_MOST = THROW_LIMITS.fastestMS * 1000;
export const DEG_S_MOST = Math.ceil(degrees(THROW_LIMITS.mostSpinRadS));
/** No component of a rotation is larger; one that was rounded may be a hair more. */
const QUATERNION_MOST = 1.001;

/** A place, or a speed, by its three numbers; none is further from 0. */
export const triple = (most: number) =>
  z.tuple([quantised(-most, most), quantised(-most, most), quantised(-most, most)]);
/** A component of a quaternion. */
export const component = () => z.number().overwrite(millionth).min(-QUATERNION_MOST).max(QUATERNION_MOST);

export const quaternion = () => z.tuple([component(), component(), component(), component()]);

/** The keys of a body's place. */
export const placedShape = () => ({ atMm: triple(REACH_MM), quaternion: quaternion() });

/** The keys of a throw. */
export const releaseShape = () => ({
  ...placedShape(),
  velocityMmS: triple(MM_S_MOST),
  spinDegS: triple(DEG_S_MOST),
});
