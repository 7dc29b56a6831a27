import type { Result } from '#sim/result.ts';
import { abandoned, type Asking, type Helper, type Task } from './helper.ts';
import type { Said } from './messages.ts';
import { LateFault } from './lateFault.ts';

/** The page's end of a worker. */
export interface Port {
  send(task: Task): void;
  /** Every message from now on; an error that it did not survive is `failed`. */
  hear(listener: (said: Said) => void): void;
  /** Ends it at once, in the middle of any task. */
  end(): void;
}

/**
 * A helper that is a worker; comes when it can begin. Rejects where it cannot. Stopping a task stops the worker: it can
 * be asked for nothing afterwards.
 */
export function workerHelper(port: Port): Promise<Helper> {
  let hear: (said: Said) => void = () => undefined;
  port.hear((said) => hear(said));
  return new Promise((resolve, reject) => {
    hear = (said) => {
      if (said.say === 'ready') resolve(helperAt(port, (listener) => (hear = listener)));
      else if (said.say === 'failed') {
        port.end();
        reject(errorOf(said));
      }
    };
  });
}

function helperAt(port: Port, listen: (listener: (said: Said) => void) => void): Helper {
  let ended = false;
  const end = (): void => {
    ended = true;
    port.end();
  };
  return {
    close: end,
    carryOut: <R>(task: Task<R>, { onProgress, signal }: Asking) =>
      new Promise<Result<R>>((resolve, reject) => {
        const stop = (): void => {
          end();
          resolve(abandoned());
        };
        if (ended || signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        const over = (): void => {
          signal.removeEventListener('abort', stop);
          listen(() => undefined);
        };
        listen((said) => {
          if (said.say === 'at') onProgress(said.at);
          else if (said.say === 'done') {
            over();
            resolve(said.outcome as Result<R>);
          } else if (said.say === 'failed') {
            over();
            end();
            reject(errorOf(said));
          }
        });
        port.send(task);
      }),
  };
}

const errorOf = ({ why, missing }: Extract<Said, { readonly say: 'failed' }>): Error =>
  missing === undefined ? new Error(why) : new LateFault(missing.fault, missing);
