import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STORES } from './stores.ts';

const BIN = fileURLToPath(new URL('../../bin/tumbletop.mjs', import.meta.url));
const LEASE_S = 3;

interface Running {
  readonly child: ChildProcess;
  readonly out: () => string;
  /** Settles once something that was printed matches. */
  readonly says: (pattern: RegExp) => Promise<void>;
  readonly ended: Promise<number | null>;
}

function command(...args: readonly string[]): Running {
  const child = spawn(process.execPath, [BIN, 'lab', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      for (const look of heard) look();
    });
  const says = (pattern: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!pattern.test(text)) return;
        heard.delete(look);
        resolve();
      };
      heard.add(look);
      look();
    });
  return { child, out: () => text, says, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** The last thing that is printed is the result, as JSON. */
const hashIn = (text: string): unknown => (JSON.parse(text.slice(text.indexOf('{\n'))) as { hash: unknown }).hash;

describe.each(STORES)('the lab over $store', ({ url }) => {
  const JOB = ['friction', '--friction', '0.3:0.5:0.05', '--size', 'S', '--trials', '60', '--chunk', '5', '--json'];

  it('comes to the same hash as here while workers come, die in the middle, sleep and are stopped', async () => {
    const here = command(...JOB, '--workers', '1');
    expect(await here.ended).toBe(0);

    const asked = command(...JOB, '--queue', url);
    await asked.says(/No worker of this version/);
    const worker = () => command('worker', '--queue', url, '--workers', '1', '--lease', String(LEASE_S));
    const killed = worker();
    await killed.says(/chunk \d+ is counted/);
    killed.child.kill('SIGKILL');
    const stopped = worker();
    await stopped.says(/chunk \d+ is counted/);
    stopped.child.kill('SIGINT');
    await stopped.says(/what was in hand is given to other workers/);
    // Silent for longer than its lease, then back with a chunk that somebody else has counted meanwhile.
    const asleep = worker();
    await asleep.says(/chunk \d+ is counted/);
    asleep.child.kill('SIGSTOP');
    const last = [worker(), asleep];
    expect(await asked.ended).toBe(0);
    expect(hashIn(asked.out())).toBe(hashIn(here.out()));
    asleep.child.kill('SIGCONT'); // and it ends a chunk that it may have in hand, while the job is asked for again
    // The answer is there, and nothing is counted anew.
    const again = command(...JOB, '--queue', url);
    expect(await again.ended).toBe(0);
    expect(hashIn(again.out())).toBe(hashIn(here.out()));
    for (const { child, ended } of last) {
      child.kill('SIGINT');
      await ended;
    }
    expect(asked.out() + last.map(({ out }) => out()).join('')).not.toContain('two ways');
  });
});

describe('a queue that is not there', () => {
  it('is told in one sentence, without the password', async () => {
    const { ended, out } = command('slide', '--queue', 'redis://lab:secret@127.0.0.1:1');
    expect(await ended).toBe(2);
    expect(out()).toMatch(/^tumbletop: redis:\/\/127\.0\.0\.1:1 does not answer: [^\n]+\.\n$/);
  });
});
