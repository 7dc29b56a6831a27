import { readFile } from 'node:fs/promises';
import { IN_SOAK, expect, test, type CDPSession, type Locator, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { STORED_AS } from '#play/settings/settingsStore.ts';
import { expectNoViolations } from './support/axe.ts';
import { fileOf, playHeadless, replayFile } from './support/headless.ts';
import { importText } from './support/openFile.ts';
import { manySaves, putSaves } from './support/savedBefore.ts';
import { openStart, playNow, tablePage } from './support/tablePage.ts';
import { uncaught } from './support/uncaught.ts';
import { goOn, playTogether } from './support/startPage.ts';

// The browser itself takes the storage away, as it does when a disk is full or when somebody clears site data: what of
// that a page's own code could only play is done through the protocol of its tools.

const tools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
const originOf = (page: Page): string => new URL(page.url()).origin;

/** Closes every connection to the databases of the page, and deletes them. */
const clearDatabases = async (page: Page): Promise<void> =>
  void (await (
    await tools(page)
  ).send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'indexeddb' }));

/** Trouble with saving, wherever it is told. */
const troubleOf = (page: Page): Locator => page.locator('.trouble');

const actionsIn = (text: string): number => (JSON.parse(text) as { readonly log: readonly unknown[] }).log.length;

async function downloaded(page: Page, button: Locator): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button.click();
  return readFile(await (await downloading).path(), 'utf8');
}

test('a database that the browser closes and deletes under a match is opened again: the next action saves the whole match', async ({
  page,
}) => {
  const errors = uncaught(page);
  const table = await playNow(page);
  await table.type('walk S1 D 180');
  await table.saved(1);
  await clearDatabases(page);
  await table.press(tractionTexts.action.endTurn);
  await table.saved(2);
  await expect(troubleOf(page)).toBeEmpty();
  const hashes = await table.handle.hashes();

  await page.reload();
  const again = await tablePage(page);
  await again.played(2);
  expect(await again.handle.hashes()).toEqual(hashes);
  expect(errors).toEqual([]);
});

test(
  'a database that is closed while the page saves, again and again, loses no action and throws nothing',
  IN_SOAK.words,
  async ({ page }) => {
    const errors = uncaught(page);
    const table = await playNow(page);
    for (let i = 1; i <= 4; i += 1)
      await Promise.all([table.press(tractionTexts.action.endTurn).then(() => table.played(i)), clearDatabases(page)]);
    await clearDatabases(page);
    await table.press(tractionTexts.action.endTurn);
    await table.saved(5);
    await page.reload();
    await (await tablePage(page)).played(5);
    expect(errors).toEqual([]);
  },
);

/** The browser keeps the next save, and never says so, as Chromium now and then when it closes a database. */
const keepSilentOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      const begun = transaction.apply(this, given);
      if (begun.mode !== 'readwrite') return begun;
      IDBDatabase.prototype.transaction = transaction;
      begun.addEventListener('complete', (event) => event.stopImmediatePropagation());
      return begun;
    };
  });

test(
  'a save of which the browser never says that it arrived is found there, and is no other tab’s',
  IN_SOAK.words,
  async ({ page }) => {
    const table = await playNow(page);
    await table.saved(0);
    await keepSilentOnce(page);
    await table.press(tractionTexts.action.endTurn);
    await table.saved(1);
    const here = page.url();
    await table.press(tractionTexts.action.endTurn);
    await table.saved(2);
    expect(page.url()).toBe(here);
    await expect(troubleOf(page)).toBeEmpty();
    await page.reload();
    await (await tablePage(page)).played(2);
  },
);

