import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import type { Forces, Task } from './forces.ts';
import { keptWorth } from './keeping.ts';
import {
  addCounters,
  cellOf,
  chipsAt,
  columnOfCell,
  NONE,
  PRINTED,
  rowOfCell,
  SIDE,
  takeAway,
  WIDTH,
  type Sketch,
} from './sketch.ts';

/** The object of a deed: a cell, or two that are swapped. */
export interface Option {
  readonly cell: number;
  readonly other: number | null;
}

const one = (cell: number): Option => ({ cell, other: null });

/** Every object that a deed may have; none where it is skipped (TP-17), or where no vehicle is its object. */
export function optionsOf(sketch: Sketch, forces: Forces, task: Task): readonly Option[] {
  const { deed, seat } = task;
  switch (deed.do) {
    case 'boost':
      return within(sketch, forces, task, seat)
        .filter((cell) => sketch.up[cell] === 1 && isAtMost(sketch, cell, deed.printedAtMost))
        .filter((cell) => chipsAt(sketch, cell, deed.counters) <= sketch.supply)
        .map(one);
    case 'unboost':
      return within(sketch, forces, task, rivalOf(seat))
        .filter((cell) => (sketch.counters[cell] ?? 0) > 0)
        .map(one);
    case 'flip':
      return [
        ...(deed.whose === 'any' ? within(sketch, forces, task, seat) : []),
        ...within(sketch, forces, task, rivalOf(seat)),
      ]
        .filter((cell) => deed.way === 'either' || sketch.up[cell] === 1)
        .filter((cell) => isAtMost(sketch, cell, deed.printedAtMost))
        .map(one);
    case 'swap':
      return swapsOf(within(sketch, forces, task, seat));
    case 'return':
      return within(sketch, forces, task, seat)
        .filter((cell) => rowOfCell(cell) < forces.wave)
        .map(one);
    case 'draw':
      return [];
  }
}

const isAtMost = ({ kinds }: Sketch, cell: number, most = Infinity): boolean =>
  (PRINTED[kinds[cell] ?? 0] ?? 0) <= most;

/** Vehicles of a side where the deed is done. */
function within(sketch: Sketch, forces: Forces, { deed, row, column }: Task, side: Seat): readonly number[] {
  const cells: number[] = [];
  for (let cell = side * SIDE; cell < (side + 1) * SIDE; cell += 1) if (sketch.kinds[cell] !== NONE) cells.push(cell);
  if (!('where' in deed)) return cells;
  return cells.filter((cell) => {
    const at = columnOfCell(cell);
    switch (deed.where) {
      case 'field':
        return true;
      case 'row':
        return rowOfCell(cell) === row;
      case 'column':
        return at === column;
      case 'wave':
        return rowOfCell(cell) === forces.wave;
    }
  });
}

const swapsOf = (cells: readonly number[]): readonly Option[] =>
  cells.flatMap((a) =>
    cells
      .filter((b) => rowOfCell(b) === rowOfCell(a) && columnOfCell(b) > columnOfCell(a))
      .map((b) => ({ cell: a, other: b })),
  );

/** Does it to a legal object. */
export function doTo(sketch: Sketch, { deed, seat }: Task, { cell, other }: Option): void {
  switch (deed.do) {
    case 'boost':
      addCounters(sketch, cell, deed.counters);
      break;
    case 'unboost':
      addCounters(sketch, cell, -(sketch.counters[cell] ?? 0));
      break;
    case 'flip':
      sketch.up[cell] = 1 - (sketch.up[cell] ?? 0);
      break;
    case 'swap':
      if (other !== null)
        for (const values of [sketch.kinds, sketch.up, sketch.counters]) exchange(values, cell, other);
      break;
    case 'return':
      sketch.hands[seat] += keptWorth(sketch.kinds[cell] ?? 0);
      takeAway(sketch, cell);
      break;
    case 'draw':
      break;
  }
}

function exchange(values: Int8Array, a: number, b: number): void {
  const kept = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = kept;
}

/** Cells of a row of a side, for the list of those that are ejected. */
export const cellsOfRow = (seat: Seat, row: number): readonly number[] =>
  Array.from({ length: WIDTH }, (_, column) => cellOf(seat, row, column));
