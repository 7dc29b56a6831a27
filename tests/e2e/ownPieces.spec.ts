import { readFile } from 'node:fs/promises';
import { rollTexts } from '#play/texts/rolls.ts';
import { texts } from '#play/texts.ts';
import { form } from '#play/truck-off/texts/form.ts';
import { ownDie } from '#play/truck-off/texts/ownDie.ts';
import { ownTruck } from '#play/trexlands/texts/ownTruck.ts';
import type { OwnDie } from '#engine/ownDie/schema.ts';
import { boxFile, loaded, SIX } from '../engine/ownDie/bodies.ts';
import { fromMenu } from './support/fromMenu.ts';
import { openFile } from './support/openFile.ts';
import { startAddress } from './support/tablePage.ts';
import { BLANK, expect, test, type Page } from './support/test.ts';

const pick = (page: Page, file: object): Promise<void> =>
  page
    .getByLabel(ownDie.choose)
    .setInputFiles({ name: 'die.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });

test(
  'a body’s file takes the place of a die: it is thrown, told in the menu and in the sheet of rolls, saved and opened again',
  BLANK,
  async ({ page }) => {
    await page.goto(`${startAddress()}#/new/truck-off`);
    await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
    await page.getByText(ownDie.legend, { exact: true }).click();
    const told = page.locator('.own-dice li');

    await test.step('one whose sides are no numbers says which, and one that was taken is taken out again', async () => {
      await pick(page, boxFile([['edge', [0, 0, 1]], ...SIX.slice(1)]));
      await expect(
        page.getByRole('alert').filter({ hasText: 'Face "edge" is not a number from 1 to 6.' }),
      ).toBeVisible();
      await page
        .getByLabel(ownDie.choose)
        .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await expect(page.getByRole('alert').filter({ hasText: /^x\.json: The file is not JSON/ })).toBeVisible();
      await pick(page, boxFile());
      await expect(told).toHaveText(
        /^Own die in place of d6: .*loaded die.*: 4\.\d g, 27\.7 mm across; by geometry 1: 16\.\d %/,
      );
      await page.getByRole('button', { name: ownDie.remove('d6') }).click();
      await expect(told).toHaveCount(0);
    });

    for (const place of ['20', '8']) {
      await page.getByLabel(ownDie.place).selectOption(place);
      await pick(page, boxFile());
    }
    await expect(told).toHaveCount(2);
    const levels = page.locator('.players select');
    for (const seat of [1, 2]) await levels.nth(seat).selectOption('careless');
    await page.getByLabel(form.begins).selectOption('0');
    await page.getByRole('button', { name: texts.form.play }).click();
    await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });

    const choices = page.locator('.dock-place button[aria-pressed]');
    for (const i of [0, 3]) await choices.nth(i).click();
    await page.locator('[data-done]').click();
    await page.locator('[data-throw]').click();
    await expect(page.locator('[data-done]')).toBeVisible({ timeout: 60_000 });

    await test.step('the sheet of rolls sets what came beside what geometry expects', async () => {
      await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('Own die in place of d8: ');
      await page.getByRole('button', { name: rollTexts.open }).click();
      const sheet = page.getByRole('dialog', { name: rollTexts.title });
      const table = sheet.getByRole('table', { name: rollTexts.thing(ownDie.rolled('d20'), 1) });
      await expect(table.getByRole('row')).toHaveCount(1 + SIX.length);
      await page.keyboard.press('Escape');
    });

    const text = await test.step('it is too large for a link, and saved as a file', async () => {
      await fromMenu(page, texts.sharing.share);
      await expect(page.getByText(texts.sharing.ownPieces)).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: texts.sharing.saveFile }).click(),
      ]);
      return readFile(await download.path(), 'utf8');
    });
    const { options } = JSON.parse(text) as { readonly options: { readonly dice: Readonly<Record<string, OwnDie>> } };
    expect(options.dice).toEqual({ d8: loaded(), d20: loaded() });

    await openFile(page, text);
    await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Own die in place of d20: ');
  },
);

test('a truck file makes all trucks of Trexlands: they are rolled, and told in the menu', BLANK, async ({ page }) => {
  await page.goto(`${startAddress()}#/new/trexlands`);
  await page.getByText(texts.form.rules, { exact: true }).click();
  const give = (measures: object): Promise<void> =>
    page.getByLabel(ownTruck.choose).setInputFiles({
      name: 'truck.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'tumbletop/truck', version: 1, ...measures })),
    });
  await give({ heightMm: 70 });
  await expect(page.getByRole('alert').filter({ hasText: '56.8 mm from its middle' })).toBeVisible();
  await give({ title: 'low rider', lengthMm: 58, widthMm: 34, heightMm: 26 });
  await expect(
    page.getByText(/low rider.*: \d\d\.\d g, 58 by 34 mm, 26 mm high; on its wheels in about \d\d %/),
  ).toBeVisible();
  await page.getByRole('button', { name: texts.form.play }).click();
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
  const forMe = page.locator('[data-roll-for-me]').first();
  await forMe.click();
  await expect(page.locator('.dock-place')).toContainText('Vermilion throws');
  await forMe.click();
  await page.getByRole('button', { name: 'Go on', exact: true }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText(`${ownTruck.label}: `);
  await menu.getByRole('button', { name: rollTexts.open }).click();
  await expect(page.getByRole('dialog', { name: rollTexts.title })).toContainText(
    'Own truck on scrub, by the standard throw and geometry',
  );
});
