/**
 * Begins what a module of Emscripten for browsers alone begins, and that looks for its surroundings at once: to it this
 * is a worker of a page. What it loads it must be given.
 */
export function asInBrowser<T>(begin: () => T): T {
  const { process: host } = globalThis;
  Reflect.deleteProperty(globalThis, 'process');
  Reflect.set(globalThis, 'WorkerGlobalScope', Object);
  try {
    return begin();
  } finally {
    Reflect.set(globalThis, 'process', host);
    Reflect.deleteProperty(globalThis, 'WorkerGlobalScope');
  }
}
