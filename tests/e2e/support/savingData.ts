import type { BrowserContext } from '@playwright/test';

/** From the next page on a person has told this browser to save data. */
export const savingData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
