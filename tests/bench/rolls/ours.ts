import { countRoll, foresight } from '../../../src/referee/roll/counted.ts';
import { loadPhysics } from '../../../src/sim/physics.ts';
import type { OpenEngine } from './rollEngine.ts';

/** Our own rolls, as they are in a match: a fresh world for each, to half a second of rest. */
export const openOurs: OpenEngine = async (terrain) => {
  const physics = await loadPhysics();
  return { name: 'Tumbletop to rest', roll: (thrown) => countRoll(physics, { terrain, throws: [thrown], ballasted: [] }, null) };
};

/** The same until the outcome is certain, as odds are counted; but for the engine's clock (src/cli/odds/untimed.ts), which it keeps here as in a match. */
export const openOursEarly: OpenEngine = async (terrain) => {
  const physics = await loadPhysics();
  const known = foresight();
  return { name: 'Tumbletop, early end', roll: (thrown) => countRoll(physics, { terrain, throws: [thrown], ballasted: [] }, known) };
};
