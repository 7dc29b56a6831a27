import type { BrowserContext } from '@playwright/test';

/** Of Playwright’s own half of a browser context; a version that has no such thing clears the cache as before. */
interface Inner {
  clearCache?: () => Promise<void>;
}
interface Outer {
  readonly _connection?: { readonly toImpl?: (context: unknown) => Inner | undefined };
}

/**
 * The files of the page, and what the browser has compiled of them, are there for the next test of the worker, too: no
 * file changes during a run, and to compile them anew takes a second of a processor for each test. Storage is cleared.
 */
export function keepCache(context: BrowserContext): void {
  const inner = (context as Outer)._connection?.toImpl?.(context);
  if (inner?.clearCache) inner.clearCache = () => Promise.resolve();
}
