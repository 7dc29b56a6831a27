import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '#app/storage/connection.ts';

/** A database that the browser can close; what is asked of a closed one is refused as the browser does it. */
class FakeDatabase {
  closed = false;

  close(): void {
    this.closed = true;
  }

  ask(): string {
    if (this.closed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    return 'answered';
  }
}

function browser() {
  const databases: FakeDatabase[] = [];
  const listeners: (() => void)[] = [];
  let refusal: Error | null = null;
  const open = async (onClosed: () => void): Promise<FakeDatabase> => {
    if (refusal !== null) throw refusal;
    const database = new FakeDatabase();
    databases.push(database);
    listeners.push(onClosed);
    return database;
  };
  return { databases, open, refuse: (error: Error | null) => void (refusal = error), tell: () => listeners.at(-1)?.() };
}

const ask = async (database: FakeDatabase): Promise<string> => database.ask();

describe('a connection to a database', () => {
  it('is opened once, when it is used first', async () => {
    const { databases, open } = browser();
    const connection = createConnection(open);
    expect(databases).toHaveLength(0);
    expect(await Promise.all([connection.run(ask), connection.run(ask)])).toEqual(['answered', 'answered']);
    expect(databases).toHaveLength(1);
  });

  it('is opened again when the browser has said that it closed it', async () => {
    const { databases, open, tell } = browser();
    const connection = createConnection(open);
    await connection.run(ask);
    databases[0]?.close();
    tell();
    expect(await connection.run(ask)).toBe('answered');
    expect(databases).toHaveLength(2);
  });

  it('is opened again when the browser closed it without a word, and what failed by that is done', async () => {
    const { databases, open } = browser();
    const connection = createConnection(open);
    await connection.run(ask);
    databases[0]?.close();
    expect(await connection.run(ask)).toBe('answered');
    expect(databases.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('does once more what the browser has broken off in the middle', async () => {
    const { open } = browser();
    let times = 0;
    const done = await createConnection(open).run(async () => {
      times += 1;
      if (times === 1) throw new DOMException('The transaction was aborted', 'AbortError');
      return times;
    });
    expect(done).toBe(2);
  });

  it.each(['InvalidStateError', 'AbortError', 'UnknownError'])('takes %s for a closed database', async (name) => {
    const { databases, open } = browser();
    let times = 0;
    const done = await createConnection(open).run(async () => {
      times += 1;
      if (times === 1) throw new DOMException('Connection is closing because of: Force close delete origin', name);
      return times;
    });
    expect(done).toBe(2);
    expect(databases.map(({ closed }) => closed)).toEqual([true, false]);
  });

  describe('of which nothing is heard any more', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const never = new Promise<never>(() => undefined);

    it('does what was not answered once more, on another', async () => {
      const { databases, open } = browser();
      const asked: FakeDatabase[] = [];
      const done = createConnection(open).run((database) => {
        asked.push(database);
        return asked.length === 1 ? never : ask(database);
      });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await done).toBe('answered');
      expect(asked).toEqual(databases);
      expect(databases.map(({ closed }) => closed)).toEqual([true, false]);
    });

    it('says so when that is not answered either, and the next use opens another', async () => {
      const { databases, open } = browser();
      const connection = createConnection(open);
      const failed = connection.run(() => never).catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await failed).toContain('the database does not answer');
      expect(await connection.run(ask)).toBe('answered');
      expect(databases.map(({ closed }) => closed)).toEqual([true, true, false]);
    });

    it('does not wait for the one that was not opened when it is used next; that is closed when it comes', async () => {
      const { databases, open } = browser();
      let come: (database: FakeDatabase) => void = () => undefined;
      const late = new Promise<FakeDatabase>((resolve) => void (come = resolve));
      let times = 0;
      const connection = createConnection((onClosed) => {
        times += 1;
        return times === 1 ? late : open(onClosed);
      });
      const failed = connection.run(ask).catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(4000);
      expect(await failed).toContain('the browser opens no database');
      expect(await connection.run(ask)).toBe('answered');
      const first = new FakeDatabase();
      come(first);
      await vi.advanceTimersByTimeAsync(0);
      expect([first.closed, databases[0]?.closed]).toEqual([true, false]);
    });
  });

  it('does not do again what failed for a reason of its own, and gives up what fails twice', async () => {
    const { databases, open } = browser();
    const connection = createConnection(open);
    await expect(
      connection.run(() => Promise.reject(new DOMException('full', 'QuotaExceededError'))),
    ).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(databases).toHaveLength(1);
    await expect(connection.run(() => Promise.reject(new DOMException('again', 'AbortError')))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await connection.run(ask)).toBe('answered');
  });

  it('that could not be opened is opened by the next use', async () => {
    const { open, refuse } = browser();
    const connection = createConnection(open);
    refuse(new DOMException('no', 'UnknownError'));
    await expect(connection.run(ask)).rejects.toMatchObject({ name: 'UnknownError' });
    refuse(null);
    expect(await connection.run(ask)).toBe('answered');
  });

  it('that was closed for good is not opened again', async () => {
    const { databases, open } = browser();
    const connection = createConnection(open);
    await connection.run(ask);
    connection.close();
    await expect(connection.run(ask)).rejects.toMatchObject({ name: 'InvalidStateError' });
    await expect.poll(() => databases.map(({ closed }) => closed)).toEqual([true]);
  });
});
