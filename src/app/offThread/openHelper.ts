import type { Physics } from '../../sim/physics.ts';
import type { Helper } from './helper.ts';
import type { Said } from './messages.ts';
import { workerHelper, type Port } from './workerHelper.ts';

/**
 * Starts a worker, or else helps on this thread. `start`: gives a worker's port, and throws or fails where there can be
 * none.
 */
export async function openHelper(physics: Physics, start: () => Port = startWorker): Promise<Helper> {
  try {
    return await workerHelper(start());
  } catch {
    return (await import('./slices.ts')).slicedHelper(physics);
  }
}

function startWorker(): Port {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
  return {
    send: (task) => worker.postMessage(task),
    hear: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => listener(data));
      worker.addEventListener('error', ({ message }) => listener({ say: 'failed', why: message }));
      worker.addEventListener('messageerror', () => listener({ say: 'failed', why: 'a message could not be read' }));
    },
    end: () => worker.terminate(),
  };
}
