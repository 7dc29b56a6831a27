import { expect, it, onTestFinished } from 'vitest';
import { bullQueue } from '#lab/queue/bull.node.ts';
import { ok } from '#sim/result.ts';
import { STORES } from './stores.ts';

const CHUNKS = 2000;
const BUILD = `throughput ${process.pid}`;

/** The figures of docs/queue.md; printed and not judged, as machines differ. */
it.each(STORES)('so many empty chunks a second go through $store', async (address) => {
  const queue = bullQueue(address);
  const asker = await queue.ask(BUILD, (sentence) => expect.fail(sentence));
  const none = { count: async () => ok({ seen: 1 }), leaseMs: 30_000, counted: () => undefined };
  const worker = await queue.work(BUILD, { ...none, atOnce: 64, failed: (sentence) => expect.fail(sentence) });
  if (!asker.ok || !worker.ok) throw new Error('a queue did not open');
  onTestFinished(async () => {
    await worker.value.close();
    await asker.value.close();
  });
  const job = { format: 'tumbletop/lab-job', version: 1, experiment: 'empty', parameters: {} } as const;
  const whole = { ...job, seed: 1, trials: CHUNKS, precision: null, chunk: 1 };
  const began = performance.now();
  const counted = await Promise.all(
    Array.from({ length: CHUNKS }, (_, chunk) => asker.value.run({ job: whole, chunk })),
  );
  const seconds = (performance.now() - began) / 1000;
  expect(counted.every((one) => one.ok)).toBe(true);
  process.stdout.write(`${address.store}: ${Math.round(CHUNKS / seconds)} chunks a second\n`);
});
