import type { Ray } from './ray.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** A pointer event, as far as it matters. */
export interface PointerAt {
  readonly id: number;
  readonly ray: Ray;
  readonly kind?: PointerKind; // a mouse unless it says so
  readonly ms?: number; // when, for hands that care how fast it goes
}

/**
 * The owner of a pointer that goes down. `ours`: nothing else may see the event. `camera`: it turns the view. `yield`:
 * so does this one and the one held until now. `alone`: ours, and all that the camera has had until now (a palm) is
 * taken from it. `camera-alone`: the camera's, and nothing else is.
 */
export type Claim = 'ours' | 'camera' | 'yield' | 'alone' | 'camera-alone';
