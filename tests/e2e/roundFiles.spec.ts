import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { importText } from './support/openFile.ts';

const FILE = new URL('../games/trexlands/matches/two.json', import.meta.url);

interface Recorded {
  readonly log: readonly { readonly hash: string }[];
}

/** At the table of Trexlands, with the match as it was recorded. */
async function expectAtTable(page: Page, { log }: Recorded): Promise<void> {
  const main = page.locator('main.tableside[data-game=trexlands]');
  await expect(main).toHaveAttribute('data-actions', String(log.length));
  await expect(main).toHaveAttribute('data-hash', log.at(-1)?.hash ?? '');
}

test('a match of Trexlands is imported, kept with its board, found, exported to the letter, and opened from a link', async ({
  page,
  elsewhere: open,
}) => {
  const text = await readFile(FILE, 'utf8');
  const recorded = JSON.parse(text) as Recorded;
  await page.goto('./?still#/');
  await importText(page, text);
  await expectAtTable(page, recorded);
  await page.getByRole('button', { name: texts.end.shareIt, exact: true }).click();
  const link = await page.getByLabel(texts.sharing.link).inputValue();

  await page.goto('./?still#/');
  const card = page.getByRole('article');
  await expect(card).toContainText(trexlandsTexts.card.name);
  await expect(card.getByRole('img')).toHaveAccessibleName(
    /^The board from above, \d X left in the City\. Player 0: \d trucks? on the board, \d X\./,
  );
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Export/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^trexlands-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(text);

  const elsewhere = await open();
  await elsewhere.goto(link.replace('#', '?still#'));
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(texts.sharing.aMatch(trexlandsTexts.card.name));
  await elsewhere.getByRole('button', { name: texts.sharing.open }).click();
  await expectAtTable(elsewhere, recorded);
});
