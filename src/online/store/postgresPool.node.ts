import { Socket } from 'node:net';
import { Pool, type QueryResultRow } from 'pg';

/** An answer that takes longer is given up, ms (house value; the prototype was back after 2.5 s). */
export const PATIENCE_MS = 2000;
/** Connections of a process; statements beyond wait for one (the driver's own value). */
const CONNECTIONS = 10;

/** How a connection is made. Its socket is held here: a driver would say goodbye to a line that is dead, and wait. */
export const connectionTo = (url: string, socket: () => Socket) => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  keepAlive: true,
  stream: socket,
});

/**
 * Connections to Postgres. A line that went half-open is found out by the first answer that does not come; the driver
 * would keep the others that broke with it, and each would cost somebody a time-out. So all are given up together.
 */
export class PostgresPool {
  private sockets = new Set<Socket>();
  private pool: Pool;

  constructor(private readonly url: string) {
    this.pool = this.newPool();
  }

  /** Throws: whether it was done, nobody knows. */
  async query<R extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly R[]> {
    const { pool } = this;
    try {
      return (await pool.query<R>(text, [...values])).rows;
    } catch (error) {
      if (/timeout/i.test(String(error)) && pool === this.pool) this.replace();
      throw error;
    }
  }

  /** Statements that are under way come to an end first. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  private replace(): void {
    const { pool, sockets } = this;
    this.sockets = new Set();
    this.pool = this.newPool();
    for (const socket of sockets) socket.destroy();
    pool.end().catch(() => undefined);
  }

  private newPool(): Pool {
    const { sockets } = this;
    const pool = new Pool({
      max: CONNECTIONS,
      ...connectionTo(this.url, () => {
        const socket = new Socket();
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        return socket;
      }),
    });
    pool.on('error', () => undefined); // an idle connection was closed: the next statement opens another one
    return pool;
  }
}
