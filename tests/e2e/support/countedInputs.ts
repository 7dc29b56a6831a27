import type { Page } from '@playwright/test';

/** From now on every press, drag or flick on the page counts, in whatever it is loaded; nothing is typed. */
export const countInputs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as unknown as { inputs: number };
    counted.inputs = 0;
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => (counted.inputs += 1), { capture: true });
  });

export const inputsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { inputs: number }).inputs);
