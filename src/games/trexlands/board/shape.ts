import { CITY, RAMPS, terraAt, whereIs, type Place, type TerraId } from '../ids.ts';
import type { Board, Ramp } from './board.ts';
import { SIDES, type Side } from './terraDeck.ts';

/** Counts and shapes of the boards (TX-06 to TX-10). */

/** A joint between two neighbours or a Terra and the City, and on which side of the first the second lies. */
export interface Joint {
  readonly terra: TerraId;
  readonly side: Side;
  readonly beyond: Place;
}

const SIZES = { 2: { columns: 4, rows: 3 }, 3: { columns: 6, rows: 3 }, 4: { columns: 5, rows: 5 } } as const;
export const sizeOf = (seats: number): { readonly columns: number; readonly rows: number } =>
  seats === 2 ? SIZES[2] : seats === 3 ? SIZES[3] : SIZES[4];

/** TX-08: where the City of four players is. */
const MIDDLE: TerraId = 'c3';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** The Terra of the board, row after row (TX-06, TX-07, TX-08). */
export function cellsOf(seats: number): readonly TerraId[] {
  const { columns, rows } = sizeOf(seats);
  const all = upTo(rows).flatMap((row) => upTo(columns).flatMap((column) => terraAt(column, row) ?? []));
  return seats === 4 ? all.filter((id) => id !== MIDDLE) : all;
}

const STEPS: Readonly<Record<Side, readonly [columns: number, rows: number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};

/** The place next to a Terra on one side, on the board or not. */
export function beside(id: TerraId, side: Side): TerraId | null {
  const { column, row } = whereIs(id);
  const [columns, rows] = STEPS[side];
  return terraAt(column + columns, row + rows);
}

/** TX-10: squares that share an edge; TX-09: and the City, along its whole edge or on four sides. Each joint once. */
export function jointsOf(seats: number, city: Board['city']): readonly Joint[] {
  const cells = cellsOf(seats);
  const inner = cells.flatMap((terra) => (['n', 'e'] as const).flatMap((side) => jointTo(cells, terra, side)));
  return [...inner, ...cells.flatMap((terra) => cityJoint(seats, city, terra))];
}

function jointTo(cells: readonly TerraId[], terra: TerraId, side: Side): readonly Joint[] {
  const beyond = beside(terra, side);
  return beyond !== null && cells.includes(beyond) ? [{ terra, side, beyond }] : [];
}

function cityJoint(seats: number, city: Board['city'], terra: TerraId): readonly Joint[] {
  const side = city === 'middle' ? SIDES.find((s) => beside(terra, s) === MIDDLE) : city === 'north' ? 'n' : 's';
  if (side === undefined) return [];
  const { row } = whereIs(terra);
  const atEdge = city === 'middle' || row === (city === 'north' ? sizeOf(seats).rows - 1 : 0);
  return atEdge ? [{ terra, side, beyond: CITY }] : [];
}

/** How many ramps, and how many joints between columns they can lie at; four players have one on each edge (TX-08). */
export const rampsOf = (seats: number): { readonly ramps: number; readonly joints: number } => ({
  ramps: seats === 2 ? 3 : 4,
  joints: sizeOf(seats).columns - 1,
});

/** TX-06, TX-07: ramps on the edge across from the City, each at the joint of two columns. */
export function rampsAcross(seats: number, city: Board['city'], joints: readonly number[]): readonly Ramp[] {
  const row = city === 'north' ? 0 : sizeOf(seats).rows - 1;
  const side = city === 'north' ? 's' : 'n';
  return [...joints]
    .sort((a, b) => a - b)
    .flatMap((joint, i) => {
      const id = RAMPS[i];
      return id === undefined
        ? []
        : [{ id, side, terra: [joint, joint + 1].flatMap((column) => terraAt(column, row) ?? []) } as const];
    });
}

/** TX-08: one ramp on each edge, touching its three middle Terra. */
export function rampsAround(): readonly Ramp[] {
  const middle = [1, 2, 3];
  const far = sizeOf(4).rows - 1;
  const at = (column: number, row: number): readonly TerraId[] => [terraAt(column, row)].flatMap((id) => id ?? []);
  return [
    { id: 'r1', side: 's', terra: middle.flatMap((column) => at(column, 0)) },
    { id: 'r2', side: 'e', terra: middle.flatMap((row) => at(far, row)) },
    { id: 'r3', side: 'n', terra: middle.flatMap((column) => at(column, far)) },
    { id: 'r4', side: 'w', terra: middle.flatMap((row) => at(0, row)) },
  ];
}

/** The Terra at the board's outer edge. */
export function isOnRim(seats: number, id: TerraId): boolean {
  const { columns, rows } = sizeOf(seats);
  const { column, row } = whereIs(id);
  return column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
}
