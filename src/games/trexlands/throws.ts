import type { Throw } from '../../sim/roll/throws.ts';

export type { Throw };

/** Every number of it, in order. */
export const numbersOf = ({ atMm, quaternion, velocityMmS, spinDegS }: Throw): readonly number[] => [...atMm, ...quaternion, ...velocityMmS, ...spinDegS];