test(
  'on a full disk the page says what is saved and what is not, hands the match out, and saves it by itself once there is room',
  IN_SOAK.words,
  async ({ page }) => {
    const errors = uncaught(page);
    await openStart(page);
    const disk = await tools(page);
    await disk.send('Storage.overrideQuotaForOrigin', { origin: originOf(page), quotaSize: 1 });
    await clearDatabases(page); // the browser asks how much room there is only when it opens one
    await playTogether(page, tractionTexts.card.name);
    const table = await tablePage(page);
    await table.type('walk S1 D 180');
    const called = texts.saved.matchOf('Blue and Vermilion');
    await expect(troubleOf(page)).toContainText(texts.storage.save.full);
    await expect(page.locator('[data-unsaved]')).toHaveText(
      new RegExp(`^${texts.unsaved.what(called, 1, null)}$`, 'i'),
    );
    const text = await downloaded(page, page.getByRole('button', { name: texts.unsaved.exportOf(called) }));
    expect(actionsIn(text)).toBe(1);
    expect((await replayFile(text)).log.map(({ hash }) => hash)).toEqual(await table.handle.hashes());
    await page.getByRole('button', { name: texts.unsaved.tryAgain }).click();
    await expect(troubleOf(page)).toContainText(texts.storage.save.full);
    await expectNoViolations(page);
    const menu = await table.openMenu();
    await expect(menu).toContainText(texts.menu.leaveUnsaved);
    await page.keyboard.press('Escape');

    await disk.send('Storage.overrideQuotaForOrigin', { origin: originOf(page) });
    await clearDatabases(page);
    await table.saved(1); // nothing was played meanwhile
    await expect(troubleOf(page)).toBeEmpty();
    await page.reload();
    await (await tablePage(page)).played(1);
    expect(errors).toEqual([]);
  },
);

/** As a newer version of the page in another tab would leave it. */
const makeNewer = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tumbletop', 1000);
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve(null);
        });
      }),
  );

test(
  'a database that a newer page has changed is told as such, under a match and at the start; play goes on and can be taken along',
  IN_SOAK.words,
  async ({ page }) => {
    const errors = uncaught(page);
    const table = await playNow(page);
    await table.saved(0);
    await makeNewer(page);
    await table.type('walk S1 D 180');
    await expect(troubleOf(page)).toContainText(texts.storageNewer);
    await expect(page.getByRole('button', { name: texts.unsaved.reload })).toBeVisible();

    await openStart(page);
    await expect(troubleOf(page)).toContainText(texts.storageNewer);
    await playTogether(page, tractionTexts.card.name);
    const unsaved = await tablePage(page);
    await unsaved.type('walk S1 D 180');
    await expect(page.locator('[data-unsaved]')).toContainText('1 action');
    expect(
      actionsIn(
        await downloaded(
          page,
          page.getByRole('button', { name: texts.unsaved.exportOf(texts.saved.matchOf('Blue and Vermilion')) }),
        ),
      ),
    ).toBe(1);
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: texts.unsaved.reload }).click();
    // the browser asks whether they mean to leave what is not saved
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await unsaved.played(1);
    expect(errors).toEqual([]);
  },
);

test(
  'records that are damaged in ways that other software thinks of hide no match, and each can be deleted',
  IN_SOAK.words,
  async ({ page }) => {
    const errors = uncaught(page);
    await openStart(page);
    const [good] = manySaves(fileOf(await playHeadless([])), 1) as readonly [{ readonly glance: object }];
    const bad = [
      { ...good, id: 'odd-surface', savedAt: 3, glance: { ...good.glance, surface: 'constructor' } },
      { ...good, id: 'late', savedAt: 1e300 },
      { ...good, id: 7 },
      { ...good, id: [1, 'x'] },
      { id: '' },
      { id: 'odd', glance: { ...good.glance, game: '__proto__' } },
    ];
    await putSaves(page, [good, ...bad]);
    await page.reload();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(7);
    await expect(page.getByRole('article', { name: texts.saved.unreadableMatch })).toHaveCount(5);
    for (let left = 4; left >= 0; left -= 1) {
      await page.getByRole('button', { name: texts.saved.deleteUnreadable }).first().click();
      await expect(page.getByRole('article', { name: texts.saved.unreadableMatch })).toHaveCount(left);
    }
    await page.reload();
    await expect(cards).toHaveCount(2);
    expect(errors).toEqual([]);
  },
);

