import { chanceFor, seedRandom, type RandomState } from '#engine/random.ts';
import { countRoll, foresight, type Foresight } from '../referee/counted.ts';
import { NOT_TUMBLED } from '../referee/ruling.ts';
import { pieceId } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Physics } from '#sim/physics.ts';
import { standardThrow } from '../rolling/standardThrow.ts';
import { terrainOf, type Terrain } from '#sim/roll/terrain.ts';
import { withinThrowLimits } from '../rolling/throwLimits.ts';
import type { Throw } from '../rolling/throw.ts';

/**
 * How often a way of throwing comes up, as a match counts it: a truck that does not tumble is rolled again, the third
 * time by chance (TX-63).
 */

export const TRUCK = pieceId('0-T1');

/** A way of throwing a truck: what it comes to, each time it is thrown. */
export type Way = (chance: Chance) => Throw;

export interface Ground {
  readonly physics: Physics;
  readonly known: Foresight;
  readonly terrain: Terrain;
  readonly ballast: boolean;
}

export function groundOf(physics: Physics, id: string, ballast = false): Ground {
  const terrain = terrainOf(id);
  if (!terrain.ok) throw new Error(terrain.fault.message);
  return { physics, known: foresight(), terrain: terrain.value, ballast };
}

/** Trials of one kind do not share chances with those of another. */
export const streamOf = (seed: number, stream: number): RandomState => seedRandom((seed * 1000 + stream) >>> 0);

/** The standard throw, which is that of a player who leaves it to chance. */
export function standardWay(chance: Chance): Throw {
  for (;;) {
    const thrown = standardThrow(TRUCK, 360 * chance(), chance);
    if (withinThrowLimits([thrown]).ok) return thrown;
  }
}

const MOST_BY_HAND = 2;

/** Whether the truck comes up in the end. */
function comesUp({ physics, known, terrain, ballast }: Ground, way: Way, chance: Chance): boolean {
  for (let rolls = 0; ; rolls += 1) {
    const thrown = (rolls < MOST_BY_HAND ? way : standardWay)(chance);
    const [code] = countRoll(physics, { terrain, throws: [thrown], ballasted: ballast ? [TRUCK] : [] }, known).codes;
    if (code !== NOT_TUMBLED && code !== 'unsettled') return code === 'wheels-up';
  }
}

/** How many of these trials come up; the same trials of two ways have the same chances. */
export function countUp(ground: Ground, way: Way, state: RandomState, first: number, end: number): number {
  let up = 0;
  for (let trial = first; trial < end; trial += 1) if (comesUp(ground, way, chanceFor(state, trial))) up += 1;
  return up;
}
