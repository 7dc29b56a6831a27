import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { packLink } from '#engine/files/link.ts';
import { must } from '../games/traction/support.ts';
import { texts } from '#play/texts.ts';
import { cases } from '../effort.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { expectNoViolations, expectNoViolationsInAnyLook } from './support/axe.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { manySaves, putSaves } from './support/savedBefore.ts';
import { openStart, playNow } from './support/tablePage.ts';

// Every page and dialog that is not in somebody else's way through the page, by day and night and with more contrast.

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const packed = (text: string): string => must(packLink(text));

test(
  'the start page has no violations: with many matches, one without a picture, one that is damaged, one too long, one being called something, one deleted, and none found',
  IN_SOAK.words,
  async ({ page }) => {
    await openStart(page);
    const match = await playHeadless(['walk L2 B 90']);
    const text = fileOf(match);
    const tooLong = { ...manySaves(text + ' '.repeat(2 * 1024 * 1024), 1)[0], id: 'too-long' };
    await putSaves(page, [...manySaves(text, 6), tooLong, { id: 'damaged', savedAt: 'yesterday', text: '{' }]);
    await page.reload();
    const [first, second, third] = [6, 5, 4].map((n) => texts.saved.matchOf(`Ann ${n} and Jürgen`));
    await page.getByRole('button', { name: texts.saved.deleteMatch(first ?? '') }).click();
    await page.getByRole('button', { name: texts.renaming.renameMatch(second ?? '') }).click();
    await page.getByLabel(texts.renaming.titleOf(second ?? '')).fill('x'.repeat(61));
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Export .*Ann 1 and Jürgen/ })
      .last()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'MiB' })).toBeVisible();
    await expectNoViolationsInAnyLook(page);
    await page.getByRole('link', { name: texts.saved.openMatch(third ?? '') }).focus();
    await page.getByRole('searchbox', { name: texts.finding.find }).fill('nobody');
    await expect(page.getByRole('button', { name: texts.finding.showAll })).toBeVisible();
    await expectNoViolationsInAnyLook(page);
    await page.getByRole('button', { name: texts.start.settings }).click();
    await expect(page.getByRole('dialog', { name: texts.settings.title })).toBeVisible();
    await expectNoViolationsInAnyLook(page);
  },
);

test('pages without a table have none', async ({ page }) => {
  const text = fileOf(await playHeadless(['walk S1 D 90']));
  const pages: readonly (readonly [hash: string, heading: string])[] = [
    ['#/new', tractionTexts.form.title],
    ['#/rules', texts.rules.titleOf(tractionTexts.card.name)],
    ['#/learn', tractionTexts.card.learn],
    [`#/link/${packed(text)}`, texts.sharing.aMatch(tractionTexts.card.name)],
  ];
  const others: typeof pages = [
    ['#/trexlands/rules', texts.rules.titleOf(trexlandsTexts.card.name)],
    ['#/nowhere', texts.notFound.title],
    ['#/learn/nothing', texts.notFound.title],
    ['#/link/1.broken', texts.sharing.title],
    ['#/match/nobody', texts.cannotOpen.title],
  ];
  const look = (hash: string, title: string, check: typeof expectNoViolations): Promise<void> =>
    test.step(title, async () => {
      await page.goto(`./?still${hash}`);
      await heading(page, title);
      await check(page);
    });
  for (const [hash, title] of pages) await look(hash, title, expectNoViolationsInAnyLook);
  // In other lights as those; what is no page looks alike.
  for (const [hash, title] of cases(others.slice(1, 2), others)) await look(hash, title, expectNoViolations);
  await page.goto('./?still#/bench');
  await heading(page, texts.noWebgl.title);
  await expectNoViolationsInAnyLook(page);
});

/** A position that nobody can play from. */
const standing = (id: string) => ({ id, xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' });
const ONE_IN_ANOTHER = JSON.stringify({
  format: 'tumbletop/scenario',
  version: 1,
  game: 'traction',
  title: 'one in another',
  surface: 'felt',
  pieces: [standing('0-L1'), standing('1-L1')],
  actions: [],
});

test(
  'tables that are not played at have none, nor what another tab sees of one that is',
  IN_SOAK.blank,
  async ({ page, context }) => {
    const table = await playNow(page);
    await table.type('walk S1 D 90');
    const other = await context.newPage();
    await other.goto(page.url());
    await heading(other, texts.tabs.elsewhere);
    await expectNoViolationsInAnyLook(other);
    await other.close();

    const menu = await table.openMenu();
    await menu.getByRole('button', { name: texts.sharing.sharePosition }).click();
    await expect(page.getByLabel(texts.sharing.link, { exact: true })).toBeVisible();
    await expectNoViolationsInAnyLook(page);
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
    await table.openMenu();
    await menu.getByRole('button', { name: texts.sharing.edit }).click();
    await expect(page.locator('.editor [data-testid=table][data-ready]')).toBeVisible();
    await page.getByRole('button', { name: texts.names.piece('Blue', 'S1') }).click();
    await expectNoViolationsInAnyLook(page);
    await page.goto('./?still#/bench/1.broken');
    await heading(page, texts.sharing.title);
    await expectNoViolations(page);
    await page.goto(`./?still#/link/${packed(ONE_IN_ANOTHER)}`);
    await expect(page.getByText('This cannot be played from as it is.')).toBeVisible();
    await expectNoViolationsInAnyLook(page);
  },
);
