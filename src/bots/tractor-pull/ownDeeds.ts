import { VEHICLES } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Task } from './forces.ts';

/** By kind: the effect of an ejected vehicle; the seat, row and column are those of the ejection. */
export const OWN_DEEDS: readonly Task[] = VEHICLES.map(({ effect, may }) => ({
  seat: 0,
  deed: effect,
  may,
  row: null,
  column: null,
}));
