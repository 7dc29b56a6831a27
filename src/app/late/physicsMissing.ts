import { PHYSICS_BUILD } from '#sim/build.ts';
import type { Physics } from '#sim/physics.ts';
import { LateFault } from '#play/offThread/lateFault.ts';

interface MissingPhysics extends Physics {
  readonly why: LateFault;
}

/**
 * In the place of the physics that cannot be had: good for all that never simulates anything. Whatever does is told by
 * a `LateFault`.
 */
export const withoutPhysics = (why: LateFault): MissingPhysics => ({
  build: PHYSICS_BUILD,
  why,
  get rapier(): never {
    throw why;
  },
});

/** Null where the physics is there. */
export const whyMissing = (physics: Physics): LateFault | null =>
  'why' in physics ? (physics as MissingPhysics).why : null;

/** Any other error than a part that is missing is a bug, and stays one. */
export const orWithout = (loading: Promise<Physics>): Promise<Physics> =>
  loading.catch((error: unknown) => {
    if (error instanceof LateFault) return withoutPhysics(error);
    throw error;
  });
