import type { NewRow, Row } from '../rooms/rows.ts';
import type { Appended, RoomStore } from './roomStore.ts';
import type { StoreAnswer, StoreCall } from './sqliteRows.node.ts';

/** Does calls in one commit, on this thread or another one. */
export interface RowsThread {
  readonly all: (calls: readonly StoreCall[]) => Promise<readonly StoreAnswer[]>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly call: StoreCall;
  readonly done: (answer: StoreAnswer) => void;
  readonly failed: (error: unknown) => void;
}

/** Calls that come while a commit is under way go into the next one together: one sync for all of them. */
export class SqliteStore implements RoomStore {
  private waiting: Waiting[] = [];
  private underWay: Promise<void> | null = null;

  constructor(
    private readonly thread: RowsThread,
    private readonly time: () => number,
  ) {}

  async open(code: string, row: NewRow): Promise<boolean> {
    return (await this.call({ do: 'open', code, row })) as boolean;
  }

  async tail(code: string, from: number): Promise<readonly Row[] | null> {
    return (await this.call({ do: 'tail', code, from })) as readonly Row[] | null;
  }

  async append(code: string, row: NewRow): Promise<Appended> {
    return (await this.call({ do: 'append', code, row })) as Appended;
  }

  async erase(code: string, seq: number): Promise<void> {
    await this.call({ do: 'erase', code, seq });
  }

  /** Of this machine, as on the thread of the file. */
  async now(): Promise<number> {
    return Promise.resolve(this.time());
  }

  async close(): Promise<void> {
    while (this.underWay !== null) await this.underWay;
    await this.thread.close();
  }

  private async call(call: StoreCall): Promise<StoreAnswer> {
    return new Promise((done, failed) => {
      this.waiting.push({ call, done, failed });
      this.underWay ??= this.commit();
    });
  }

  private async commit(): Promise<void> {
    await Promise.resolve(); // those of this turn of the loop, too
    while (this.waiting.length > 0) {
      const these = this.waiting;
      this.waiting = [];
      try {
        const answers = await this.thread.all(these.map(({ call }) => call));
        for (const [i, { done }] of these.entries()) done(answers[i] ?? null);
      } catch (error) {
        for (const { failed } of these) failed(error);
      }
    }
    this.underWay = null;
  }
}
