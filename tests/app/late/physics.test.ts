import { afterEach, describe, expect, it, vi } from 'vitest';
import { LateFault } from '#play/offThread/lateFault.ts';
import { whyNoPhysics } from '#app/late/machine.ts';
import { physicsHere } from '#app/late/physicsHere.ts';
import { orWithout, whyMissing, withoutPhysics } from '#app/late/physicsMissing.ts';
import { openRuntime, physicsIn } from '#app/pages/runtime.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import type { Library } from '#play/storage/library.ts';
import { openHelper } from '#app/offThread/openHelper.ts';
import { serveTasks } from '#app/offThread/serveTasks.ts';
import { workerHelper } from '#play/offThread/workerHelper.ts';
import type { Said } from '#play/offThread/messages.ts';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';
import { MODULES } from '#app/tables/registry.ts';
import { texts } from '#play/texts.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';
import { ok } from '#sim/result.ts';
import { fakePort } from '../offThread/fakePort.ts';

const NO_NETWORK = new LateFault(
  { code: 'no-network', message: texts.late.noNetwork },
  { title: texts.late.noNetworkTitle },
);

afterEach(() => void vi.unstubAllGlobals());

describe('a browser that cannot run the physics', () => {
  it('is told what is missing, and how it is allowed: WebAssembly, or its SIMD', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(whyNoPhysics()?.fault).toEqual({ code: 'no-webassembly', message: texts.machine.noWebAssembly });
    vi.stubGlobal('WebAssembly', { validate: () => false });
    expect(whyNoPhysics()?.fault).toEqual({ code: 'no-simd', message: texts.machine.noSimd });
  });

  it('is none that has both', async () => {
    expect(whyNoPhysics()).toBeNull();
    expect(whyMissing(await physicsHere())).toBeNull();
  });

  it('has something in its place that knows its build, and says what is missing to whoever simulates', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const physics = await physicsHere();
    expect(physics.build).toBe(PHYSICS_BUILD);
    expect(whyMissing(physics)?.fault.code).toBe('no-webassembly');
    expect(() => physics.rapier).toThrow(texts.machine.noWebAssembly);
  });
});

it('physics that a network does not bring is missed in the same way, and a bug stays one', async () => {
  expect(whyMissing(await orWithout(Promise.reject(NO_NETWORK)))).toBe(NO_NETWORK);
  await expect(orWithout(Promise.reject(new RangeError('a bug')))).rejects.toThrow(RangeError);
});

it('without the physics there is a runtime all the same, and the table of every game that simulates nothing', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const base = {
    library: {} as Library,
    settings: () => DEFAULT_SETTINGS,
    change: () => undefined,
    pace: 'at-once',
    random: () => 0,
  } as const;
  const played = MODULES.filter(({ withoutPhysics: without }) => without === true);
  const openTable = vi.fn<() => object>(() => ({ session: { bots: undefined } }));
  const modules = played.map((module): TableModule => ({
    ...module,
    load: async () => ({ openTable }) as unknown as never,
  }));
  const runtime = await openRuntime({ ...base, modules, onTable: () => undefined });
  await Promise.all(modules.map(({ id }) => runtime.table(id)));
  expect(openTable).toHaveBeenCalledTimes(played.length);
  expect(played).not.toEqual([]);
  expect(() => physicsIn(runtime)).toThrow(texts.machine.noWebAssembly);
});

/** A worker's end: what it says, and a way to send it a task. */
function workerScope() {
  const said: Said[] = [];
  const scope = Object.assign(new EventTarget(), { postMessage: (message: Said) => void said.push(message) });
  vi.stubGlobal('self', scope);
  const send = (data: object): void => void scope.dispatchEvent(Object.assign(new Event('message'), { data }));
  return { said, send };
}

describe('a worker in a browser that cannot run the physics', () => {
  it('carries out what needs none, and says what is missing for the rest', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const { said, send } = workerScope();
    serveTasks(async () => ({
      *stepsOf(physics, task) {
        yield { done: 0, tick: 0 };
        return ok(task.do === 'count' ? 7 : physics.rapier.version());
      },
    }));
    await vi.waitFor(() => expect(said).toEqual([{ say: 'ready' }]));
    send({ do: 'count', given: null });
    await vi.waitFor(() => expect(said.at(-1)).toEqual({ say: 'done', outcome: ok(7) }));
    send({ do: 'simulate', given: null });
    await vi.waitFor(() =>
      expect(said.at(-1)).toMatchObject({ say: 'failed', missing: { fault: { code: 'no-webassembly' } } }),
    );
  });

  it('is believed by the page, to the sentence', async () => {
    const port = fakePort();
    const opening = workerHelper(port);
    port.say({ say: 'ready' });
    const outcome = (await opening).carryOut(
      { do: 'simulate', given: null },
      { onProgress: () => undefined, signal: new AbortController().signal },
    );
    port.say({ say: 'failed', why: 'Error', missing: NO_NETWORK.told });
    await expect(outcome).rejects.toMatchObject({ fault: NO_NETWORK.fault, title: NO_NETWORK.title });
  });
});

it('where neither a worker nor its part for this thread can be loaded, a helper is refused with the reason', async () => {
  const start = (): never => {
    throw new Error('the worker’s script did not come');
  };
  const opening = openHelper(await loadPhysics(), { start, steps: () => Promise.reject(NO_NETWORK) });
  await expect(opening).rejects.toBe(NO_NETWORK);
});

it('a stand-in for the physics is made of its reason', () => {
  expect(whyMissing(withoutPhysics(NO_NETWORK))).toBe(NO_NETWORK);
});
