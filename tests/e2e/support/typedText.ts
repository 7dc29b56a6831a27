import type { Page } from '@playwright/test';

/** What somebody says to somebody else while the page listens: all letters that are keys at any table. */
export const SENTENCE = 'Wait, shall we send 1 or 2? Not yet. Take back this one, end it, try a truck X. ';

/** The keys of a text go down where the focus is, one at once after the other, as dictation types it. */
export const dictate = (page: Page, text: string): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of keys) {
      const place = document.activeElement ?? document.body;
      const shiftKey = /^[A-Z]$/.test(key);
      for (const type of ['keydown', 'keyup'])
        place.dispatchEvent(new KeyboardEvent(type, { key, shiftKey, bubbles: true, cancelable: true }));
    }
  }, text);
