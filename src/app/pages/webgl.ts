/** Whether the browser can draw the table at all. Asked once: every context asked for is one less to have. */
export function hasWebgl2(): boolean {
  known ??= askForWebgl2();
  return known;
}

let known: boolean | null = null;

function askForWebgl2(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
