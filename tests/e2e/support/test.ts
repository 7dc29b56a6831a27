import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { STORED_AS } from '#play/settings/settingsStore.ts';
import { blankWebgl } from './blankWebgl.ts';
import { keepCache } from './keepCache.ts';
import { savingData } from './savingData.ts';
import { withoutWebgl } from './withoutWebgl.ts';

/** The table of a test: a picture, there to be pointed at without one, or told in words. */
type Table = 'drawn' | 'blank' | 'words';

/** The tag of a test that needs the table's picture. */
export const DRAWN = { tag: '@drawn' } as const;

/** The tag of a test that points at the table and does not look at it. Tests without a tag have it in words. */
export const BLANK = { tag: '@blank' } as const;

/**
 * The tags of a test that only a soak has (`npm run soak`; playwright.config.ts), by its kind of table: what `npm test`
 * has in its place is told in tests/README.md.
 */
export const IN_SOAK: Readonly<Record<Table, { tag: string[] }>> = {
  words: { tag: ['@soak'] },
  blank: { tag: [BLANK.tag, '@soak'] },
  drawn: { tag: [DRAWN.tag, '@soak'] },
};

/** How many times slower than it is the processor shall seem to pages; 1 is as it is. */
export const SLOWER = Number(process.env['TUMBLETOP_E2E_SLOW'] ?? 1);

export interface Given {
  /** Settings from before the page was opened, beyond those of its kind of table. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** A page of another browser: its storage is its own. */
  readonly elsewhere: () => Promise<Page>;
}

/** Playwright's, with the players' settings and the processor as the run wants them on every page. */
export const test = base.extend<Given>({
  settings: [{}, { option: true }],
  context: async ({ context, settings }, give, { tags }) => {
    keepCache(context);
    await prepare(context, tableOf(tags), settings);
    await give(context);
  },
  elsewhere: async ({ browser, settings }, give, { tags }) => {
    const contexts: BrowserContext[] = [];
    await give(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await prepare(context, tableOf(tags), settings);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

const tableOf = (tags: readonly string[]): Table =>
  tags.includes(DRAWN.tag) ? 'drawn' : tags.includes(BLANK.tag) ? 'blank' : 'words';

/**
 * Soon rather than fine where there is a picture, in words where there is none; without questions and hints, and silent
 * where nobody looks at the button that says so: what is heard is worked out by the processor.
 */
const settingsOf = (table: Table): Readonly<Record<string, unknown>> => ({
  askBeforeFouls: false,
  exactShown: true,
  roundGuide: false,
  playedAs: 'any',
  muted: table !== 'drawn',
  ...(table === 'words' ? { textTable: true } : { quality: 'low' }),
});

async function prepare(context: BrowserContext, table: Table, settings: Given['settings']): Promise<void> {
  const text = JSON.stringify({ version: 1, settings: { ...settingsOf(table), ...settings } });
  if (table === 'blank') await blankWebgl(context);
  // In words a table comes when it is asked for, in the others while one looks around.
  if (table === 'words') await Promise.all([withoutWebgl(context), savingData(context)]);
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
