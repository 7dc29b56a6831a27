import { pieceId, seat, type PieceId, type Seat } from '#sim/ids.ts';
import { FLEET } from './fleet.ts';

/** Names of the things of Trexlands. */

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Column = (typeof COLUMNS)[number];
const ROWS = [1, 2, 3, 4, 5] as const;
export type Row = (typeof ROWS)[number];

/** A Terra by its place: columns from the left, rows from the first seat's side of the table. */
export type TerraId = `${Column}${Row}`;

export const CITY = 'city';
/** Where a truck can go on the board. */
export type Place = TerraId | typeof CITY;

export const RAMPS = ['r1', 'r2', 'r3', 'r4'] as const;
/** An entry ramp on the board's edge (TX-11). */
export type RampId = (typeof RAMPS)[number];

/** The Terra so many columns and rows from the lower left, or null where no board has one. */
export function terraAt(column: number, row: number): TerraId | null {
  const [letter, number] = [COLUMNS[column], ROWS[row]];
  return letter === undefined || number === undefined ? null : `${letter}${number}`;
}

/** Column and row of a Terra, counted from 0. */
export const whereIs = (id: TerraId): { readonly column: number; readonly row: number } => ({
  column: COLUMNS.findIndex((letter) => letter === id[0]),
  row: Number(id[1]) - 1,
});

export const asTerra = (word: string): TerraId | null =>
  terraAt(
    COLUMNS.findIndex((c) => c === word[0]),
    /^[a-f][1-5]$/.test(word) ? Number(word[1]) - 1 : -1,
  );
export const asRamp = (word: string): RampId | null => RAMPS.find((ramp) => ramp === word) ?? null;

/** `T1`, `T2`, ...: a truck to its owner. */
export const TRUCK_NAMES: readonly string[] = Array.from({ length: FLEET.trucks }, (_, i) => `T${i + 1}`);

/** The trucks of a seat, `0-T1` and so on. */
export const fleetOf = (owner: Seat): readonly PieceId[] => TRUCK_NAMES.map((name) => pieceId(`${owner}-${name}`));

export const ownerOf = (truck: PieceId): Seat => seat(Number(truck[0]));
export const nameOf = (truck: PieceId): string => truck.slice(2);
