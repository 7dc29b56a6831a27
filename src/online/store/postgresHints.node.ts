import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionTo } from './postgresPool.node.ts';
import type { Hint } from './roomStore.ts';

const CHANNEL = 'tumbletop_rows';
/** Hints of so long go into one note, ms (the prototype's). */
const BATCH_MS = 10;
/** A note to itself goes round so often, ms: a connection that listens and is half-open says nothing (as there). */
const NOTE_MS = 2000;
/** Pause before a lost connection is made again, ms (house value). */
const AGAIN_MS = 250;
/** Hints in one note, which may have 8,000 bytes: a code and a number take at most 13. */
const MOST_HINTS = 500;

const NOTIFY = 'SELECT pg_notify($1, $2)';

/**
 * Tells other processes of rows once they are stored, and hears of theirs, on a connection of its own: notes within the
 * transaction of a row would make rows wait for each other. A hint that is lost costs seconds, and no row.
 */
export class PostgresHints {
  private readonly waiting = new Map<string, number>();
  private readonly me = randomUUID();
  private client: Client | null = null;
  private socket: Socket | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;
  /** Notes go one after the other. */
  private notes: Promise<unknown> = Promise.resolve();
  /** The last note to itself that came round. */
  private cameRound = 0;

  /** `heard`: null when hints may have been lost. */
  constructor(
    private readonly url: string,
    private readonly heard: (hint: Hint | null) => void,
  ) {
    void this.stayConnected();
  }

  /** The row is stored. */
  tell(code: string, seq: number): void {
    this.waiting.set(code, seq);
    this.timer ??= setTimeout(() => this.send(), BATCH_MS);
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket?.destroy();
  }

  private async stayConnected(): Promise<void> {
    while (!this.isClosed) {
      await this.connected().catch(() => undefined); // and again
      this.client = null;
      this.socket?.destroy();
      await pause(AGAIN_MS, undefined, { ref: false });
    }
  }

  /** Throws as soon as the connection is lost. */
  private async connected(): Promise<void> {
    const socket = new Socket();
    this.socket = socket;
    const client = new Client(connectionTo(this.url, () => socket));
    client.on('error', () => socket.destroy());
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
    this.heard(null);
    this.send();
    for (let note = this.cameRound + 1; !this.isClosed; note += 1) {
      await this.note(client, `${this.me}=${note}`);
      await pause(NOTE_MS, undefined, { ref: false });
      if (this.cameRound !== note) throw new Error('the connection hears nothing');
    }
  }

  private hear(payload: string): void {
    const [who, note] = payload.split('=');
    if (note !== undefined) {
      if (who === this.me) this.cameRound = Number(note);
      return;
    }
    for (const hint of payload.split(' ')) {
      const [code = '', seq] = hint.split(':');
      this.heard({ code, seq: Number(seq) });
    }
  }

  private send(): void {
    this.timer = null;
    const { client, waiting } = this;
    if (client === null || waiting.size === 0) return; // they wait for the connection
    const hints = [...waiting].map(([code, seq]) => `${code}:${seq}`);
    waiting.clear();
    for (let from = 0; from < hints.length; from += MOST_HINTS) {
      const note = hints.slice(from, from + MOST_HINTS).join(' ');
      this.note(client, note).catch(() => this.socket?.destroy());
    }
  }

  private async note(client: Client, text: string): Promise<void> {
    const mine = this.notes.then(async () => client.query(NOTIFY, [CHANNEL, text]));
    this.notes = mine.catch(() => undefined);
    await mine;
  }
}
