import RAPIER from '@dimforge/rapier3d-compat';

/** The physics engine, initialised: the only way to get at it is `loadPhysics`. */
export interface Physics {
  readonly rapier: typeof RAPIER;
  /** Names the build in every file; recordings of another build are refused. */
  readonly build: string;
}

/** Package and version of the pinned build, and the tick: a recording replays exactly on this and nothing else. */
export const PHYSICS_BUILD = 'rapier3d-simd-compat@0.20.0/240';

/** Starts the physics module (WebAssembly). Safe to call again: the module is initialised once. */
export async function loadPhysics(): Promise<Physics> {
  await RAPIER.init();
  return { rapier: RAPIER, build: PHYSICS_BUILD };
}
