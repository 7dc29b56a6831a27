import { PATH_SIZE } from '#games/tug-of-war/modules/path.ts';

/** The tiles of one colour, a number a row: its bits are columns, from the left. */
export type Rows = readonly number[];

export function rowsOf(tiles: string, colour: string): number[] {
  const rows = Array.from({ length: PATH_SIZE }, () => 0);
  for (let place = 0; place < tiles.length; place += 1)
    if (tiles[place] === colour) {
      const row = Math.floor(place / PATH_SIZE);
      rows[row] = (rows[row] ?? 0) | (1 << (place % PATH_SIZE));
    }
  return rows;
}

/** Four rows of tiles, a byte a row, so that a step into all neighbours is a few operations. */
const BYTE = 8;
const FIRST_ROW = 0xff;
const LAST_ROW = 0xff << (3 * BYTE);
const LEFT = 0x01010101;
const RIGHT = LEFT << (PATH_SIZE - 1);

/** The upper and the lower half of the board. */
interface Halves {
  readonly upper: number;
  readonly lower: number;
}

function halvesOf(rows: Rows): Halves {
  const half = (from: number): number =>
    [0, 1, 2, 3].reduce((all, row) => all | ((rows[from + row] ?? 0) << (BYTE * row)), 0);
  return { upper: half(0), lower: half(PATH_SIZE / 2) };
}

/** Tiles in the same row beside those of a half. */
const beside = (half: number): number => ((half & ~RIGHT) << 1) | ((half & ~LEFT) >>> 1);

/** So many tiles that are not `own`, at the least, lie on a way from `begin` to `end`. */
function tilesBetween(own: Halves, begin: Halves, end: Halves): number {
  let upper = begin.upper & own.upper;
  let lower = begin.lower & own.lower;
  for (let missing = 0; missing < PATH_SIZE; missing += 1) {
    for (;;) {
      if ((upper & end.upper) !== 0 || (lower & end.lower) !== 0) return missing;
      const up = upper | (own.upper & (beside(upper) | (upper << BYTE) | (upper >>> BYTE) | (lower << (3 * BYTE))));
      const low = lower | (own.lower & (beside(lower) | (lower << BYTE) | (lower >>> BYTE) | (upper >>> (3 * BYTE))));
      if (up === upper && low === lower) break;
      upper = up;
      lower = low;
    }
    // one tile further, whatever its colour
    const up = beside(upper) | (upper << BYTE) | (upper >>> BYTE) | (lower << (3 * BYTE));
    const low = beside(lower) | (lower << BYTE) | (lower >>> BYTE) | (upper >>> (3 * BYTE));
    upper |= up | begin.upper;
    lower |= low | begin.lower;
  }
  return PATH_SIZE;
}

const TOP: Halves = { upper: FIRST_ROW, lower: 0 };
const BOTTOM: Halves = { upper: 0, lower: LAST_ROW };
const LEFT_SIDE: Halves = { upper: LEFT, lower: LEFT };
const RIGHT_SIDE: Halves = { upper: RIGHT, lower: RIGHT };

/** So many more tiles, at the least, and the colour connects two sides (TW-56). 0 to 8. */
export function tilesMissing(rows: Rows): number {
  const own = halvesOf(rows);
  return Math.min(tilesBetween(own, TOP, BOTTOM), tilesBetween(own, LEFT_SIDE, RIGHT_SIDE));
}

/** TW-58, as `longestLine` of the rules. */
export function lineOf(own: Rows): number {
  let longest = 0;
  for (let row = 0; row < PATH_SIZE; row += 1)
    for (let run = own[row] ?? 0, length = 1; run !== 0; run &= run >> 1, length += 1)
      if (length > longest) longest = length;
  for (let from = 0; from < PATH_SIZE; from += 1)
    for (let to = from, run = own[from] ?? 0; run !== 0; to += 1, run &= own[to] ?? 0)
      if (to - from + 1 > longest) longest = to - from + 1;
  return longest;
}
