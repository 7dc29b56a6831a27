import { loadPhysics } from '#sim/physics.ts';
import { hashesOfScenes } from '../../oracles/scenes.ts';

/** What tests/oracles/hashes.json holds. */
export interface Hashed {
  readonly build: string;
  readonly hashes: Readonly<Record<string, string>>;
}

/** The fixed scenes, simulated here and now. */
export async function hashScenes(): Promise<Hashed> {
  const physics = await loadPhysics();
  return { build: physics.build, hashes: hashesOfScenes(physics) };
}
