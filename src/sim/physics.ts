import RAPIER from '@dimforge/rapier3d-compat';
import { PHYSICS_BUILD } from './build.ts';

export { PHYSICS_BUILD, SIMULATION_REVISION } from './build.ts';

/** The physics engine, initialised: the only way to get at it is `loadPhysics`. */
export interface Physics {
  readonly rapier: typeof RAPIER;
  /** Names the build in every file; recordings of another build are refused. */
  readonly build: string;
}

/**
 * The package's module is one for all who import it, but two calls of its `init` at once would start it twice, and the
 * first one's worlds would be lost.
 */
let started: Promise<void> | null = null;

/**
 * Starts the physics module (WebAssembly), once however often it is called. Rejects where its file cannot be had; then
 * it may be tried again.
 */
export async function loadPhysics(): Promise<Physics> {
  started ??= RAPIER.init().catch((error: unknown) => {
    started = null;
    throw error;
  });
  await started;
  return { rapier: RAPIER, build: PHYSICS_BUILD };
}
