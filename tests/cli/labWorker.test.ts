import { describe, expect, it } from 'vitest';
import { lab } from '#cli/lab/carryOut.ts';
import { missingFor, type OpenQueue } from '#cli/lab/openQueue.ts';
import { worker } from '#cli/lab/worker.ts';
import { openLabPool } from '#lab/pool.node.ts';
import { queueAddress } from '#lab/queue/address.ts';
import { fault, ok } from '#sim/result.ts';
import { memoryQueue } from '../lab/queue/memoryQueue.ts';
import { fakeTerminal } from './fakeTerminal.ts';

const URL = 'redis://lab:secret@somewhere:6379/0';

const JOB = {
  experiment: 'slide',
  job: null,
  out: null,
  resume: null,
  seed: null,
  trials: null,
  precision: null,
  chunk: null,
  workers: 2,
  json: true,
  csv: null,
  plot: null,
  parameters: () => ok({ velocityMmS: 300 }),
};

const ask = async (queue: string | null, open: OpenQueue) => {
  const terminal = fakeTerminal();
  const code = await lab({ ...JOB, queue }, terminal, openLabPool, open);
  return { code, out: terminal.answer(), errors: terminal.errors.join('\n') };
};

/** A worker on this thread, which ends when the job of the test does. */
function working(open: OpenQueue) {
  const terminal = fakeTerminal();
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  const pool = { run: async () => fault('unused', 'No chunk is counted here.'), close: async () => undefined };
  const here = openLabPool(1);
  const code = worker({ queue: URL, workers: 1, lease: 30 }, terminal, until, open, () => ({
    ...pool,
    run: async (task) => (await here).run(task),
  }));
  return { terminal, end, code };
}

describe('lab worker', () => {
  it('counts for a lab command at the same address, which prints what it prints without a queue', async () => {
    const queue = memoryQueue();
    const open: OpenQueue = () => Promise.resolve(ok(queue));
    const { terminal, end, code } = working(open);
    const { out } = await ask(URL, open);
    end();
    expect(await code).toBe(0);
    expect(out).toBe((await ask(null, open)).out);
    expect(terminal.answer()).toMatch(/^works for redis:\/\/somewhere:6379\/0 on 1 thread \(.+\); Ctrl-C ends it\n/);
    expect(terminal.answer()).toContain('slide: chunk 0 is counted');
  });

  it('gives back at Ctrl-C what it has in hand', async () => {
    const queue = memoryQueue();
    const open: OpenQueue = () => Promise.resolve(ok(queue));
    const first = working(open);
    await new Promise(setImmediate);
    await first.terminal.interrupt();
    expect(first.terminal.errors).toEqual(['stopped after 0 chunks; what was in hand is given to other workers']);
    const asker = await queue.ask('none', () => undefined);
    expect(asker.ok && (await asker.value.workers())).toBe(0);
    first.end();
    await first.code;
  });

  it('is waited for, with a sentence that has no password', async () => {
    const queue = memoryQueue();
    const open: OpenQueue = () => Promise.resolve(ok(queue));
    const asked = ask(URL, open);
    await new Promise(setImmediate);
    const { end, code } = working(open);
    const { errors } = await asked;
    end();
    await code;
    expect(errors).toContain('No worker of this version is at redis://somewhere:6379/0 yet');
    expect(errors).not.toContain('secret');
  });

  it.each([
    ['nonsense', 'That is no address of a queue;'],
    ['https://lab:secret@somewhere/x', 'https://somewhere is no address of a queue;'],
    ['redis://', 'is no address of a queue;'],
    ['', 'That is no address of a queue;'],
    ['postgres://lab:12#secret@somewhere/x', 'That is no address of a queue;'],
  ])('refuses %j in one sentence', async (url, sentence) => {
    const terminal = fakeTerminal();
    expect(await worker({ queue: url, workers: 1, lease: 30 }, terminal)).toBe(2);
    expect(terminal.errors.join('\n')).toContain(sentence);
    expect(terminal.errors.join('\n')).not.toContain('secret');
  });

  it.each([
    ['redis', [], []],
    ['redis', ['bullmq'], ['bullmq@6']],
    ['redis', ['bullmq', 'ioredis', 'pg'], ['bullmq@6', 'ioredis@5']],
    ['postgres', ['pg'], ['pg@8']],
    ['postgres', ['ioredis'], []],
  ] as const)(
    'of a queue in %s misses, where %j are not installed, %j',
    (store, absent: readonly string[], missing) => {
      expect(missingFor(store, (name) => !absent.includes(name))).toEqual(missing);
    },
  );

  it.each([
    ['redis://h:1', 'redis'],
    ['rediss://h', 'redis'],
    ['postgres://me@h:5432/lab', 'postgres'],
    ['postgresql://h/lab', 'postgres'],
  ])('finds in %s a store of the kind %s', (url, store) => {
    const address = queueAddress(url);
    expect(address.ok && address.value.store).toBe(store);
  });
});
