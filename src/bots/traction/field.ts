import { goalsOf } from '#games/traction/pads.ts';
import type { TractionState } from '#games/traction/state.ts';
import { pointPolygonDistance, type Point2, type Polygon2 } from '#sim/geometry/footprint.ts';
import type { Seat } from '#sim/ids.ts';
import type { PlaceMm } from '#games/traction/standing.ts';
import { outlineOfPad } from '#sim/world/outline.ts';

/** The side of a square of the field, mm: a third of the smallest piece's step (house value). */
const CELL_MM = 6;
/** Ground beyond everything that stands, for ways around it, mm (house value). */
const MARGIN_MM = 90;
/** Passes until nothing gets nearer; a way that winds more often is taken for none. */
const PASSES = 12;

/** How far it is from anywhere to where a seat wins, around what stands in the way. */
export interface Field {
  /** mm; Infinity where there is no way. */
  at(place: PlaceMm): number;
}

/** A grid of cells; those along its edge are never entered, so that every other one has eight neighbours. */
interface Frame {
  readonly left: number;
  readonly near: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The field of a seat for a piece whose middle keeps `clearMm` from everything in `obstacles`, and wins with its middle
 * `winsMm` from a pad: by fast sweeping (H. Zhao, 2005) over eight neighbours.
 */
export function fieldOf(
  state: TractionState,
  seat: Seat,
  obstacles: readonly Polygon2[],
  clearMm: number,
  winsMm: number,
): Field {
  const goals = goalsOf(state, seat).map(outlineOfPad);
  const frame = frameOf(state, [...goals, ...obstacles]);
  const blocked = new Uint8Array(frame.columns * frame.rows);
  for (const obstacle of obstacles) stamp(frame, obstacle, clearMm, (i) => (blocked[i] = 1));
  const mm = new Float64Array(frame.columns * frame.rows).fill(Infinity);
  for (const goal of goals) stamp(frame, goal, winsMm, (i) => (mm[i] = 0));
  for (let pass = 0; pass < PASSES && sweep(frame, mm, blocked, pass); pass += 1);
  return { at: ({ xMm, zMm }) => read(frame, mm, xMm, zMm) };
}

function frameOf({ tableMm, pads, pieces }: TractionState, outlines: readonly Polygon2[]): Frame {
  const half = tableMm / 2;
  const points = [
    ...outlines.flat(),
    ...pads.map(({ xMm, zMm }) => ({ x: xMm, z: zMm })),
    ...pieces.map(({ xMm, zMm }) => ({ x: xMm, z: zMm })),
  ];
  const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)];
  const [left, right] = [Math.max(-half, Math.min(...xs) - MARGIN_MM), Math.min(half, Math.max(...xs) + MARGIN_MM)];
  const [near, far] = [Math.max(-half, Math.min(...zs) - MARGIN_MM), Math.min(half, Math.max(...zs) + MARGIN_MM)];
  return {
    left: left - CELL_MM,
    near: near - CELL_MM,
    columns: Math.ceil((right - left) / CELL_MM) + 3,
    rows: Math.ceil((far - near) / CELL_MM) + 3,
  };
}

/** Calls for every cell whose middle is within so many millimetres of the outline. */
function stamp(
  { left, near, columns, rows }: Frame,
  outline: Polygon2,
  withinMm: number,
  mark: (i: number) => void,
): void {
  const column = (x: number): number => Math.round((x - left) / CELL_MM);
  const row = (z: number): number => Math.round((z - near) / CELL_MM);
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)];
  const [from, to] = [
    Math.max(1, column(Math.min(...xs) - withinMm)),
    Math.min(columns - 2, column(Math.max(...xs) + withinMm)),
  ];
  const [first, last] = [
    Math.max(1, row(Math.min(...zs) - withinMm)),
    Math.min(rows - 2, row(Math.max(...zs) + withinMm)),
  ];
  for (let r = first; r <= last; r += 1)
    for (let c = from; c <= to; c += 1) {
      const middle: Point2 = { x: left + c * CELL_MM, z: near + r * CELL_MM };
      if (pointPolygonDistance(middle, outline) <= withinMm) mark(r * columns + c);
    }
}

/** One pass over all cells in one of four orders. False once nothing has changed. */
function sweep({ columns, rows }: Frame, mm: Float64Array, blocked: Uint8Array, pass: number): boolean {
  const [dx, dz] = [pass % 2 === 0 ? 1 : -1, pass % 4 < 2 ? 1 : -1];
  let changed = false;
  for (let j = 1; j < rows - 1; j += 1) {
    const row = (dz > 0 ? j : rows - 1 - j) * columns;
    for (let i = 1; i < columns - 1; i += 1) {
      const cell = row + (dx > 0 ? i : columns - 1 - i);
      if (blocked[cell] === 1) continue;
      const best = nearer(mm, columns, cell);
      if (best < (mm[cell] ?? 0)) {
        mm[cell] = best;
        changed = true;
      }
    }
  }
  return changed;
}

const SIDE = CELL_MM;
const DIAGONAL = Math.SQRT2 * CELL_MM;

/** By way of the nearest of its eight neighbours. */
function nearer(mm: Float64Array, columns: number, cell: number): number {
  const [up, down] = [cell - columns, cell + columns];
  const beside = Math.min(mm[cell - 1] ?? 0, mm[cell + 1] ?? 0, mm[up] ?? 0, mm[down] ?? 0);
  const across = Math.min(mm[up - 1] ?? 0, mm[up + 1] ?? 0, mm[down - 1] ?? 0, mm[down + 1] ?? 0);
  return Math.min(beside + SIDE, across + DIAGONAL);
}

/** By the nearest of the cells around a place, and the way to it. */
function read({ left, near, columns, rows }: Frame, mm: Float64Array, xMm: number, zMm: number): number {
  const [c, r] = [Math.floor((xMm - left) / CELL_MM), Math.floor((zMm - near) / CELL_MM)];
  let best = Infinity;
  for (const [x, z] of [
    [c, r],
    [c + 1, r],
    [c, r + 1],
    [c + 1, r + 1],
  ] as const) {
    if (x < 0 || z < 0 || x >= columns || z >= rows) continue;
    const [ox, oz] = [left + x * CELL_MM - xMm, near + z * CELL_MM - zMm];
    best = Math.min(best, (mm[z * columns + x] ?? Infinity) + Math.sqrt(ox * ox + oz * oz));
  }
  return best;
}
