import type { Border } from '#games/trexlands/board/board.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { PITCH_M, spotOfTerra, type Shape, type Spot } from '#play/trexlands/places.ts';

/** The middle of a border; its yaw points from the Terra to what is beyond. */
export function spotOfBorder(shape: Shape, { terra, beyond }: Pick<Border, 'terra' | 'beyond'>): Spot {
  const from = spotOfTerra(shape, terra);
  const { x, z } = beyond === CITY ? towardsCity(shape, from) : wayTo(from, spotOfTerra(shape, beyond));
  return { x: from.x + (x * PITCH_M) / 2, z: from.z + (z * PITCH_M) / 2, yaw: Math.atan2(-z, x) };
}

interface Way {
  readonly x: number;
  readonly z: number;
}

const wayTo = (from: Way, to: Way): Way => ({
  x: Math.sign(Math.round((to.x - from.x) / PITCH_M)),
  z: Math.sign(Math.round((to.z - from.z) / PITCH_M)),
});

const towardsCity = ({ city }: Shape, from: Way): Way =>
  city === 'middle' ? wayTo(from, { x: 0, z: 0 }) : { x: 0, z: city === 'north' ? -1 : 1 };
