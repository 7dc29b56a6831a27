import { chanceFor, seedRandom } from '#engine/random.ts';
import { judgeThrown, type ThrownBody } from '#referee/thrown.ts';
import { pieceId } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { roll } from '#sim/roll/roll.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';

const IDS = Array.from({ length: 6 }, (_, i) => pieceId(`${i}-S1`));

/** Throws so many of a body at once, by standard throws on the base terrain. */
export function thrownTogether(physics: Physics, spec: BodySpec, count: number, seed: number): readonly ThrownBody[] {
  const [terrain] = TERRAINS;
  if (terrain === undefined) throw new Error('there is a terrain');
  const bodies = IDS.slice(0, count).map((id, i) => ({
    id,
    spec,
    ...standardRelease((360 * i) / count, chanceFor(seedRandom(seed), i)),
  }));
  return judgeThrown(roll(physics, { terrain, bodies }));
}
