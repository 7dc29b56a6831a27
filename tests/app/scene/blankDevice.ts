import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

export interface BlankDevice {
  /** Time passes until the next picture. */
  frame(): void;
  /** Lets all come that frames and parts of the page have begun. */
  rest(): Promise<void>;
}

const [WIDTH, HEIGHT] = [1280, 720];
const FRAME_MS = 100;
/** So many turns of the event loop end all that a picture has begun. */
const TURNS = 5;

/**
 * Puts what a page needs of a browser to draw its table around a document that is there (`drawPart`): sizes, frames,
 * files, and canvases whose contexts take every call and draw nothing.
 */
export function blankDevice(): BlankDevice {
  const frames = new Frames();
  const { requestAnimationFrame, cancelAnimationFrame } = frames;
  const contexts = new WeakMap<object, unknown>();
  Object.assign(document.createElement('canvas').constructor.prototype as object, {
    getContext(this: HTMLCanvasElement, kind: string) {
      const context = contexts.get(this) ?? (kind === '2d' ? painting(this) : drawing(this));
      contexts.set(this, context);
      return context;
    },
  });
  Object.assign(Element.prototype, {
    scrollTo: () => undefined,
    getBoundingClientRect: () => ({
      x: 0,
      y: 0,
      left: 0,
      top: 0,
      right: WIDTH,
      bottom: HEIGHT,
      width: WIDTH,
      height: HEIGHT,
    }),
  });
  const inWindow = {
    requestAnimationFrame,
    ResizeObserver: Sizes,
    getComputedStyle: noStyle,
    devicePixelRatio: 1,
    innerWidth: WIDTH,
    innerHeight: HEIGHT,
  };
  // no thing is one of these kinds
  const others = {
    MutationObserver: NoChanges,
    Path2D: EventTarget,
    HTMLElement: EventTarget,
    SVGElement: EventTarget,
    DOMRect: EventTarget,
  };
  const device = {
    ...inWindow,
    ...others,
    cancelAnimationFrame,
    screen: {},
    navigator: { userAgent: '' },
    fetch: fromDisk,
  };
  // The document's window reads what is global. Parts of the page come when they are ready, as in a browser.
  for (const [name, value] of Object.entries({ ...device, IS_REACT_ACT_ENVIRONMENT: false }))
    vi.stubGlobal(name, value);
  return {
    frame: () => frames.pass(),
    rest: async () => {
      for (let i = 0; i < TURNS; i += 1) {
        frames.pass();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

class Frames {
  private readonly due = new Map<number, FrameRequestCallback>();
  private ids = 0;
  private nowMs = 0;

  readonly requestAnimationFrame = (call: FrameRequestCallback): number => {
    this.due.set((this.ids += 1), call);
    return this.ids;
  };

  readonly cancelAnimationFrame = (id: number): void => void this.due.delete(id);

  pass(): void {
    const calls = [...this.due.values()];
    this.due.clear();
    this.nowMs += FRAME_MS;
    for (const call of calls) call(this.nowMs);
  }
}

class Sizes {
  constructor(private readonly changed: (entries: readonly unknown[]) => void) {}
  observe(target: Element): void {
    this.changed([{ target, contentRect: target.getBoundingClientRect() }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

class NoChanges {
  observe(): void {}
  disconnect(): void {}
}

const noStyle = () => ({ overflow: '', getPropertyValue: () => '' });

const fromDisk = async (url: string | URL): Promise<Response> =>
  new Response(new Uint8Array(await readFile(new URL(String(url)))));

/** These, and whatever else is asked of it: `other` by its name. */
const answering = (known: Record<string, unknown>, other: (name: string) => unknown): object =>
  new Proxy(known, { get: (target, name: string) => (target[name] ??= other(name)) });

const nothing = (): undefined => undefined;

const blankImage = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height),
});

/** A 2D context. */
const painting = (canvas: HTMLCanvasElement): object =>
  answering(
    {
      canvas,
      measureText: (text: string) => ({
        width: 8 * text.length,
        actualBoundingBoxAscent: 8,
        actualBoundingBoxDescent: 2,
      }),
      getImageData: (_x: number, _y: number, width: number, height: number) => blankImage(width, height),
      createImageData: blankImage,
    },
    (name) => (/^create.*(Gradient|Pattern)$/.test(name) ? () => answering({}, () => nothing) : nothing),
  );

/** A WebGL 2 context: of what is asked for by number, the number of each name is another one. */
function drawing(canvas: HTMLCanvasElement): object {
  const numbers = new Map<string, number>();
  const answers: Readonly<Record<string, unknown>> = {
    VERSION: 'WebGL 2.0',
    SHADING_LANGUAGE_VERSION: 'WebGL GLSL ES 3.00',
    VIEWPORT: new Int32Array([0, 0, WIDTH, HEIGHT]),
    SCISSOR_BOX: new Int32Array([0, 0, WIDTH, HEIGHT]),
  };
  const nameOf = (number: number): string => [...numbers].find(([, value]) => value === number)?.[0] ?? '';
  return answering(
    {
      canvas,
      drawingBufferWidth: WIDTH,
      drawingBufferHeight: HEIGHT,
      getContextAttributes: () => ({ alpha: true, antialias: false, depth: true, stencil: false }),
      getExtension: () => null,
      getSupportedExtensions: () => [],
      getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
      getParameter: (asked: number) => answers[nameOf(asked)] ?? 4096,
      getShaderParameter: () => true,
      getProgramParameter: (_: unknown, asked: number) => nameOf(asked) === 'LINK_STATUS' || 0,
      getShaderInfoLog: () => '',
      getProgramInfoLog: () => '',
      getAttribLocation: () => -1,
      getUniformLocation: () => null,
      checkFramebufferStatus: () => numbers.get('FRAMEBUFFER_COMPLETE'),
      isContextLost: () => false,
      getError: () => 0,
    },
    (name) => {
      if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return name.startsWith('create') ? () => ({}) : nothing;
      numbers.set(name, numbers.size + 1);
      return numbers.size;
    },
  );
}
