import type { PieceId } from '../../sim/ids.ts';

type Triple = readonly [number, number, number];

/** How a hand lets go of a truck above the arena; the table holds its limits. Units as in exchanged files. */
export interface Throw {
  readonly truck: PieceId;
  readonly atMm: Triple;
  /** x, y, z, w. */
  readonly quaternion: readonly [number, number, number, number];
  readonly velocityMmS: Triple;
  readonly spinDegS: Triple;
}

/** Every number of it, in order. */
export const numbersOf = ({ atMm, quaternion, velocityMmS, spinDegS }: Throw): readonly number[] => [...atMm, ...quaternion, ...velocityMmS, ...spinDegS];
