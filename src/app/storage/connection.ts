/** As much of a database as a connection needs. */
interface Closable {
  close(): void;
}

/** A connection to a database that is there again when the browser has closed it. */
export interface Connection<D> {
  /**
   * Runs an action on it; once more, on a new connection, where the browser had closed the database before, or while,
   * the action ran, or did not answer it. An action that was not answered may have been done all the same: it has to
   * bear being done twice. Throws what opening and acting throw.
   */
  run<T>(act: (database: D) => Promise<T>): Promise<T>;
  /** For good: every later request is refused. */
  close(): void;
}

/** Some browsers in private mode never answer at all: the page is usable, and says so, within five seconds. */
const OPENING_MS = 4000;

/**
 * Chromium, when it closes a database in the middle of a commit, now and then never tells how the transaction ended
 * (version 156: 11 of 493 times). Longer than a slow disk needs for the longest list. House value.
 */
const ACTING_MS = 10_000;

/**
 * A full disk, site data that are cleared, or a newer page in another tab close a database under the page. `open` calls
 * back when the browser closes what it gave.
 */
export function createConnection<D extends Closable>(open: (onClosed: () => void) => Promise<D>): Connection<D> {
  let opened: Promise<D> | null = null;
  let closed = false;

  function start(): Promise<D> {
    const own: Promise<D> = open(() => forget(own));
    own.catch(() => forget(own)); // another use is another attempt
    return own;
  }

  /** The next use opens another. */
  function forget(own: Promise<D>): void {
    if (opened === own) opened = null;
    own.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async function attempt<T>(act: (database: D) => Promise<T>): Promise<T> {
    if (closed) throw new DOMException('everything here has been deleted', 'InvalidStateError');
    const own = (opened ??= start());
    let database: D | null = null;
    try {
      database = await inTime(own, OPENING_MS, new Error('the browser opens no database'));
      return await inTime(act(database), ACTING_MS, new NoAnswer());
    } catch (error) {
      if (database === null || isLost(error)) forget(own);
      throw error;
    }
  }

  return {
    run: async (act) => {
      try {
        return await attempt(act);
      } catch (error) {
        if (!isLost(error)) throw error;
        return attempt(act);
      }
    },
    close: () => {
      closed = true;
      if (opened !== null) forget(opened);
    },
  };
}

/** Nothing is heard of a request to the database. */
class NoAnswer extends Error {
  override readonly message = 'the database does not answer';
}

/** Names of the errors that requests to a closed database end with; Chromium calls a forced closing an unknown one. */
const OF_CLOSED: readonly string[] = ['InvalidStateError', 'AbortError', 'UnknownError'];

const isLost = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof DOMException && OF_CLOSED.includes(error.name));

function inTime<T>(promise: Promise<T>, ms: number, otherwise: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(otherwise), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
