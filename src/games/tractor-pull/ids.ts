import type { SeatRange } from '#engine/seats.ts';

/** Seat 0 is the youngest (TP-04). */
export type Seat = 0 | 1;
export const BOTH: readonly Seat[] = [0, 1];
export const SEATS: SeatRange = { min: 2, max: 2 };

export const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
export const isSeat = (n: number): n is Seat => n === 0 || n === 1;

/** A pair of one thing for each seat. */
export type Each<T> = readonly [T, T];

/** The ropes, from the left as seat 0 sees them; each is a column of both sides. */
export const COLUMNS = [1, 2, 3] as const;
export type Column = (typeof COLUMNS)[number];

/** TP-11, TP-40: the row of each wave on either side, the front first; the fourth is that of overtime. */
export const ROWS = [1, 2, 3, 4] as const;
export type Row = (typeof ROWS)[number];

/** A place on the field: `0-r1c3` is the front row of seat 0, third rope. */
export type Space = `${Seat}-r${Row}c${Column}`;

export const spaceOf = (seat: Seat, row: Row, column: Column): Space => `${seat}-r${row}c${column}`;

export const SPACES: readonly Space[] = BOTH.flatMap((seat) =>
  ROWS.flatMap((row) => COLUMNS.map((column) => spaceOf(seat, row, column))),
);

/** A pair of the garage: `c2p4` is the fourth of the second column. */
export type PairId = `c${Column}p${1 | 2 | 3 | 4}`;

/** The face-down column first, then the mixed one, then the face-up one. */
export const PAIRS: readonly PairId[] = COLUMNS.flatMap((column) =>
  ([1, 2, 3, 4] as const).map((place) => `c${column}p${place}` as const),
);

export const LINES = ['row', 'column'] as const;
export type Line = (typeof LINES)[number];

/** A place for an item: `0-row-2` is the end of the second row of seat 0's side (TP-31). */
export type Spot = `${Seat}-${Line}-${Column}`;

export const spotOf = (seat: Seat, line: Line, at: Column): Spot => `${seat}-${line}-${at}`;

export const SPOTS: readonly Spot[] = BOTH.flatMap((seat) =>
  LINES.flatMap((line) => COLUMNS.map((at) => spotOf(seat, line, at))),
);

/** The number of the spot's row or column. */
export function numberOfSpot(spot: Spot): Column {
  const found = COLUMNS.find((at) => spot.endsWith(`-${at}`));
  if (found === undefined) throw new Error(`${spot} is no spot`);
  return found;
}

/** The two faces of a character or a location. */
export const FACES = ['a', 'b'] as const;
export type Face = (typeof FACES)[number];
