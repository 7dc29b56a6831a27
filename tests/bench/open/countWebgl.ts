import type { BrowserContext } from '@playwright/test';

/** Calls of WebGL that a page has made up to a moment. */
export interface WebglCounts {
  readonly programs: number;
  readonly draws: number;
  readonly bufferBytes: number;
  readonly textureBytes: number;
}

/** The counts at the moments of opening a table; `picture` is the picture that shows all of it for the first time. */
export interface OpeningCounts {
  readonly beforePicture: WebglCounts;
  readonly afterPicture: WebglCounts;
  readonly now: WebglCounts;
}

/** As the page holds it. */
export interface CountingWindow extends Window {
  __opening?: { beforePicture: WebglCounts | null; afterPicture: WebglCounts | null; now(): WebglCounts };
}

/** The marks of a trace: the press; everything is drawn; the table may be played at. */
export const MARKS = { press: 'bench-press', drawn: 'bench-drawn', ready: 'bench-ready' } as const;

/**
 * Counts what a page asks of WebGL, and marks the moments of opening a table in the page's timeline. It goes behind the
 * blank WebGL, whose functions it counts.
 */
export const countWebgl = (context: BrowserContext): Promise<unknown> => context.addInitScript(count, MARKS);

/** Runs in the page. */
function count(marks: typeof MARKS): void {
  const counts = { programs: 0, draws: 0, bufferBytes: 0, textureBytes: 0 };
  const now = (): WebglCounts => ({ ...counts });
  const opening: NonNullable<CountingWindow['__opening']> = { beforePicture: null, afterPicture: null, now };
  Object.assign(window, { __opening: opening });

  const proto = WebGL2RenderingContext.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  const around = (name: string, counted: (given: readonly unknown[]) => void): void => {
    const called = proto[name];
    if (called === undefined) return;
    proto[name] = function (this: unknown, ...given) {
      counted(given);
      return called.apply(this, given);
    };
  };
  const BYTES_A_TEXEL = 4; // nothing here paints or decodes into any other
  const bytesOf = (given: unknown): number => {
    if (typeof given === 'number') return given;
    if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return given.byteLength;
    if (typeof given !== 'object' || given === null || !('width' in given) || !('height' in given)) return 0;
    return Number(given.width) * Number(given.height) * BYTES_A_TEXEL;
  };
  around('linkProgram', () => (counts.programs += 1));
  tellSamplers();
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
    around(name, () => (counts.draws += 1));
  around('bufferData', ([, data]) => (counts.bufferBytes += bytesOf(data)));
  around('bufferSubData', ([, , data, , length]) => {
    const each = data instanceof Float32Array || data instanceof Uint32Array ? 4 : data instanceof Uint16Array ? 2 : 1;
    counts.bufferBytes += typeof length === 'number' && length > 0 ? length * each : bytesOf(data);
  });
  for (const name of ['texImage2D', 'texSubImage2D', 'texImage3D', 'texSubImage3D'])
    around(name, (given) => (counts.textureBytes += bytesOf(given.findLast((each) => typeof each === 'object'))));

  /**
   * Of the uniforms of a program tells those that are textures, so that these are brought to the card as they would
   * be. Whether a definition leaves one out is not looked at: none is shown for it then.
   */
  function tellSamplers(): void {
    const sources = new WeakMap<object, string>();
    const samplers = new WeakMap<object, Set<string>>();
    around('shaderSource', ([shader, source]) => sources.set(shader as object, String(source)));
    around('attachShader', ([program, shader]) => {
      const names = samplers.get(program as object) ?? new Set();
      const declared = (sources.get(shader as object) ?? '').matchAll(/uniform\s+(?:\w+p\s+)?sampler2D\s+(\w+)\s*;/g);
      for (const [, name = ''] of declared) names.add(name);
      samplers.set(program as object, names);
    });
    const { ACTIVE_UNIFORMS, SAMPLER_2D } = WebGL2RenderingContext;
    const parameter = proto['getProgramParameter'];
    proto['getProgramParameter'] = function (this: unknown, program, asked) {
      return asked === ACTIVE_UNIFORMS ? samplers.get(program as object)?.size : parameter?.call(this, program, asked);
    };
    proto['getActiveUniform'] = (program, index) => {
      const name = [...(samplers.get(program as object) ?? [])][Number(index)];
      return { name, size: 1, type: SAMPLER_2D };
    };
    proto['getUniformLocation'] = () => ({});
  }

  window.addEventListener('click', () => performance.mark(marks.press), { capture: true });
  const lookAt = (table: HTMLElement): void => {
    if (table.closest('.tableside') === null) return; // the start page has a small table of its own
    if (table.dataset['drawn'] !== undefined && opening.beforePicture === null) {
      performance.mark(marks.drawn);
      opening.afterPicture = now();
      opening.beforePicture = before;
    }
    if (table.dataset['ready'] !== undefined) performance.mark(marks.ready);
  };
  // What was asked for until the frame before is before the picture of this one.
  let before = now();
  const later = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    later((at) => {
      before = now();
      callback(at);
    });
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) lookAt(target);
  }).observe(document, { subtree: true, attributeFilter: ['data-drawn', 'data-ready'] });
}
