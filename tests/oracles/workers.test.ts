import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { inSoak } from '../effort.ts';
import stored from './hashes.json' with { type: 'json' };

/** What a new thread of Node tells, which loads the source by itself. */
function toldByWorker(): Promise<unknown> {
  const worker = new Worker(new URL('./scenesWorker.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker told nothing and ended with ${code}`)));
  });
}

describe('a worker of Node', () => {
  it('comes to the stored hashes of the fixed scenes', async () => {
    expect(await toldByWorker()).toEqual(stored);
  });

  inSoak(() => {
    it('does so beside another at the same time, which does, too', async () => {
      expect(await Promise.all([toldByWorker(), toldByWorker()])).toEqual([stored, stored]);
    });
  });
});
