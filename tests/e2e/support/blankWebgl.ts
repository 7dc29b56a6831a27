import type { BrowserContext } from '@playwright/test';

/**
 * On every page of a browser, gives a WebGL 2 that takes every call and draws nothing. The table is built, laid out,
 * pointed at and animated as it is where it is drawn, without the seconds that a processor needs to draw it.
 */
export const blankWebgl = (context: BrowserContext): Promise<unknown> => context.addInitScript(blank);

/** Runs in the page. */
function blank(): void {
  type Context = WebGL2RenderingContext;
  const kind = WebGL2RenderingContext;
  const lost = new WeakSet<Context>();
  const wholeOf = ({ canvas }: Context): Int32Array => new Int32Array([0, 0, canvas.width, canvas.height]);

  /** What is asked of the device by number: limits that any device has, and its name. */
  function parameter(this: Context, asked: number): unknown {
    switch (asked) {
      case kind.VERSION:
        return 'WebGL 2.0';
      case kind.SHADING_LANGUAGE_VERSION:
        return 'WebGL GLSL ES 3.00';
      case kind.VENDOR:
      case kind.RENDERER:
        return 'draws nothing';
      case kind.VIEWPORT:
      case kind.SCISSOR_BOX:
        return wholeOf(this);
      case kind.MAX_SAMPLES:
        return 4;
      case kind.MAX_TEXTURE_IMAGE_UNITS:
      case kind.MAX_COMBINED_TEXTURE_IMAGE_UNITS:
      case kind.MAX_VERTEX_TEXTURE_IMAGE_UNITS:
      case kind.MAX_VERTEX_ATTRIBS:
        return 16;
      default:
        return 4096;
    }
  }

  const answers: Readonly<Record<string, (this: Context, ...given: number[]) => unknown>> = {
    getParameter: parameter,
    getContextAttributes: () => ({ alpha: true, antialias: false, depth: true, stencil: false }),
    getExtension(name: unknown) {
      return name === 'WEBGL_lose_context' ? { loseContext: () => void lost.add(this) } : null;
    },
    getSupportedExtensions: () => [],
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getShaderParameter: () => true,
    // No attribute and no uniform is in use: there is nothing to set.
    getProgramParameter: (_program, asked) => asked === kind.LINK_STATUS || 0,
    getShaderInfoLog: () => '',
    getProgramInfoLog: () => '',
    getAttribLocation: () => -1,
    getUniformLocation: () => null,
    checkFramebufferStatus: () => kind.FRAMEBUFFER_COMPLETE,
    isContextLost() {
      return lost.has(this);
    },
    getError: () => 0,
  };
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))) {
    if (name === 'constructor' || typeof value !== 'function') continue;
    const takes = name.startsWith('create') ? () => ({}) : () => undefined;
    Object.assign(kind.prototype, { [name]: answers[name] ?? takes });
  }

  const getContext = HTMLCanvasElement.prototype.getContext;
  const contexts = new WeakMap<HTMLCanvasElement, Context>();
  const contextOf = (canvas: HTMLCanvasElement): Context =>
    Object.create(kind.prototype, {
      canvas: { value: canvas },
      drawingBufferWidth: { get: () => canvas.width },
      drawingBufferHeight: { get: () => canvas.height },
      drawingBufferColorSpace: { value: 'srgb', writable: true },
      unpackColorSpace: { value: 'srgb', writable: true },
    }) as Context;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, id: string, ...rest: unknown[]) {
      if (id !== 'webgl2') return Reflect.apply(getContext, this, [id, ...rest]);
      const context = contexts.get(this) ?? contextOf(this);
      contexts.set(this, context);
      return context;
    },
  });
}
