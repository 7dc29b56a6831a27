import { Tinypool } from 'tinypool';
import { SqliteRows, type StoreAnswer, type StoreCall } from './sqliteRows.node.ts';

/** As the pool hands them over: its own data, and the folder. */
const [, folder] = Tinypool.workerData as readonly [unknown, string];
const rows = new SqliteRows(folder, () => Date.now());

/** Calls of one commit; null: the file is closed. */
export default function all(calls: readonly StoreCall[] | null): readonly StoreAnswer[] {
  if (calls !== null) return rows.all(calls);
  rows.close();
  return [];
}
