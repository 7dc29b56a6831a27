import type { NewRow, Row, RowBody } from '../rooms/rows.ts';

/** In the place of what was taken out of a row. */
export const ERASED = { do: 'erased' } as const satisfies RowBody;

/** `taken`: another row has that number, or its id, already. */
export type Appended = { readonly row: Row } | 'taken';

/** A row that was stored somewhere: the room's code, and the row's number. */
export interface Hint {
  readonly code: string;
  readonly seq: number;
}

/** A store that several processes share tells each of the others. */
export interface Others {
  /** Calls back for rows as they are stored, as far as that is heard; null: any may have been missed. */
  listen(heard: (hint: Hint | null) => void): void;
  /** The number of the last row of each of these rooms that there is. */
  heads(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/**
 * Where rows are kept. A row that was given back is kept whatever happens from then on; of one whose call failed nobody
 * knows. Nothing in it is ever changed, but a row whose content is taken out.
 */
export interface RoomStore {
  /** Stores the first row of a new room; false where the code is in use. */
  open(code: string, row: NewRow): Promise<boolean>;
  /** The rows from that number on; null where there is no such room. */
  tail(code: string, from: number): Promise<readonly Row[] | null>;
  /** Stores the row if the one before it is the room's last, and its id is new. */
  append(code: string, row: NewRow): Promise<Appended>;
  /** Takes the content out of a row for good: what is left is `ERASED` in its place. */
  erase(code: string, seq: number): Promise<void>;
  /** The time by which it stamps rows, ms since 1970. */
  now(): Promise<number>;
  close(): Promise<void>;
  /** Left out: this process has it alone. */
  readonly others?: Others;
}
