import type { BrowserContext, Page } from '@playwright/test';

/** From the next page on this browser cannot draw a table. */
export const withoutWebgl = (to: BrowserContext | Page): Promise<unknown> =>
  to.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
