import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HowFar } from '#engine/howFar.ts';
import { openHelper } from '#app/offThread/openHelper.ts';
import { workerHelper } from '#play/offThread/workerHelper.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { judgeTask } from '#app/tables/traction/helper.ts';
import type { Judgement } from '#games/traction/scenario/judgement.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';
import { fault, ok } from '#sim/result.ts';
import { example, text } from '../../games/traction/scenario/example.ts';
import { must } from '../../games/traction/support.ts';
import { fakePort } from './fakePort.ts';

const task = judgeTask(must(parseScenario(text(example({ actions: [], expect: [] })))));
const judgement: Judgement = {
  format: 'tumbletop/judgement',
  version: 1,
  build: 'toy@1',
  tickHz: 240,
  hash: 'abc',
  actions: [],
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asking() {
  const leaving = new AbortController();
  const heard: HowFar[] = [];
  return { leaving, heard, signal: leaving.signal, onProgress: (at: HowFar) => void heard.push(at) };
}

async function ready() {
  const port = fakePort();
  const opening = workerHelper(port);
  port.say({ say: 'ready' });
  return { port, helper: await opening };
}

describe('a helper that is a worker', () => {
  it('sends a task, tells how far it is, and gives what came of it', async () => {
    const { port, helper } = await ready();
    const asked = asking();
    const outcome = helper.carryOut(task, asked);
    expect(port.sent).toEqual([task]);
    port.say({ say: 'at', at: { done: 0, tick: 240 } });
    port.say({ say: 'done', outcome: ok(judgement) });
    expect(await outcome).toEqual(ok(judgement));
    expect(asked.heard).toEqual([{ done: 0, tick: 240 }]);
    expect(port.ended).toBe(false);
  });

  it('carries out one after another', async () => {
    const { port, helper } = await ready();
    const first = helper.carryOut(task, asking());
    port.say({ say: 'done', outcome: ok(judgement) });
    await first;
    const second = helper.carryOut(task, asking());
    port.say({ say: 'done', outcome: fault('hand-touch', 'Too far.') });
    expect([await first, await second]).toEqual([ok(judgement), fault('hand-touch', 'Too far.')]);
  });

  it('is ended in the middle of its task when that is called off, whatever it is doing', async () => {
    const { port, helper } = await ready();
    const asked = asking();
    const outcome = helper.carryOut(task, asked);
    asked.leaving.abort();
    expect(await outcome).toMatchObject({ ok: false, fault: { code: 'abandoned' } });
    expect(port.ended).toBe(true);
    expect(await helper.carryOut(task, asking())).toMatchObject({ ok: false, fault: { code: 'abandoned' } });
    expect(port.sent).toHaveLength(1);
  });

  it('is not asked at all once the task is called off', async () => {
    const { port, helper } = await ready();
    const asked = asking();
    asked.leaving.abort();
    expect(await helper.carryOut(task, asked)).toMatchObject({ ok: false, fault: { code: 'abandoned' } });
    expect(port.sent).toEqual([]);
  });

  it('fails aloud where the worker does, and is ended', async () => {
    const { port, helper } = await ready();
    const outcome = helper.carryOut(task, asking());
    port.say({ say: 'failed', why: 'unreachable executed' });
    await expect(outcome).rejects.toThrow('unreachable executed');
    expect(port.ended).toBe(true);
  });

  it('is ended when it is not needed any more', async () => {
    const { port, helper } = await ready();
    helper.close();
    expect(port.ended).toBe(true);
  });
});

describe('where no worker can be had', () => {
  const start = () => {
    throw new ReferenceError('Worker is not defined');
  };
  const failing = () => {
    const port = fakePort();
    queueMicrotask(() => port.say({ say: 'failed', why: 'the script did not come' }));
    return port;
  };

  it('one that comes after it was given up is ended', async () => {
    const physics = await loadPhysics();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const port = fakePort();
    const opening = openHelper(physics, { start: () => port, steps: async () => stepsOf });
    await vi.advanceTimersByTimeAsync(20_000); // nothing is heard of it, nor of the server
    vi.useRealTimers();
    await opening;
    port.say({ say: 'ready' });
    await vi.waitFor(() => expect(port.ended).toBe(true));
  });

  it.each([
    ['there is none', start],
    ['it does not start', failing],
  ])('%s: the task goes on on this thread', async (_name, how) => {
    const helper = await openHelper(await loadPhysics(), { start: how, steps: async () => stepsOf });
    expect(await helper.carryOut(task, asking())).toMatchObject({
      ok: true,
      value: { build: PHYSICS_BUILD, actions: [] },
    });
  });
});
