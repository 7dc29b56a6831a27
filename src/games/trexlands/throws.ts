import type { HandThrow } from './rolling/handThrow.ts';
import type { Throw } from './rolling/throw.ts';

export type { HandThrow, Throw };

/** Every number of it, in order. */
export const numbersOf = ({ atMm, quaternion, velocityMmS, spinDegS }: HandThrow): readonly number[] => [
  ...atMm,
  ...(quaternion ?? []),
  ...velocityMmS,
  ...(typeof spinDegS === 'number' ? [spinDegS] : spinDegS),
];
