import type { Page } from '@playwright/test';

/** Opens the figures of a match that is over. */
export const howItCame = (page: Page): Promise<void> => page.locator('.end-more > summary').click();
