import type { Page } from '@playwright/test';

/** A press, a drag or a flick is one input, and so is a key: from the next page that is opened on. */
export async function countInputs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { inputs: number };
    counted.inputs = 0;
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => (counted.inputs += 1), { capture: true });
  });
}

export const inputsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { inputs: number }).inputs);
