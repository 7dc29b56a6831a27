import type { BoardMiniature, MiniTile, MiniTruck } from '#play/trexlands/miniature.ts';

/** Where things are in the picture of a board; a unit is about a twentieth of a Terra. */
export const TILE = 20;
export const PITCH = 21;
const MARGIN = 4;

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The middle of a Terra: columns to the right, rows upwards, as the first seat sees them. */
export const spotOf = ({ column, row }: Cell): { readonly x: number; readonly y: number } => ({
  x: (column + 0.5) * PITCH,
  y: -(row + 0.5) * PITCH,
});

const sizeOf = (tiles: readonly MiniTile[]): { readonly columns: number; readonly rows: number } => ({
  columns: 1 + Math.max(0, ...tiles.map(({ column }) => column)),
  rows: 1 + Math.max(0, ...tiles.map(({ row }) => row)),
});

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The City: along a long edge of the board, or the square in its middle. */
export function cityBox({ tiles, city }: BoardMiniature): Box {
  const { columns, rows } = sizeOf(tiles);
  if (city?.side === 'middle') {
    const { x, y } = spotOf({ column: (columns - 1) / 2, row: (rows - 1) / 2 });
    return { x: x - TILE / 2, y: y - TILE / 2, width: TILE, height: TILE };
  }
  const gap = (PITCH - TILE) / 2;
  return {
    x: gap,
    y: (city?.side === 'south' ? 0 : -(rows + 1) * PITCH) + gap,
    width: columns * PITCH - 2 * gap,
    height: TILE,
  };
}

/** All of it, with room around. */
export function boardFrame(board: BoardMiniature): string {
  const { columns, rows } = sizeOf(board.tiles);
  const [above, below] = [board.city?.side === 'north' ? 1 : 0, board.city?.side === 'south' ? 1 : 0];
  return [
    -MARGIN,
    -(rows + above) * PITCH - MARGIN,
    columns * PITCH + 2 * MARGIN,
    (rows + above + below) * PITCH + 2 * MARGIN,
  ].join(' ');
}

/** Places about a Terra's middle: two beside each other, and during a battle the attackers above the defenders. */
const WITHIN = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;
const APART = PITCH / 4 - 0.3;

/** Trucks where they stand, each with a place of its own. */
export function placesInTile(
  trucks: readonly MiniTruck[],
): readonly { readonly truck: MiniTruck; readonly x: number; readonly y: number }[] {
  return trucks.map((truck, i) => {
    const before = trucks.slice(0, i).filter(({ column, row }) => column === truck.column && row === truck.row).length;
    const [right, down] = WITHIN[before % WITHIN.length] ?? [0, 0];
    const { x, y } = spotOf(truck);
    return { truck, x: x + right * APART, y: y - down * APART };
  });
}
