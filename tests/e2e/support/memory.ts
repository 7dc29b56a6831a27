import type { Page } from '@playwright/test';

/** What a page holds: bytes, and objects of the graphics card in contexts that are not lost. */
export interface Held {
  /** Of scripts, with what lies in buffers beside their heap. */
  readonly heap: number;
  /** Of WebAssembly: the physics. It never shrinks. */
  readonly engine: number;
  readonly contexts: number;
  readonly buffers: number;
  readonly textures: number;
  readonly programs: number;
}

type Things = 'buffers' | 'textures' | 'programs';

declare global {
  interface Window {
    __held?: () => Omit<Held, 'heap'>;
  }
}

/** Counts in the page itself, beneath whatever draws and simulates in it. Before the page is opened. */
export async function watchMemory(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(count);
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.enable');
  return async () => {
    // What is only freed by a finalizer goes in the next round.
    for (let i = 0; i < 3; i += 1) await browser.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await browser.send('Runtime.getHeapUsage');
    const counted = await page.evaluate(() => window.__held?.());
    if (!counted) throw new Error('nothing counts in this page');
    return { heap: usedSize + backingStorageSize, ...counted };
  };
}

/** Runs in the page. Whatever it counts it must not hold. */
function count(): void {
  const memories: WebAssembly.Memory[] = [];
  const note = (instance: WebAssembly.Instance): void => {
    for (const value of Object.values(instance.exports)) if (value instanceof WebAssembly.Memory) memories.push(value);
  };
  const instantiate = WebAssembly.instantiate.bind(WebAssembly) as (
    ...args: readonly unknown[]
  ) => Promise<WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource>;
  const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);
  Object.assign(WebAssembly, {
    instantiate: async (...args: readonly unknown[]) => {
      const made = await instantiate(...args);
      note('instance' in made ? made.instance : made);
      return made;
    },
    instantiateStreaming: async (...args: Parameters<typeof streaming>) => {
      const made = await streaming(...args);
      note(made.instance);
      return made;
    },
  });

  type Context = WebGLRenderingContext | WebGL2RenderingContext;
  const contexts = new Set<WeakRef<Context>>();
  const counts = new WeakMap<Context, Record<Things, number>>();
  const getContext = HTMLCanvasElement.prototype.getContext as (
    this: HTMLCanvasElement,
    ...args: unknown[]
  ) => RenderingContext | null;
  HTMLCanvasElement.prototype.getContext = function withCount(this: HTMLCanvasElement, ...args: unknown[]) {
    const context = getContext.apply(this, args);
    if (
      (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) &&
      !counts.has(context)
    ) {
      counts.set(context, { buffers: 0, textures: 0, programs: 0 });
      contexts.add(new WeakRef(context));
    }
    return context;
  } as HTMLCanvasElement['getContext'];
  const names = { buffers: 'Buffer', textures: 'Texture', programs: 'Program' } as const;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const [things, name] of Object.entries(names) as [Things, string][]) {
      const create = Reflect.get(prototype, `create${name}`) as (this: Context) => unknown;
      const remove = Reflect.get(prototype, `delete${name}`) as (this: Context, thing: unknown) => void;
      const add = (context: Context, by: number): void => {
        const counted = counts.get(context);
        if (counted) counted[things] += by;
      };
      Reflect.set(prototype, `create${name}`, function created(this: Context) {
        add(this, 1);
        return create.call(this);
      });
      Reflect.set(prototype, `delete${name}`, function removed(this: Context, thing: unknown) {
        if (thing !== null) add(this, -1);
        remove.call(this, thing);
      });
    }
  }
  window.__held = () => {
    const live = [...contexts].flatMap((ref) => ref.deref() ?? []).filter((context) => !context.isContextLost());
    const sum = (things: Things): number =>
      live.reduce((total, context) => total + (counts.get(context)?.[things] ?? 0), 0);
    return {
      engine: memories.reduce((bytes, { buffer }) => bytes + buffer.byteLength, 0),
      contexts: live.length,
      buffers: sum('buffers'),
      textures: sum('textures'),
      programs: sum('programs'),
    };
  };
}
