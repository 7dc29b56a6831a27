import { card as tractorPull } from '#play/tractor-pull/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { card as tugOfWar } from '#play/tug-of-war/texts/card.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as traction } from '#play/traction/texts.ts';
import { gameTexts as trexlands } from '#play/trexlands/texts.ts';
import { BLANK, expect, test } from './support/test.ts';
import { choose, playAlone, wayIn } from './support/startPage.ts';
import { openStart } from './support/tablePage.ts';
import { countInputs, inputsSoFar } from './support/countedInputs.ts';
import { wordsSeen } from './support/wordsSeen.ts';

// The first minute: from the start page to the first decision.

const NAMES = [traction.card.name, trexlands.card.name, truckOff.name, tractorPull.name, tugOfWar.name];
/** On the first picture of the start page, and on the table at the first decision. */
const WORDS = { start: 50, table: 80 };
/** A choice of the game, and Play. */
const INPUTS = 2;
/** Their first decision is made on the table: it is shown there how. */
const SHOWN: readonly string[] = [traction.card.name, truckOff.name, tractorPull.name, tugOfWar.name];
/** A board with everything on it takes a software renderer a while to get ready for. */
const FIRST_PICTURE_MS = 90_000;

for (const name of NAMES)
  test(`${name} has its first decision within two inputs and few words, in a first match`, BLANK, async ({ page }) => {
    await countInputs(page);
    await openStart(page);
    const start = await wordsSeen(page);
    expect(start.length, start.join(' ')).toBeLessThanOrEqual(WORDS.start);
    await playAlone(page, name);
    await expect(page.locator('main.tableside[data-asked~="0"]')).toBeVisible({ timeout: FIRST_PICTURE_MS });
    await expect(page.locator('.dock-place button:enabled, .dock button:enabled').first()).toBeVisible();
    expect(await inputsSoFar(page)).toBeLessThanOrEqual(INPUTS);
    const table = await wordsSeen(page);
    expect(table.length, table.join(' ')).toBeLessThanOrEqual(WORDS.table);
    const lead = page.locator('.first-touch [data-lead]');
    if (SHOWN.includes(name)) await expect(lead).toHaveCount(1);
    await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
    await expect(page.getByText(texts.ruleSets.played.first)).toBeVisible();
    await expect(page.locator('.first-hand:visible')).toHaveCount(0); // something was touched
    if (SHOWN.includes(name)) await expect(lead).toHaveAttribute('data-touched', 'true'); // and nothing was played
  });

test(
  'tiles are chosen by arrow keys and played by Enter or a double press; quiet ways are those of the game',
  BLANK,
  async ({ page }) => {
    await openStart(page);
    const puzzles = page.getByRole('link', { name: texts.start.way(texts.start.puzzle, traction.card.name) });
    const tug = page.getByRole('radio', { name: tugOfWar.name, exact: true });
    await expect(puzzles).toBeVisible();
    await page.getByRole('radio', { name: traction.card.name, exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tug).toBeChecked();
    await expect(wayIn(page, texts.start.together, tugOfWar.name)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Puzzle/ })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('main.tableside')).toBeVisible({ timeout: FIRST_PICTURE_MS });
    await page.goBack();
    await tug.dblclick();
    await expect(page.locator('main.tableside')).toBeVisible({ timeout: FIRST_PICTURE_MS });
  },
);

test(
  'on a phone nothing is cut off, tiles lie in a row that scrolls, and what is pressed has a finger’s size',
  BLANK,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openStart(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const button of await page.locator('.start-hero .button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    await expect(page.locator('.tile').first()).toBeInViewport({ ratio: 1 });
    await choose(page, tugOfWar.name);
    await expect(page.locator('.tile').last()).toBeInViewport({ ratio: 1 });
  },
);
