import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import { bonusAt, type Forces } from './forces.ts';
import { cellOf, NONE, SIDE, strengthAt, WIDTH, type Sketch } from './sketch.ts';

const ROWS_A_SIDE = SIDE / WIDTH;
const FULL = 3;

/** The pull of both sides of every rope: first seat 0's ropes, then seat 1's. */
export function totalsOf(sketch: Sketch, forces: Forces): readonly number[] {
  const totals = [0, 0, 0, 0, 0, 0];
  let cell = 0; // counted on with the loops: this is where most of all thinking goes
  for (let seat = 0; seat < 2; seat += 1)
    for (let row = 0; row < ROWS_A_SIDE; row += 1)
      for (let rope = 0; rope < WIDTH; rope += 1, cell += 1)
        if (sketch.kinds[cell] !== NONE)
          totals[seat * WIDTH + rope] = (totals[seat * WIDTH + rope] ?? 0) + pullAt(sketch, forces, cell, seat, row);
  for (const { seat, amount, column, when } of forces.ropes)
    for (let rope = 0; rope < WIDTH; rope += 1)
      if ((column === null || column === rope) && isWhen(sketch, when, seat, rope))
        totals[seat * WIDTH + rope] = (totals[seat * WIDTH + rope] ?? 0) + amount;
  for (let i = 0; i < totals.length; i += 1) totals[i] = Math.max(0, totals[i] ?? 0);
  return totals;
}

function pullAt(sketch: Sketch, { bonuses }: Forces, cell: number, seat: number, row: number): number {
  const bonus = bonuses[bonusAt(seat, row, sketch.up[cell] ?? 0, sketch.kinds[cell] ?? 0)] ?? 0;
  return Math.max(0, strengthAt(sketch, cell) + bonus);
}

type When = Forces['ropes'][number]['when'];

function isWhen(sketch: Sketch, when: When, seat: Seat, rope: number): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'fewer':
      return cellsOf(sketch, seat, rope).length < cellsOf(sketch, rivalOf(seat), rope).length;
    case 'three-up':
      return upOf(sketch, seat, rope).length >= FULL;
    case 'same-class': {
      const kinds = upOf(sketch, seat, rope).map((cell) => sketch.kinds[cell]);
      return new Set(kinds).size < kinds.length;
    }
  }
}

/** Cells of a side of a rope with a vehicle, the front first. */
function cellsOf({ kinds }: Sketch, seat: Seat, rope: number): readonly number[] {
  const cells: number[] = [];
  for (let row = 0; row < ROWS_A_SIDE; row += 1) {
    const cell = cellOf(seat, row, rope);
    if (kinds[cell] !== NONE) cells.push(cell);
  }
  return cells;
}

const upOf = (sketch: Sketch, seat: Seat, rope: number): readonly number[] =>
  cellsOf(sketch, seat, rope).filter((cell) => sketch.up[cell] === 1);

/** The seat that a card gives a tied rope; null where it gives it to both or to nobody. */
export function tieTo(sketch: Sketch, { ties }: Forces, rope: number): Seat | null {
  const has = (seat: Seat): boolean =>
    ties.some(
      (tie) =>
        tie.seat === seat &&
        (tie.column === null || tie.column === rope) &&
        (tie.when === 'always' || countersOn(sketch, seat, rope) > countersOn(sketch, rivalOf(seat), rope)),
    );
  const [first, second] = [has(0), has(1)];
  return first === second ? null : first ? 0 : 1;
}

const countersOn = (sketch: Sketch, seat: Seat, rope: number): number =>
  cellsOf(sketch, seat, rope).reduce((sum, cell) => sum + (sketch.counters[cell] ?? 0), 0);
