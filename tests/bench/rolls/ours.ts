import { untimed } from '#sim/roll/untimed.node.ts';
import { countRoll, foresight, type Foresight } from '#games/trexlands/referee/counted.ts';
import { loadPhysics } from '#sim/physics.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import type { OpenEngine, RollEngine } from './rollEngine.ts';

async function open(name: string, terrain: Terrain, known: Foresight | null): Promise<RollEngine> {
  const physics = await loadPhysics();
  untimed(physics);
  return { name, roll: (thrown) => countRoll(physics, { terrain, throws: [thrown], ballasted: [] }, known) };
}

/**
 * Our own rolls as `odds --to-rest` counts them: those of a match, a fresh world for each, half a second of rest at the
 * end. The engine asks no clock, which in a match it does: a twentieth.
 */
export const openOurs: OpenEngine = (terrain) => open('Tumbletop to rest', terrain, null);

/** The same as `odds` counts them: until the outcome is certain. */
export const openOursEarly: OpenEngine = (terrain) => open('Tumbletop, early end', terrain, foresight());
