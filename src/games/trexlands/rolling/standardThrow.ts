import type { PieceId } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import type { Throw } from './throw.ts';

/** The throw that statistics and "roll for me" use, for all trucks of a battle at once. */
export function standardThrows(trucks: readonly PieceId[], chance: Chance): readonly Throw[] {
  const turn = 360 * chance();
  return trucks.map((truck, i) => standardThrow(truck, turn + (360 * i) / trucks.length, chance));
}

/** The same for one truck, from this direction; from another height than the usual one where told. */
export const standardThrow = (truck: PieceId, azimuthDeg: number, chance: Chance, heightMm?: number): Throw => ({
  truck,
  ...standardRelease(azimuthDeg, chance, heightMm),
});
