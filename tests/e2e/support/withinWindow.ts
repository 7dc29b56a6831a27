import { expect, type Page } from '@playwright/test';
import { SOON } from './soon.ts';

/** Pixels by which the page is wider than its window. */
export const sidewaysOver = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** What of these parts reaches out of a window of this size; that the window has not this size yet. */
const outside = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, size]) => {
      const { innerWidth, innerHeight } = window;
      if (innerWidth !== size?.width || innerHeight !== size.height) return [`${innerWidth} by ${innerHeight}`];
      const over = document.documentElement.scrollWidth - innerWidth;
      const bad = [...document.querySelectorAll(selector)].flatMap((part) => {
        if (!part.checkVisibility()) return [];
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        return isWithin ? [] : [`${part.className}: ${left}, ${top}, ${right}, ${bottom}`];
      });
      return over > 0 ? [`${over} px need scrolling sideways`, ...bad] : bad;
    },
    [parts, page.viewportSize()] as const,
  );

/** Nothing needs scrolling sideways, and these parts are whole in the window, which may have been resized just now. */
export const expectWithin = (page: Page, parts: string): Promise<void> =>
  expect.poll(() => outside(page, parts), { ...SOON, message: JSON.stringify(page.viewportSize()) }).toEqual([]);
