import { BLANK, expect, test } from './support/test.ts';
import { texts } from '../../src/app/texts.ts';
import { gameTexts as tractionTexts } from '../../src/app/tables/traction/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { openStart, tablePage } from './support/tablePage.ts';

// A person alone, against the computer.

/** Turns in which the careless bot reaches a pad that nobody guards, and some to spare. */
const TURNS = 12;

test('from the start page, one click, and a bot plays until it wins', BLANK, async ({ page }) => {
  await openStart(page);
  await page.getByRole('button', { name: texts.start.playGameAlone(tractionTexts.card.name) }).click();
  const table = await tablePage(page);
  const winners = () => table.main.getAttribute('data-winners');

  await test.step('it is told what it does, and why it did it', async () => {
    await table.press(tractionTexts.action.endTurn);
    await expect(page.getByRole('region', { name: texts.bots.panel })).toBeVisible();
    await page.getByText(texts.bots.paces['at-once'], { exact: true }).click();
    await expect(page.getByRole('heading', { name: texts.turn.toMove('Blue') })).toBeVisible();
    await table.press(texts.bots.why('Vermilion'));
    await expect(page.getByLabel(texts.table.panelReferee)).toContainText('comes nearer to the pad');
    await expectNoViolations(page);
  });

  await test.step('after a reload it goes on', async () => {
    const before = await table.actions();
    await table.saved(before);
    await page.reload();
    await table.played(before);
    await table.press(tractionTexts.action.endTurn);
    await expect.poll(() => table.actions()).toBeGreaterThan(before + 1);
  });

  await test.step('paused it waits, also for its thought', async () => {
    await expect(page.getByRole('heading', { name: texts.turn.toMove('Blue') })).toBeVisible();
    await table.press(tractionTexts.action.endTurn);
    await table.press(texts.bots.pause);
    await expect(page.getByText(texts.bots.paused('Vermilion'))).toBeVisible();
    await expectNoViolations(page);
    await table.press(texts.bots.goOn);
    await page.getByText(texts.bots.paces['at-once'], { exact: true }).click();
  });

  for (let turn = 0; turn < TURNS && (await winners()) === null; turn += 1) {
    const ended = page.getByRole('region', { name: texts.end.wins('Vermilion') });
    const endTurn = page.getByRole('button', { name: tractionTexts.action.endTurn });
    await expect(ended.or(endTurn)).toBeVisible();
    if (await ended.isVisible()) break;
    await endTurn.click();
  }
  await expect(table.main).toHaveAttribute('data-winners', '1');
});

test(
  'a hint aims at the next step, and at the one after it; nobody gives up for the computer',
  BLANK,
  async ({ page }) => {
    await openStart(page);
    await page.getByRole('button', { name: texts.start.playGameAlone(tractionTexts.card.name) }).click();
    const table = await tablePage(page);
    await page.getByRole('button', { name: texts.advice.ask, exact: true }).click();
    await expect(page.getByText(texts.advice.said('S'))).toBeVisible({ timeout: 60_000 });
    const degrees = page.locator('.aim-degrees');
    const first = await degrees.textContent();
    await expectNoViolations(page);
    await table.press(tractionTexts.action.perform);
    await expect(page.getByRole('button', { name: tractionTexts.action.done })).toBeEnabled();
    await expect(degrees).not.toHaveText(first ?? '');
    expect(await table.actions()).toBe(0);

    await page.getByRole('button', { name: texts.table.menu }).click();
    await expect(page.getByRole('button', { name: /^Blue gives up/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Vermilion gives up/ })).toHaveCount(0);
  },
);

test('in the form a seat is a person, or the computer at a level of the game', BLANK, async ({ page }) => {
  await openStart(page);
  await page.getByRole('link', { name: texts.start.setUpGame(tractionTexts.card.name) }).click();
  await page.getByLabel(texts.form.playedByOf(2)).selectOption('steady');
  await page.getByRole('button', { name: texts.form.play }).click();
  const table = await tablePage(page);
  await table.press(tractionTexts.action.endTurn);
  await expect(page.getByText(texts.bots.named('steady'))).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.turn.toMove('Blue') })).toBeVisible({ timeout: 60_000 });
  expect(await table.actions()).toBeGreaterThan(1);
});
