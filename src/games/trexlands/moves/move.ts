import type { PieceId } from '#sim/ids.ts';
import type { Place, RampId, TerraId } from '../ids.ts';

/** One of the three MOVEs: Camp > Terra, Terra > Terra, Terra > City. */
export interface Move {
  readonly kind: 'camp' | 'terra' | 'city';
  /** One truck, or both of a stack. */
  readonly trucks: readonly PieceId[];
  /** By which it comes from Camp; null otherwise. */
  readonly ramp: RampId | null;
  /** The first of two Terra, where it goes two far (Nitro, Fuel, Navigator). */
  readonly via: TerraId | null;
  readonly to: Place;
  /** Combines into a stack with the truck that stands there (TX-22). */
  readonly stack: boolean;
}
