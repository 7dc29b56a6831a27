import type { VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import looks from '../data/vehicles.json' with { type: 'json' };

/** The look of a class: drawn for this page in a box of 48 by 24, wheels on its lower edge. */
export interface VehicleLook {
  readonly ground: string;
  readonly path: string;
}

const LOOKS: Readonly<Record<VehicleClass, VehicleLook>> = looks.classes;

export const vehicleLook = (one: VehicleClass): VehicleLook => LOOKS[one];

/** The box that the drawings are in. */
export const DRAWN = { wide: 48, tall: 24 } as const;
