/** Whether the browser can draw the table at all. */
export const hasWebgl2 = (): boolean => rendererName() !== null;

/**
 * The renderer's name, as far as the browser tells; null without a WebGL 2 that works. Asked once: every context asked
 * for is one less to have.
 */
export function rendererName(): string | null {
  if (known === undefined) known = ask();
  return known;
}

let known: string | null | undefined;

function ask(): string | null {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (gl === null) return null;
    // A context that was lost as it was made answers with nothing.
    if (gl.getShaderPrecisionFormat(gl.VERTEX_SHADER, gl.HIGH_FLOAT) === null) return null;
    const details = gl.getExtension('WEBGL_debug_renderer_info');
    const name: unknown = gl.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return typeof name === 'string' ? name : '';
  } catch {
    return null;
  }
}
