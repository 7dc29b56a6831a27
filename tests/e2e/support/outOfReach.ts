import type { Page } from '@playwright/test';

/** The buttons below a panel that cannot be pressed where they lie, whole. */
export const outOfReach = (page: Page, what = '.dock-last button'): Promise<readonly string[]> =>
  page.locator(what).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isHit = (x: number, y: number): boolean => button.contains(document.elementFromPoint(x, y));
      const [middle, half] = [(left + right) / 2, (top + bottom) / 2];
      const ends = [isHit(left + 3, half), isHit(right - 3, half), isHit(middle, top + 3), isHit(middle, bottom - 3)];
      return ends.every(Boolean) ? [] : [button.textContent ?? ''];
    }),
  );
