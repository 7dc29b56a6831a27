import type { Page } from '@playwright/test';

/** From the next page on this browser cannot draw a table. */
export const withoutWebgl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
