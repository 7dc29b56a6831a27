import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { LESSON } from '#games/trexlands/help/lesson.ts';
import { expectNoViolations } from './support/axe.ts';
import { openStart } from './support/tablePage.ts';
import { IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { toLearn } from './support/startPage.ts';

const main = (page: Page) => page.locator('main.tableside');
const button = (page: Page, selector: string): Locator => page.locator(`.dock-place ${selector}`).first();

/** What each step asks to be pressed. */
const PRESSED: readonly (readonly string[])[] = [
  ['.truck-tray button:enabled', '[data-place=city]'],
  ['.truck-tray button:enabled', '[data-place=b3]', '[data-roll-for-me]', '[data-go-on]'],
  ['[data-lot="2"]', '[data-slot="2"]', '[data-pass]'],
  ['[data-lay=fortress]', '[data-place-with="1"]', 'button[data-ready]', '[data-nobody]', '[data-reveal]'],
  [
    '.truck-tray button:enabled',
    '[data-place]',
    '[data-lot="2"]',
    '[data-slot="2"]',
    '[data-pass]',
    'button[data-ready]',
  ],
];

/** A step with steps before and after it. */
const AT_MARKET = 2;

test('the first lesson of Trexlands goes from Learn to a match by its buttons, of a finger’s size', async ({
  page,
}) => {
  await openStart(page);
  await toLearn(page, gameTexts.card.name);
  for (const [i, presses] of PRESSED.entries()) {
    await expect(page.getByText(texts.lesson.step(i + 1, LESSON.length))).toBeVisible();
    await expect(main(page)).toHaveAttribute('data-verdict', 'open');
    if (i === AT_MARKET) {
      const ways = page.getByRole('navigation', { name: texts.lesson.ways }).getByRole('link');
      await expect(ways).toHaveText([texts.drills.back, texts.drills.skip, /./]);
      for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    }
    for (const press of presses) await button(page, press).click();
    await expect(main(page)).toHaveAttribute('data-verdict', 'passed');
    await expect(page.getByRole('region', { name: texts.drills.outcome })).toContainText(LESSON[i]?.well ?? '');
    if (i === 0) await expectNoViolations(page);
    if (i < LESSON.length - 1) await page.getByRole('button', { name: texts.lesson.next }).press('Enter');
  }
  await page.getByRole('button', { name: texts.lesson.playComputer }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{16}$/);
});

test('on a phone the card of a step folds once play goes on, and opens again', IN_SOAK.blank, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./?still#/trexlands/learn/lesson-score');
  const card = page.getByRole('region', { name: texts.lesson.panel });
  await expect(card).toContainText(LESSON[0]?.task ?? '');
  await button(page, '.truck-tray button:enabled').click();
  await expect(card).not.toContainText(LESSON[0]?.task ?? '');
  expect((await card.boundingBox())?.height).toBeLessThan(60);
  await card.getByRole('button').click();
  await expect(card).toContainText(LESSON[0]?.task ?? '');
});

test('all its rules are a press away on the start page, as those of Traction', IN_SOAK.words, async ({ page }) => {
  for (const { name, rules, clause } of [
    { ...tractionTexts.card, clause: 'TR-10' },
    { ...gameTexts.card, clause: 'TX-12' },
  ]) {
    await openStart(page);
    const game = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await game.getByRole('link', { name: rules }).click();
    await expect(page.locator(`[data-clause=${clause}]`)).toBeVisible();
    await expect(page).toHaveTitle(texts.titleOf(texts.rules.titleOf(name)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.rules.titleOf(name));
  }
});
