import { expect, type Locator, type Page } from '@playwright/test';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { click, type Press } from './roundPage.ts';

/** The page of a match. */
export const main = (page: Page): Locator => page.locator('main.tableside');

const actions = async (page: Page): Promise<number> => Number(await main(page).getAttribute('data-actions'));

/** The table is drawn. */
export const drawn = (page: Page): Promise<void> =>
  expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });

/** A line of notation, by the buttons that say the same. */
export async function press(page: Page, line: string, by: Press = click): Promise<void> {
  const [machine = '', ...words] = line.replace(/ after \d+$/, '').split(' ');
  const cards = words.filter((word) => /^\d$/.test(word));
  const before = await actions(page);
  if (machine === 'discard') await discard(page, cards, by);
  else await plan(page, machine, words, cards, by);
  await expect(main(page)).toHaveAttribute('data-actions', String(before + 1));
}

async function discard(page: Page, cards: readonly string[], by: Press): Promise<void> {
  for (const card of cards) await by(page.locator(`.discard-panel [data-card="${card}"][aria-pressed=false]`).first());
  await by(page.locator('[data-done]'));
}

async function plan(
  page: Page,
  machine: string,
  words: readonly string[],
  cards: readonly string[],
  by: Press,
): Promise<void> {
  await by(page.locator(`[data-machine=${machine}]`));
  for (const word of words) {
    if (/^\d$/.test(word)) await by(page.locator(`[data-lay="${word}"]`));
    else if (word === 'A' || word === 'B' || word === 'C')
      await page.getByLabel(dock.option, { exact: true }).selectOption(word);
    else {
      await page.locator('.aims').selectOption(word);
      await by(page.locator(`[data-aim=${word}]`));
    }
  }
  await by(page.locator(`[data-send="${cards.join('-')}"]`).first());
}
