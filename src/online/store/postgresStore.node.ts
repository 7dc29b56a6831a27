import type { NewRow, Row, RowBody } from '../rooms/rows.ts';
import { PostgresHints } from './postgresHints.node.ts';
import { PostgresPool } from './postgresPool.node.ts';
import { ERASED, type Appended, type Hint, type Others, type RoomStore } from './roomStore.ts';

/** One transaction, so that processes that begin together make the table one by one. The number is the lock's alone. */
const SET_UP = `
  SELECT pg_advisory_xact_lock(7106417);
  CREATE TABLE IF NOT EXISTS tumbletop_rows (
    room TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    seat SMALLINT,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, seq),
    UNIQUE (room, id)
  );
`;
const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/**
 * One statement: a number that has its predecessor, and an id that is new; any other row is not stored. As a row is for
 * the head that it was made at, everything that was reckoned by that head still holds.
 */
const APPEND = `
  INSERT INTO tumbletop_rows (room, seq, id, seat, at, body)
  SELECT $1::text, $2::integer, $3::text, $4::smallint, ${NOW}, $5::text
  WHERE $2 = 0 OR EXISTS (SELECT 1 FROM tumbletop_rows WHERE room = $1 AND seq = $2 - 1)
  ON CONFLICT DO NOTHING
  RETURNING at
`;
const TAIL = 'SELECT seq, id, seat, at, body FROM tumbletop_rows WHERE room = $1 AND seq >= $2 ORDER BY seq';
const KNOWN = 'SELECT 1 FROM tumbletop_rows WHERE room = $1 AND seq = 0';
const ERASE = 'UPDATE tumbletop_rows SET body = $3 WHERE room = $1 AND seq = $2';
/** By the key, backwards: one look a room, however long it is. */
const HEADS = `
  SELECT room, seq FROM unnest($1::text[]) AS wanted
  CROSS JOIN LATERAL (SELECT room, seq FROM tumbletop_rows WHERE room = wanted ORDER BY seq DESC LIMIT 1) AS last
`;

/** As the driver gives it: whole numbers of eight bytes are text. */
interface StoredRow extends Omit<Row, 'at' | 'body'> {
  readonly at: string;
  readonly body: string;
}

/** Rows in Postgres, which any number of processes share. */
export class PostgresStore implements RoomStore, Others {
  readonly others = this;
  private readonly listeners: ((hint: Hint | null) => void)[] = [];
  private readonly hints: PostgresHints;

  /** Throws where it does not answer, or cannot have the table. */
  static async open(url: string): Promise<PostgresStore> {
    const pool = new PostgresPool(url);
    try {
      await pool.query(SET_UP);
    } catch (error) {
      await pool.close();
      throw error;
    }
    return new PostgresStore(pool, url);
  }

  private constructor(
    private readonly pool: PostgresPool,
    url: string,
  ) {
    this.hints = new PostgresHints(url, (hint) => {
      for (const heard of this.listeners) heard(hint);
    });
  }

  async open(code: string, row: NewRow): Promise<boolean> {
    return (await this.append(code, row)) !== 'taken';
  }

  async tail(code: string, from: number): Promise<readonly Row[] | null> {
    const stored = await this.pool.query<StoredRow>(TAIL, [code, from]);
    if (stored.length === 0 && (await this.pool.query(KNOWN, [code])).length === 0) return null;
    return stored.map((row) => ({ ...row, at: Number(row.at), body: JSON.parse(row.body) as RowBody }));
  }

  async append(code: string, row: NewRow): Promise<Appended> {
    const { seq, id, seat, body } = row;
    const [stored] = await this.pool.query<{ at: string }>(APPEND, [code, seq, id, seat, JSON.stringify(body)]);
    if (stored === undefined) return 'taken';
    this.hints.tell(code, seq);
    return { row: { ...row, at: Number(stored.at) } };
  }

  async erase(code: string, seq: number): Promise<void> {
    await this.pool.query(ERASE, [code, seq, JSON.stringify(ERASED)]);
  }

  async now(): Promise<number> {
    const [row] = await this.pool.query<{ now: string }>(`SELECT ${NOW} AS now`);
    return Number(row?.now);
  }

  listen(heard: (hint: Hint | null) => void): void {
    this.listeners.push(heard);
  }

  async heads(codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = await this.pool.query<{ room: string; seq: number }>(HEADS, [codes]);
    return new Map(heads.map(({ room, seq }) => [room, seq]));
  }

  async close(): Promise<void> {
    this.hints.close();
    await this.pool.close();
  }
}
