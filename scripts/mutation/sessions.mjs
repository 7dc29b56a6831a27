// Session processes, and a watch on them: one that says nothing for too long is ended.
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {import('./messages.d.ts').Job} Job
 * @typedef {import('./messages.d.ts').Told} Told
 * @typedef {import('./messages.d.ts').Ending} Ending
 */

const script = fileURLToPath(new URL('./session.mjs', import.meta.url));
const SILENCE_MS = 900_000; // a session watches itself; this is for one that cannot

export class Session {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {string} sandbox @param {'shared' | 'fresh'} modules */
  constructor(sandbox, modules) {
    this.sandbox = sandbox;
    this.modules = modules;
  }

  /**
   * @param {Job} job
   * @param {(told: Told) => void} hear
   * @returns {Promise<Ending>}
   */
  async run(job, hear) {
    const child = this.#child ?? (await this.#start());
    const ending = await new Promise((/** @type {(ending: Ending) => void} */ resolve) => {
      const silent = () => finish({ type: 'hung' });
      const gone = (/** @type {number | null} */ code) =>
        finish({ type: 'broken', why: `the session ended with ${code}` });
      let watch = setTimeout(silent, SILENCE_MS);
      const listen = (/** @type {unknown} */ message) => {
        const told = /** @type {Told | Ending} */ (message);
        if (told.type === 'ended' || told.type === 'hung' || told.type === 'broken') return finish(told);
        clearTimeout(watch);
        watch = setTimeout(silent, SILENCE_MS);
        hear(told);
      };
      /** @param {Ending} how */
      function finish(how) {
        clearTimeout(watch);
        child.off('message', listen).off('exit', gone);
        resolve(how);
      }
      child.on('message', listen).on('exit', gone);
      child.send(job);
    });
    if (ending.type !== 'ended') this.end();
    return ending;
  }

  /** Ends the process; the next job starts another. */
  end() {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  #start() {
    return new Promise((resolve, reject) => {
      const child = fork(script, [this.sandbox, this.modules], {
        cwd: this.sandbox,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        // Counts and seeds of `npm test`, in a soak too: a survivor has to live through all examples.
        env: { ...process.env, VITEST: 'true', NODE_ENV: 'test', TUMBLETOP_SOAK: '', TUMBLETOP_SEED: undefined },
      });
      let errors = '';
      child.stderr?.on('data', (chunk) => (errors = (errors + String(chunk)).slice(-4000)));
      child.once('exit', (code) => reject(new Error(`a session does not start (${code}):\n${errors}`)));
      child.once('message', () => {
        child.removeAllListeners('exit');
        this.#child = child;
        resolve(child);
      });
    });
  }
}

/**
 * Has several sessions work on a list until it is empty; jobs may add others.
 * @template T
 * @param {readonly Session[]} sessions
 * @param {T[]} queue
 * @param {(session: Session, item: T) => Promise<void>} work
 */
export async function workThrough(sessions, queue, work) {
  let busy = 0;
  await Promise.all(
    sessions.map(async (session) => {
      while (queue.length > 0 || busy > 0) {
        const item = queue.shift();
        if (item === undefined) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          continue;
        }
        busy += 1;
        try {
          await work(session, item);
        } finally {
          busy -= 1;
        }
      }
    }),
  );
}
