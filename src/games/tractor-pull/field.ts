import type { TractorPullOptions } from './options.ts';
import { printedOf, type VehicleId } from './almanac/vehicles.ts';
import { spaceOf, type Column, type Row, type Seat, type Space } from './ids.ts';
import type { Standing, TractorPullState } from './state.ts';

type WithField = Pick<TractorPullState, 'field'>;

export const spaceAt = ({ seat, row, column }: Standing): Space => spaceOf(seat, row, column);

/** The vehicle there; null where there is none. */
export const standingAt = ({ field }: WithField, space: Space): Standing | null =>
  field.find((one) => spaceAt(one) === space) ?? null;

export const standingOf = ({ field }: WithField, vehicle: VehicleId): Standing | null =>
  field.find((one) => one.vehicle === vehicle) ?? null;

/** A seat's vehicles, the front row first, then by column. */
export const sideOf = ({ field }: WithField, seat: Seat): readonly Standing[] =>
  field.filter((one) => one.seat === seat).toSorted((a, b) => (a.row === b.row ? a.column - b.column : a.row - b.row));

export const inRow = (state: WithField, seat: Seat, row: Row): readonly Standing[] =>
  sideOf(state, seat).filter((one) => one.row === row);

export const inColumn = (state: WithField, seat: Seat, column: Column): readonly Standing[] =>
  sideOf(state, seat).filter((one) => one.column === column);

/** TP-21, TP-26: printed and counters; face down its counters alone. */
export const strengthOf = ({ vehicle, up, counters }: Standing): number => (up ? printedOf(vehicle) : 0) + counters;

export const withStanding = (
  state: TractorPullState,
  vehicle: VehicleId,
  change: Partial<Standing>,
): TractorPullState => ({
  ...state,
  field: state.field.map((one) => (one.vehicle === vehicle ? { ...one, ...change } : one)),
});

type WithChips = Pick<TractorPullOptions, 'doubleChips'>;

/** The chips under so many counters of one vehicle (TP-43): one is turned to its +2 before a second is taken. */
const chipsFor = ({ doubleChips = false }: WithChips, counters: number): number =>
  doubleChips ? Math.ceil(counters / COUNTERS_A_CHIP) : counters;

const COUNTERS_A_CHIP = 2;

/** Chips that lie on vehicles. */
export const chipsOn = (options: WithChips, field: readonly Standing[]): number =>
  field.reduce((sum, { counters }) => sum + chipsFor(options, counters), 0);

/** Chips that a vehicle with these counters takes from the supply for so many more. */
export const chipsMore = (options: WithChips, counters: number, more: number): number =>
  chipsFor(options, counters + more) - chipsFor(options, counters);

/** A vehicle with so many counters more, or fewer; the chips come from the supply and go back to it (TP-23). */
export function withCounters(state: TractorPullState, standing: Standing, more: number): TractorPullState {
  const counters = standing.counters + more;
  const supply = state.supply - chipsMore(state.options, standing.counters, more);
  return { ...withStanding(state, standing.vehicle, { counters }), supply };
}

/** Off the field; its counters go back to the supply (TP-23). */
export function withoutStanding(state: TractorPullState, standing: Standing): TractorPullState {
  return {
    ...state,
    supply: state.supply + chipsFor(state.options, standing.counters),
    field: state.field.filter(({ vehicle }) => vehicle !== standing.vehicle),
  };
}
