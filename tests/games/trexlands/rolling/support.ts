import type { BattleSetup } from '#games/trexlands/rolling/battle.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { pieceId } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { standardThrows } from '#games/trexlands/rolling/standardThrow.ts';
import { terrainOf, type Terrain } from '#sim/roll/terrain.ts';
import type { Throw } from '#games/trexlands/rolling/throw.ts';

export const A_TRUCK = pieceId('0-T1');
export const FOUR_TRUCKS = ['0-T1', '1-T1', '2-T1', '3-T1'].map(pieceId);

export const chanceOf = (seed: number): Chance => chanceFor(seedRandom(seed), 0);

export function terrain(id = 'scrub'): Terrain {
  const found = terrainOf(id);
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

/** A standard throw of these trucks on scrub. */
export function standardRoll(seed: number, trucks = [A_TRUCK], on = 'scrub'): BattleSetup {
  return { terrain: terrain(on), throws: standardThrows(trucks, chanceOf(seed)), ballasted: [] };
}

/** Let go level 120 mm up with a spin of 20 rad/s about x, or otherwise. */
export const aThrow = (otherwise: Partial<Throw> = {}): Throw => ({
  truck: A_TRUCK,
  atMm: [0, 120, 0],
  quaternion: [0, 0, 0, 1],
  velocityMmS: [0, 0, 0],
  spinDegS: [1145.92, 0, 0],
  ...otherwise,
});
