import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { STORED_AS } from '../../../src/app/settings/settingsStore.ts';

/** The tag of a test that needs the table's picture; all others run in a browser that draws none. */
export const DRAWN = { tag: '@drawn' } as const;

/** How many times slower than it is the processor shall seem to pages; 1 is as it is. */
export const SLOWER = Number(process.env['TUMBLETOP_E2E_SLOW'] ?? 1);

export interface Given {
  /** The project's: whether this browser can draw a table. */
  readonly drawn: boolean;
  /** Settings from before the page was opened, beyond those of the project. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** A page of another browser: its storage is its own. */
  readonly elsewhere: () => Promise<Page>;
}

/** Playwright's, with the players' settings and the processor as the run wants them on every page. */
export const test = base.extend<Given>({
  drawn: [true, { option: true }],
  settings: [{}, { option: true }],
  context: async ({ context, drawn, settings }, give) => {
    await prepare(context, drawn, settings);
    await give(context);
  },
  elsewhere: async ({ browser, drawn, settings }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await prepare(context, drawn, settings);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** Soon rather than fine where there is a picture, in words where there is none. */
const settingsOf = (drawn: boolean): Readonly<Record<string, unknown>> =>
  drawn ? { quality: 'low' } : { textTable: true };

async function prepare(context: BrowserContext, drawn: boolean, settings: Given['settings']): Promise<void> {
  const text = JSON.stringify({ version: 1, settings: { ...settingsOf(drawn), ...settings } });
  await context.addInitScript(
    ([name, first]) => {
      try {
        if (window.localStorage.getItem(name) === null) window.localStorage.setItem(name, first);
      } catch {
        // a page without storage, as before the first address
      }
    },
    [STORED_AS, text] as const,
  );
  if (SLOWER === 1) return;
  const slow = async (page: Page): Promise<void> => {
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  };
  context.on('page', (page) => void slow(page));
  await Promise.all(context.pages().map(slow));
}
