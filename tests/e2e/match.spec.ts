import { BLANK, IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { openStart, playNow, tablePage, type TablePage } from './support/tablePage.ts';
import { stepTowards } from './support/towards.ts';
import { toForm } from './support/startPage.ts';
import { howItCame } from './support/howItCame.ts';

/** Straight ahead of Blue's first large piece, in the rival's pad. */
const GOAL = { xMm: -35, zMm: -215 };
const RANGE = 8;

/** Steps by pointer until the walk is over, by its range or by a win. */
async function walk(table: TablePage, piece: string, steps: number): Promise<void> {
  const before = await table.actions();
  for (let i = 0; i < steps && (await table.actions()) === before; i += 1) {
    await table.step(piece, stepTowards(piece, await table.handle.standing(piece), GOAL));
  }
}

test('two players play a whole match to its win by pointer', BLANK, async ({ page }) => {
  await openStart(page);
  await toForm(page, tractionTexts.card.name);
  await page.getByLabel(texts.form.nameOf(1)).fill('Ann');
  await page.getByLabel(texts.form.nameOf(2)).fill('Bob');
  await page.getByText(texts.form.rules, { exact: true }).click();
  const ranges = page.getByRole('radiogroup', { name: tractionTexts.form.ranges });
  await ranges.getByText(tractionTexts.form.rangesCustom, { exact: true }).click();
  await page.getByLabel(tractionTexts.form.rangeOf('L')).fill(String(RANGE));
  await page.getByRole('button', { name: texts.form.play }).click();
  const table = await tablePage(page);

  await test.step('Ann walks eight steps with a large piece', async () => {
    await expect(page.getByRole('heading', { name: texts.turn.toMove('Ann') })).toBeVisible();
    await walk(table, '0-L1', RANGE);
    await table.played(1);
    await expect(page.getByLabel(texts.table.panelReferee)).toContainText('Ann’s large one walked 8 steps.');
  });

  await test.step('and ends her turn', async () => {
    await table.press(tractionTexts.action.endTurn);
    await table.played(2);
    await expect(page.getByRole('heading', { name: texts.turn.toMove('Bob') })).toBeVisible();
  });

  await test.step('Bob takes one step, is content, and ends his turn', async () => {
    await table.step('1-S2', stepTowards('1-S2', await table.handle.standing('1-S2'), { xMm: 120, zMm: -240 }));
    await table.press(tractionTexts.action.done);
    await table.played(3);
    await table.press(tractionTexts.action.endTurn);
    await table.played(4);
  });

  await test.step('Ann reaches his pad and wins', async () => {
    await walk(table, '0-L1', RANGE);
    await table.played(5);
    await expect(table.main).toHaveAttribute('data-winners', '0');
    const end = page.getByRole('region', { name: texts.end.wins('Ann') });
    await howItCame(page);
    await expect(end.getByTitle(/TR-32/)).toBeVisible();
    await expect(end).toContainText('Ann’s large one touched Bob’s pad');
  });

  await test.step('the finished match is in the store, and the same again is a click away', async () => {
    await table.saved(5);
    // The offer of unequal hands comes a moment later than the rest, and moves the buttons below it.
    await expect(page.getByRole('button', { name: texts.evening.again })).toBeVisible();
    await table.press(texts.end.sameAgain);
    await expect(table.main).toHaveAttribute('data-actions', '0');
    await expect(page.getByRole('heading', { name: texts.turn.toMove('Ann') })).toBeVisible();
    await page.goto('./?still#/');
    await expect(page.getByText(texts.saved.wonBy(['Ann']))).toBeVisible();
  });
});

test(
  'whoever presses a step’s button again at the same place takes the next step, and does not end the walk',
  IN_SOAK.blank,
  async ({ page }) => {
    await playNow(page);
    const { action } = tractionTexts;
    const go = page.getByRole('button', { name: action.perform, exact: true });
    const end = page.getByRole('button', { name: action.done, exact: true });
    const aim = async (corner: string): Promise<void> => {
      await page.getByRole('button', { name: action.cornerName(corner) }).click();
      await page.getByRole('slider', { name: action.swivelDegrees }).fill('90');
      await expect(go).toBeEnabled();
    };
    await page.locator('.tray button[aria-label^="Small 1"]').click();
    await aim('D');
    const before = await go.boundingBox();
    await go.click();
    await expect(end).toBeEnabled();
    await aim('B');
    const after = await go.boundingBox();
    if (before === null || after === null) throw new Error('no button');
    const [left, top] = [before.x + before.width / 2 - after.x, before.y + before.height / 2 - after.y];
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(after.width);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(after.height);
  },
);
