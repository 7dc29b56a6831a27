import { hashScenes, type Hashed } from './hashed.ts';

function hashInWorker(): Promise<Hashed> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Hashed>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
}

declare global {
  interface Window {
    /** The page's own, then two workers'. */
    scenes?: Promise<readonly Hashed[]>;
  }
}

window.scenes = Promise.all([hashScenes(), hashInWorker(), hashInWorker()]);
