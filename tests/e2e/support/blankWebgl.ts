import type { BrowserContext } from '@playwright/test';

/**
 * On every page of a browser, gives a WebGL 2 that takes every call and draws nothing. The table is built, laid out,
 * pointed at and animated as it is where it is drawn, without the seconds that a processor needs to draw it.
 */
export const blankWebgl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const constants = WebGL2RenderingContext as unknown as Readonly<Record<string, number>>;
    const rectangle = (canvas: HTMLCanvasElement): Int32Array => new Int32Array([0, 0, canvas.width, canvas.height]);

    /** What is asked of the device by number: limits that any device has, and its name. */
    const parameter = (canvas: HTMLCanvasElement, asked: number): unknown => {
      switch (asked) {
        case constants['VERSION']:
          return 'WebGL 2.0';
        case constants['SHADING_LANGUAGE_VERSION']:
          return 'WebGL GLSL ES 3.00';
        case constants['VENDOR']:
        case constants['RENDERER']:
          return 'draws nothing';
        case constants['VIEWPORT']:
        case constants['SCISSOR_BOX']:
          return rectangle(canvas);
        case constants['MAX_SAMPLES']:
          return 4;
        case constants['MAX_TEXTURE_IMAGE_UNITS']:
        case constants['MAX_COMBINED_TEXTURE_IMAGE_UNITS']:
        case constants['MAX_VERTEX_TEXTURE_IMAGE_UNITS']:
        case constants['MAX_VERTEX_ATTRIBS']:
          return 16;
        default:
          return 4096;
      }
    };

    const answersOf = (canvas: HTMLCanvasElement): Readonly<Record<string, (...given: number[]) => unknown>> => ({
      getParameter: (asked = 0) => parameter(canvas, asked),
      getContextAttributes: () => ({ alpha: true, antialias: false, depth: true, stencil: false }),
      getExtension: () => null,
      getSupportedExtensions: () => [],
      getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
      getShaderParameter: () => true,
      // No attribute and no uniform is in use: there is nothing to set.
      getProgramParameter: (_program, asked = 0) => asked === constants['LINK_STATUS'] || 0,
      getShaderInfoLog: () => '',
      getProgramInfoLog: () => '',
      getAttribLocation: () => -1,
      getUniformLocation: () => null,
      checkFramebufferStatus: () => constants['FRAMEBUFFER_COMPLETE'],
      isContextLost: () => false,
      getError: () => 0,
    });

    function blank(canvas: HTMLCanvasElement): unknown {
      const answers = answersOf(canvas);
      return new Proxy(
        {},
        {
          get(_, name: string) {
            if (name === 'canvas') return canvas;
            if (name === 'drawingBufferWidth') return canvas.width;
            if (name === 'drawingBufferHeight') return canvas.height;
            if (name in constants) return constants[name];
            if (name in answers) return answers[name];
            return name.startsWith('create') ? () => ({}) : () => undefined;
          },
        },
      );
    }

    const getContext = HTMLCanvasElement.prototype.getContext;
    const contexts = new WeakMap<HTMLCanvasElement, unknown>();
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        if (kind !== 'webgl2') return Reflect.apply(getContext, this, [kind, ...rest]);
        if (!contexts.has(this)) contexts.set(this, blank(this));
        return contexts.get(this);
      },
    });
  });
