import { loadPhysics } from '../../../src/sim/physics.ts';
import { roll } from '../../../src/sim/roll/roll.ts';
import type { OpenEngine } from './rollEngine.ts';

/** Our own rolls, as they are in a match: a fresh world for each. */
export const openOurs: OpenEngine = async (terrain) => {
  const physics = await loadPhysics();
  return { name: 'Tumbletop', roll: (thrown) => roll(physics, { terrain, throws: [thrown], ballasted: [] }) };
};
