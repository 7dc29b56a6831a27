import { PATH_SIZE } from '../../games/tug-of-war/modules/path.ts';

/** The tiles of one colour, a number a row: its bits are columns, from the left. */
export type Rows = readonly number[];

const FULL = (1 << PATH_SIZE) - 1;
const LEFT = 1;
const RIGHT = 1 << (PATH_SIZE - 1);
const LAST = PATH_SIZE - 1;

export function rowsOf(tiles: string, colour: string): number[] {
  const rows = Array.from({ length: PATH_SIZE }, () => 0);
  for (let place = 0; place < tiles.length; place += 1)
    if (tiles[place] === colour) {
      const row = Math.floor(place / PATH_SIZE);
      rows[row] = (rows[row] ?? 0) | (1 << (place % PATH_SIZE));
    }
  return rows;
}

/** Everything that hangs together with what is in `reached`, tile beside tile; changes `reached`. */
function flood(own: Rows, reached: number[]): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let row = 0; row < PATH_SIZE; row += 1) {
      const was = reached[row] ?? 0;
      const near = was | (was << 1) | (was >> 1) | (reached[row - 1] ?? 0) | (reached[row + 1] ?? 0);
      const now = was | (near & (own[row] ?? 0));
      if (now === was) continue;
      reached[row] = now;
      changed = true;
    }
  }
}

/** Every tile beside one that is reached, whatever its colour. */
function widened(reached: Rows): number[] {
  return reached.map((was, row) => {
    const near = was | (was << 1) | (was >> 1) | (reached[row - 1] ?? 0) | (reached[row + 1] ?? 0);
    return near & FULL;
  });
}

function tilesBetween(own: Rows, begin: Rows, isThere: (reached: Rows) => boolean): number {
  let reached = begin.map((there, row) => there & (own[row] ?? 0));
  for (let missing = 0; missing < PATH_SIZE; missing += 1) {
    flood(own, reached);
    if (isThere(reached)) return missing;
    const wider = widened(reached);
    reached = wider.map((there, row) => there | (begin[row] ?? 0));
  }
  return PATH_SIZE;
}

const TOP: Rows = Array.from({ length: PATH_SIZE }, (_, row) => (row === 0 ? FULL : 0));
const SIDE: Rows = Array.from({ length: PATH_SIZE }, () => LEFT);

/** So many more tiles, at the least, and the colour connects two sides (TW-56). 0 to 8. */
export function tilesMissing(own: Rows): number {
  const down = tilesBetween(own, TOP, (reached) => (reached[LAST] ?? 0) !== 0);
  const along = tilesBetween(own, SIDE, (reached) => reached.some((row) => (row & RIGHT) !== 0));
  return Math.min(down, along);
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
