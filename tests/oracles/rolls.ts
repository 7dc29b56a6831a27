import { rollTrucks } from '#games/trexlands/rolling/battle.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { hashOf } from '#engine/hash.ts';
import type { Quat } from '#sim/maths/quat.ts';
import type { Physics } from '#sim/physics.ts';
import { rollBatch } from '#sim/roll/batch/batch.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { FOUR_TRUCKS, standardRoll } from '../games/trexlands/rolling/support.ts';

/** More than a batch throws at once. */
const RELEASES = Array.from({ length: 40 }, (_, i) => standardRelease(9 * i, chanceFor(seedRandom(5), i)));
const TO_THE_LAST_BIT = {
  catchment: null,
  lyingAs: ({ x, y, z, w }: Quat) => [x, y, z, w].join(),
};

/**
 * Hashes of settled poses: forty rolls of one truck, ten on each terrain, a battle of four on each, and of a batch of
 * forty throws on each how every one is turned. Their throws are drawn where they are rolled, so that what draws them
 * is held to its bits, too. Uses nothing that a page does not have.
 */
export function hashesOfRolls(physics: Physics): Readonly<Record<'rolls' | 'battles' | 'batches', string>> {
  const rolls = TERRAINS.flatMap(({ id }) =>
    Array.from({ length: 10 }, (_, seed) => rollTrucks(physics, standardRoll(seed, undefined, id)).hash),
  );
  const battles = TERRAINS.map(({ id }, seed) => rollTrucks(physics, standardRoll(seed, FOUR_TRUCKS, id)).hash);
  const batches = TERRAINS.map((terrain) => rollBatch(physics, { spec: TRUCK, terrain }, RELEASES, TO_THE_LAST_BIT));
  return { rolls: hashOf(rolls), battles: hashOf(battles), batches: hashOf(batches) };
}
