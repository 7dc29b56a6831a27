import { CLASSES, classOf, type VehicleClass, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';

/** The vehicles in a hand, the weakest first. */
export const vehiclesOf = ({ players }: TractorPullState, seat: Seat): readonly VehicleId[] =>
  players[seat].hand
    .flatMap((card) => (card === null ? [] : [card]))
    .toSorted((a, b) => CLASSES.indexOf(classOf(a)) - CLASSES.indexOf(classOf(b)));

/** Their classes. */
export const handOf = (state: TractorPullState, seat: Seat): readonly VehicleClass[] =>
  vehiclesOf(state, seat).map(classOf);

export const countIn = (cards: readonly VehicleClass[], one: VehicleClass): number =>
  cards.filter((card) => card === one).length;
