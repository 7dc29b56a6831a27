import type { NewRow, Row } from '../rooms/rows.ts';

/** `taken`: another row has that number, or its id, already. */
export type Appended = { readonly row: Row } | 'taken';

/**
 * Where rows are kept. A row that was given back is kept whatever happens from then on; of one whose call failed nobody
 * knows. Nothing in it is ever changed.
 */
export interface RoomStore {
  /** Stores the first row of a new room; false where the code is in use. */
  open(code: string, row: NewRow): Promise<boolean>;
  /** The rows from that number on; null where there is no such room. */
  tail(code: string, from: number): Promise<readonly Row[] | null>;
  /** Stores the row if the one before it is the room's last, and its id is new. */
  append(code: string, row: NewRow): Promise<Appended>;
  /** The time by which it stamps rows, ms since 1970. */
  now(): Promise<number>;
  close(): Promise<void>;
}
