import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { NewRow, Row, RowBody } from '../rooms/rows.ts';
import { ERASED, type Appended } from './roomStore.ts';

/** A call of a store as data, for another thread. */
export type StoreCall =
  | { readonly do: 'open'; readonly code: string; readonly row: NewRow }
  | { readonly do: 'tail'; readonly code: string; readonly from: number }
  | { readonly do: 'append'; readonly code: string; readonly row: NewRow }
  | { readonly do: 'erase'; readonly code: string; readonly seq: number };

export type StoreAnswer = boolean | readonly Row[] | null | Appended;

const FILE = 'rooms.sqlite';

/**
 * WAL with a full sync at every commit: a row that was answered for is on the disk. The lock is exclusive: a second
 * process on the folder is refused, and a killed one leaves nothing behind.
 */
const SET_UP = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS rows (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    seat INTEGER,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, seq),
    UNIQUE (room, id)
  ) STRICT;
`;
/**
 * Statements live until they are collected, and the file's lock with them: it is given up before. Out of WAL first, or
 * it cannot be.
 */
const GIVE_UP = 'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM rows';
/** A number that has its predecessor, and an id that is new; any other row is not stored. */
const APPEND = `
  INSERT INTO rows (room, seq, id, seat, at, body)
  SELECT $room, $seq, $id, $seat, $at, $body
  WHERE $seq = 0 OR EXISTS (SELECT 1 FROM rows WHERE room = $room AND seq = $seq - 1)
  ON CONFLICT DO NOTHING
`;
const TAIL = 'SELECT seq, id, seat, at, body FROM rows WHERE room = $room AND seq >= $from ORDER BY seq';
const KNOWN = 'SELECT 1 FROM rows WHERE room = $room AND seq = 0';

const ERASE = 'UPDATE rows SET body = $body WHERE room = $room AND seq = $seq';

interface StoredRow extends Omit<Row, 'body'> {
  readonly body: string;
}

/** Rows in one file of a folder that this process alone uses. `now`: ms since 1970. */
export class SqliteRows {
  private readonly db: InstanceType<typeof DatabaseSync>;
  private readonly statements;

  /** Throws where the folder is another process's, or cannot be written. */
  constructor(
    folder: string,
    private readonly now: () => number,
  ) {
    mkdirSync(folder, { recursive: true });
    this.db = new DatabaseSync(join(folder, FILE));
    this.db.exec(SET_UP);
    this.statements = {
      append: this.db.prepare(APPEND),
      tail: this.db.prepare(TAIL),
      known: this.db.prepare(KNOWN),
      erase: this.db.prepare(ERASE),
    };
  }

  /** All of these calls in one commit, in their order. Throws: none of them has happened. */
  all(calls: readonly StoreCall[]): readonly StoreAnswer[] {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const answers = calls.map((call) => this.one(call));
      this.db.exec('COMMIT');
      return answers;
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.db.exec(GIVE_UP);
    this.db.close();
  }

  private one(call: StoreCall): StoreAnswer {
    switch (call.do) {
      case 'open':
        return this.append(call.code, call.row) !== 'taken';
      case 'append':
        return this.append(call.code, call.row);
      case 'tail':
        return this.tail(call.code, call.from);
      case 'erase':
        this.statements.erase.run({ $room: call.code, $seq: call.seq, $body: JSON.stringify(ERASED) });
        return null;
    }
  }

  private append(room: string, row: NewRow): Appended {
    const { seq, id, seat, body } = row;
    const at = this.now();
    const { changes } = this.statements.append.run({
      $room: room,
      $seq: seq,
      $id: id,
      $seat: seat,
      $at: at,
      $body: JSON.stringify(body),
    });
    return Number(changes) === 1 ? { row: { ...row, at } } : 'taken';
  }

  private tail(room: string, from: number): readonly Row[] | null {
    const stored = this.statements.tail.all({ $room: room, $from: from }) as unknown as readonly StoredRow[];
    if (stored.length === 0 && this.statements.known.get({ $room: room }) === undefined) return null;
    return stored.map(({ seq, id, seat, at, body }) => ({ seq, id, seat, at, body: JSON.parse(body) as RowBody }));
  }
}
