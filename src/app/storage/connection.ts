/** As much of a database as a connection needs. */
interface Closable {
  close(): void;
}

/** A connection to a database that is there again when the browser has closed it. */
export interface Connection<D> {
  /**
   * Runs an action on it; once more where the browser had closed it before, or while, it ran. Throws what opening and
   * acting throw.
   */
  run<T>(act: (database: D) => Promise<T>): Promise<T>;
  /** For good: every later request is refused. */
  close(): void;
}

/** Some browsers in private mode never answer at all. */
const PATIENCE_MS = 4000;

/**
 * A full disk, site data that are cleared, or a newer page in another tab close a database under the page. The action
 * under way in it then has not happened, so it can be done again. `open` calls back when the browser closes what it
 * gave.
 */
export function createConnection<D extends Closable>(open: (onClosed: () => void) => Promise<D>): Connection<D> {
  let opened: Promise<D> | null = null;
  let closed = false;

  function start(): Promise<D> {
    const forget = (): void => {
      if (opened === own) opened = null;
    };
    const own: Promise<D> = open(forget);
    own.catch(forget); // another use is another attempt
    own.then(
      (database) => closed && database.close(),
      () => undefined,
    );
    return own;
  }

  async function opening(): Promise<D> {
    if (closed) throw new DOMException('everything here has been deleted', 'InvalidStateError');
    opened ??= start();
    return inTime(opened);
  }

  return {
    run: async (act) => {
      const database = await opening();
      try {
        return await act(database);
      } catch (error) {
        if (!isClosed(error)) throw error;
        database.close();
        opened = null;
        return act(await opening());
      }
    },
    close: () => {
      closed = true;
      void opened?.then(
        (database) => database.close(),
        () => undefined,
      );
      opened = null;
    },
  };
}

/** Nothing can be begun in a database that is closed, and an action under way in it was broken off. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
