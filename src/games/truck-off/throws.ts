import type { DieThrow } from './actions.ts';

/** Every number of a hand's part in a throw. */
export const numbersOf = ({ atMm, velocityMmS, spinDegS, quaternion }: DieThrow): readonly number[] => [
  ...atMm,
  ...velocityMmS,
  ...(typeof spinDegS === 'number' ? [spinDegS] : spinDegS),
  ...(quaternion ?? []),
];
