import { IN_SOAK, BLANK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { ALL_LOOKS, expectNoViolationsInAnyLook } from './support/axe.ts';
import { openStart, playNow } from './support/tablePage.ts';
import { fromMenu } from './support/fromMenu.ts';
import { toForm } from './support/startPage.ts';

test('the start page and the form have no violations, in any light', IN_SOAK.words, async ({ page }) => {
  await openStart(page);
  await expectNoViolationsInAnyLook(page, 'html', ALL_LOOKS);
  await toForm(page, tractionTexts.card.name);
  await page.getByText(texts.form.rules, { exact: true }).click();
  await page.getByLabel(tractionTexts.surfaces.glass).check();
  await page.getByText(texts.handicap.title, { exact: true }).click();
  await page.getByLabel(texts.handicap.of(2, 'Vermilion')).selectOption('shaky');
  await expectNoViolationsInAnyLook(page);
});

test('the table has none: in play, after a foul, in its dialogs, at the end, in any light', async ({ page }) => {
  const table = await playNow(page);
  await page.locator('[data-piece="0-M1"]').click();
  await expectNoViolationsInAnyLook(page, 'html', ALL_LOOKS);
  await table.type('walk L2 B 90');
  await expectNoViolationsInAnyLook(page);
  const menu = await table.openMenu();
  await expectNoViolationsInAnyLook(page, 'dialog[open]');
  await menu.getByRole('button', { name: texts.close }).click();
  await fromMenu(page, texts.table.help);
  await expectNoViolationsInAnyLook(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await table.openMenu();
  await page.getByRole('button', { name: texts.menu.concede('Vermilion') }).click();
  await table.press(texts.menu.concedeYes);
  await expect(page.getByRole('heading', { name: texts.end.wins('Blue') })).toBeVisible();
  await expectNoViolationsInAnyLook(page);
});

test('the keyboard’s first stop leads past the table to the player’s own pieces', BLANK, async ({ page }) => {
  await playNow(page);
  const skip = page.getByRole('button', { name: texts.skip });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-piece="0-L1"]')).toBeFocused();
});

test('a phone 360 pixels wide needs no sideways scrolling', BLANK, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const isWide = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const table = await playNow(page);
  await page.locator('[data-piece="0-M1"]').click();
  expect(await isWide()).toBe(false);
  const menu = await table.openMenu();
  expect(await menu.evaluate((sheet) => sheet.scrollWidth > sheet.clientWidth)).toBe(false);
  await page.goto('./?still#/new');
  await page.getByText(texts.form.rules, { exact: true }).click();
  expect(await isWide()).toBe(false);
});
