import { CLASSES, classOf, VEHICLES, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { chipsMore } from '#games/tractor-pull/field.ts';
import { COLUMNS, ROWS, type Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';

/**
 * The field in numbers alone, in which thousands of ways to go on are tried. Unlike a position it changes in place: who
 * tries something copies it. A cell is a space of the field, a kind the place of a class among `CLASSES`.
 */
export interface Sketch {
  /** By cell; `NONE` where no vehicle stands. */
  readonly kinds: Int8Array;
  /** By cell: 1 face up, 0 face down. */
  readonly up: Int8Array;
  /** By cell. */
  readonly counters: Int8Array;
  /** Chips that are on no vehicle (TP-36), and whether they are double-sided (TP-43). */
  supply: number;
  readonly doubleChips: boolean;
  /** By seat: what the cards kept in the hand are worth later, in strength. */
  readonly hands: [number, number];
}

export const NONE = -1;
export const WIDTH = COLUMNS.length;
/** Cells of a side. */
export const SIDE = ROWS.length * WIDTH;
export const CELLS = 2 * SIDE;

/** `row` and `column` from 0. */
export const cellOf = (seat: Seat, row: number, column: number): number => seat * SIDE + row * WIDTH + column;
export const seatOfCell = (cell: number): Seat => (cell < SIDE ? 0 : 1);
export const rowOfCell = (cell: number): number => Math.floor((cell % SIDE) / WIDTH);
export const columnOfCell = (cell: number): number => cell % WIDTH;

/** By kind: the strength that is printed. */
export const PRINTED: readonly number[] = VEHICLES.map(({ strength }) => strength);
export const KINDS = CLASSES.length;

export const kindOf = (vehicle: VehicleClass): number => CLASSES.indexOf(vehicle);

export function emptySketch(supply: number, { doubleChips = false }: TractorPullState['options']): Sketch {
  return {
    kinds: new Int8Array(CELLS).fill(NONE),
    up: new Int8Array(CELLS),
    counters: new Int8Array(CELLS),
    supply,
    doubleChips,
    hands: [0, 0],
  };
}

/** The field of a view, whose cards all lie open (face down they have been seen); hands are worth nothing. */
export function sketchOf({ field, supply, options }: Pick<TractorPullState, 'field' | 'supply' | 'options'>): Sketch {
  const sketch = emptySketch(supply, options);
  for (const { vehicle, seat, row, column, up, counters } of field) {
    const cell = cellOf(seat, row - 1, column - 1);
    sketch.kinds[cell] = kindOf(classOf(vehicle));
    sketch.up[cell] = up ? 1 : 0;
    sketch.counters[cell] = counters;
  }
  return sketch;
}

export const copyOf = (sketch: Sketch): Sketch => ({
  kinds: sketch.kinds.slice(),
  up: sketch.up.slice(),
  counters: sketch.counters.slice(),
  supply: sketch.supply,
  doubleChips: sketch.doubleChips,
  hands: [sketch.hands[0], sketch.hands[1]],
});

/** Makes one sketch like another. */
export function become(sketch: Sketch, other: Sketch): void {
  sketch.kinds.set(other.kinds);
  sketch.up.set(other.up);
  sketch.counters.set(other.counters);
  sketch.supply = other.supply;
  [sketch.hands[0], sketch.hands[1]] = other.hands;
}

/** TP-21: face down its counters alone. */
export const strengthAt = ({ kinds, up, counters }: Sketch, cell: number): number =>
  (up[cell] === 1 ? (PRINTED[kinds[cell] ?? 0] ?? 0) : 0) + (counters[cell] ?? 0);

/** Chips that a vehicle takes from the supply for so many counters more. */
export const chipsAt = (sketch: Sketch, cell: number, more: number): number =>
  chipsMore(sketch, sketch.counters[cell] ?? 0, more);

/** So many counters more; the chips come from the supply. */
export function addCounters(sketch: Sketch, cell: number, more: number): void {
  sketch.supply -= chipsAt(sketch, cell, more);
  sketch.counters[cell] = (sketch.counters[cell] ?? 0) + more;
}

/** Takes a vehicle off the field; its counters go back to the supply (TP-23). */
export function takeAway(sketch: Sketch, cell: number): void {
  addCounters(sketch, cell, -(sketch.counters[cell] ?? 0));
  sketch.kinds[cell] = NONE;
  sketch.up[cell] = 0;
}

/** Lays a row of kinds face up, by column. `row` from 0. */
export function layRow(sketch: Sketch, seat: Seat, row: number, kinds: readonly number[]): void {
  for (let column = 0; column < kinds.length; column += 1) {
    const cell = cellOf(seat, row, column);
    sketch.kinds[cell] = kinds[column] ?? NONE;
    sketch.up[cell] = 1;
    sketch.counters[cell] = 0;
  }
}
