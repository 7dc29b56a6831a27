import { SqliteRows, type StoreAnswer, type StoreCall } from './sqliteRows.node.ts';

/** Calls of one commit on the file in that folder; null: it is closed. A new thread knows nothing of an old one's. */
export interface RowsAsked {
  readonly folder: string;
  readonly calls: readonly StoreCall[] | null;
}

let rows: SqliteRows | null = null;

/** The file of one folder, on a thread of its own. */
export default function all({ folder, calls }: RowsAsked): readonly StoreAnswer[] {
  if (calls === null) {
    rows?.close();
    rows = null;
    return [];
  }
  rows ??= new SqliteRows(folder, () => Date.now());
  return rows.all(calls);
}
