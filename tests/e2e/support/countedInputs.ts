import type { Page } from '@playwright/test';

/** Counts a person's inputs from the next page on: a press, a drag and a flick are one each, typing is none. */
export async function countInputs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { inputs: number };
    counted.inputs = 0;
    window.addEventListener('pointerdown', () => (counted.inputs += 1), { capture: true });
  });
}

/** Since the page was loaded. */
export const inputsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { inputs: number }).inputs);
