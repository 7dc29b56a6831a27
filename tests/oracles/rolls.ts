import { rollTrucks } from '../../src/games/trexlands/rolling/battle.ts';
import { hashOf } from '../../src/engine/hash.ts';
import type { Physics } from '../../src/sim/physics.ts';
import { TERRAINS } from '../../src/sim/roll/terrain.ts';
import { FOUR_TRUCKS, standardRoll } from '../games/trexlands/rolling/support.ts';

/**
 * Hashes of settled poses: forty rolls of one truck, ten on each terrain, and a battle of four on each. Their throws are
 * drawn where they are rolled, so that what draws them is held to its bits, too. Uses nothing that a page does not have.
 */
export function hashesOfRolls(physics: Physics): Readonly<Record<'rolls' | 'battles', string>> {
  const rolls = TERRAINS.flatMap(({ id }) =>
    Array.from({ length: 10 }, (_, seed) => rollTrucks(physics, standardRoll(seed, undefined, id)).hash),
  );
  const battles = TERRAINS.map(({ id }, seed) => rollTrucks(physics, standardRoll(seed, FOUR_TRUCKS, id)).hash);
  return { rolls: hashOf(rolls), battles: hashOf(battles) };
}
