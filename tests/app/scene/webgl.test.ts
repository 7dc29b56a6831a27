import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A browser with this WebGL 2; `precision`: what the shaders' numbers are said to be. */
function browserWith(precision: object | null): void {
  const gl = {
    getShaderPrecisionFormat: () => precision,
    getExtension: () => null,
    getParameter: () => 'a renderer',
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => gl }) });
}

const hasWebgl2 = async (): Promise<boolean> => (await import('#app/scene/webgl.ts')).hasWebgl2();

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it('a browser can draw the table with a WebGL 2 that knows its own precision', async () => {
  browserWith({ precision: 23 });
  expect(await hasWebgl2()).toBe(true);
});

it('no browser can with one that breaks as it is made, which answers with nothing', async () => {
  browserWith(null);
  expect(await hasWebgl2()).toBe(false);
});
