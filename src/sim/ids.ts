/** Names of the things on a table. Branded strings, so that a piece's id is not taken for a pad's. */

declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

/** A movable thing on the table: a pyramid `<seat>-<S|M|L><1|2>` ("0-L1"), later a truck `<seat>-T1`. */
export type PieceId = Branded<string, 'PieceId'>;
/** A stash pad, a fixed body: `pad-<seat>`. */
export type PadId = Branded<string, 'PadId'>;
/** The table top itself. */
export type TableId = Branded<'table', 'TableId'>;
/** Any body of the simulation. */
export type BodyId = PieceId | PadId | TableId;
/** A place at the table, 0 to 4. */
export type Seat = Branded<number, 'Seat'>;
/** A whole number of physics steps (1/240 s each) since an action began. */
export type Tick = Branded<number, 'Tick'>;

export const TABLE_ID = 'table' as TableId;

export const pieceId = (id: string): PieceId => id as PieceId;
export const seat = (n: number): Seat => n as Seat;
export const tick = (n: number): Tick => n as Tick;
export const padId = (owner: Seat): PadId => `pad-${owner}` as PadId;

/** The seat whose pad this is, or null for any other body. */
export function padOwner(id: BodyId): Seat | null {
  return id.startsWith('pad-') ? seat(Number(id.slice(4))) : null;
}

/** Whether the body is a movable piece. */
export function isPiece(id: BodyId): id is PieceId {
  return id !== TABLE_ID && padOwner(id) === null;
}

/** The order in which bodies go into the simulation, and in which lists are written: plain code-unit order. */
export const byId = <T extends { readonly id: string }>(a: T, b: T): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