test(
  'a file by other rules says so, is kept as text when it is wanted, and is read, exported and deleted, and never opened',
  IN_SOAK.words,
  async ({ page }) => {
    const text = fileOf(await playHeadless(['walk S1 D 180', 'walk L2 B 90'])).replace(
      '"rulesVersion": ',
      '"rulesVersion": 10',
    );
    const version = Number(/"rulesVersion": (\d+)/.exec(text)?.[1]);
    await openStart(page);
    await importText(page, text, 'old.json');
    await expect(page.getByRole('alert').filter({ hasText: `$.rulesVersion is ${version}` })).toBeVisible();
    await page.getByRole('button', { name: texts.reading.keep }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The match of Blue and Vermilion' })).toBeVisible();
    await expect(page.getByText(`version ${version} of the rules`)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'walk S1 D 180' })).toContainText('Blue:');
    await expect(page.getByText(/^TR-10: 0-L2 touched 0-M2 while walking/)).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByText(/^TR-10: /)).toBeVisible();

    await page.getByRole('link', { name: texts.backToStart }).click();
    const card = page.getByRole('article');
    await expect(card).toContainText(`Played by version ${version} of the rules`);
    await expect(goOn(page)).toBeHidden();
    expect(await downloaded(page, card.getByRole('button', { name: /^Export/ }))).toBe(text);
    const id = (await card.getByRole('link', { name: /^Read/ }).getAttribute('href'))?.replace('#/read/', '') ?? '';
    await page.goto(`./?still#/match/${id}`);
    await expect(page.getByRole('heading', { name: texts.cannotOpen.title })).toBeVisible();
    await page.getByRole('link', { name: texts.reading.open }).click();
    await expect(page.getByText(/^TR-10: /)).toBeVisible();
    await page.getByRole('link', { name: texts.backToStart }).click();
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText(texts.saved.none)).toBeVisible();
  },
);

test('nor is it watched', IN_SOAK.blank, async ({ page }) => {
  const text = fileOf(await playHeadless(['walk L2 B 90'])).replace('"rulesVersion": ', '"rulesVersion": 10');
  await openStart(page);
  await putSaves(page, manySaves(text, 1));
  await page.goto('./?still#/watch/match-1');
  await expect(page.getByRole('heading', { name: texts.cannotOpen.title })).toBeVisible();
  await page.getByRole('link', { name: texts.reading.open }).click();
  await expect(page.getByText(/^TR-10: /)).toBeVisible();
});

test.describe('deleting everything', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'is asked twice, and leaves nothing in the browser, of other tabs neither',
    IN_SOAK.words,
    async ({ page, context }) => {
      const errors = uncaught(page);
      const table = await playNow(page);
      await table.type('walk S1 D 180');
      await table.saved(1);
      const other = await context.newPage();
      const there = await playNow(other);
      await there.saved(0);
      await page.bringToFront();
      await openStart(page);
      await expect(page.getByText(texts.versions.kept)).toBeVisible();
      await page.evaluate((key) => {
        for (const storage of [localStorage, sessionStorage])
          for (const name of [key, 'tumbletop.foul.x']) storage.setItem(name, '{}');
      }, STORED_AS);

      await page.getByRole('button', { name: texts.start.settings }).click();
      await page.getByRole('tab', { name: texts.settings.sections.kept }).click();
      await page.getByRole('button', { name: texts.erasing.ask }).click();
      await page.getByRole('button', { name: texts.erasing.no }).click();
      await page.getByRole('button', { name: texts.erasing.ask }).click();
      await expectNoViolations(page);
      await page.getByRole('button', { name: texts.erasing.yes, exact: true }).click();
      await expect(page.getByText(texts.erasing.done)).toBeVisible();
      await expect(other.getByText(texts.erasing.done)).toBeVisible();
      const left = await page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        texts: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        cookies: document.cookie,
        hash: location.hash,
        state: history.state as unknown,
      }));
      expect(left).toEqual({ databases: [], caches: [], workers: 0, texts: [], cookies: '', hash: '#/', state: null });

      await page.getByRole('button', { name: texts.erasing.anew }).click();
      await expect(page.getByText(texts.saved.none)).toBeVisible();
      expect(errors).toEqual([]);
    },
  );
});
