import { BLANK, IN_SOAK, expect, test, type Locator } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { NEAR_WIN, nearWinFile } from './support/nearWin.ts';
import { openFile } from './support/openFile.ts';
import { openStart, playNow, tablePage } from './support/tablePage.ts';
import { press, tabTo, walkByKeys as walk } from './support/byKeys.ts';
import { dictate, SENTENCE } from './support/typedText.ts';

/** Straight ahead of Blue's first large piece, in the rival's pad. */
const GOAL = { xMm: -35, zMm: -215 };
const RANGE = 8;

test('a match is set up and begun by keyboard alone, from the start page on', IN_SOAK.blank, async ({ page }) => {
  await openStart(page);
  await tabTo(page, page.getByRole('link', { name: texts.startFoot.setUpGame(tractionTexts.card.name) }));
  await press(page, 'Enter');
  await tabTo(page, page.locator('summary', { hasText: texts.form.rules }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('radiogroup', { name: tractionTexts.form.ranges }).getByRole('radio').first());
  await press(page, 'ArrowRight', 2);
  await tabTo(page, page.getByLabel(tractionTexts.form.rangeOf('L')));
  await page.keyboard.type(String(RANGE));
  await tabTo(page, page.getByRole('button', { name: texts.form.play }));
  await press(page, 'Enter');
  const table = await tablePage(page);

  await press(page, 'ArrowRight');
  await walk(table, '0-L1', GOAL, 1);
  await press(page, 'Shift+E'); // enough steps
  await table.played(1);
  await press(page, 'Shift+E'); // and enough pieces
  await table.played(2);
  await expect(page.getByRole('heading', { name: texts.turn.toMove('Vermilion') })).toBeVisible();
  await press(page, 'Shift+E');
  await table.played(3);
  await dictate(page, SENTENCE);
  await table.played(3);
  expect((await table.handle.position()).options.ranges.at(-1)).toBe(RANGE);
});

test('a match that is nearly won is won by keyboard', IN_SOAK.blank, async ({ page }) => {
  const table = await openFile(page, nearWinFile());
  await page.getByTestId('table').focus();
  while ((await page.locator(`[data-piece="${NEAR_WIN.runner}"]`).getAttribute('aria-pressed')) !== 'true')
    await press(page, 'ArrowRight');
  await walk(table, NEAR_WIN.runner, NEAR_WIN.goal, 4);
  await expect(table.main).toHaveAttribute('data-winners', '0');
  await expect(page.getByRole('heading', { name: texts.end.wins('Ann') })).toBeFocused();
});

test('keys are shown, changed, told when they clash, kept, and usual again', BLANK, async ({ page }) => {
  const table = await playNow(page);
  const { keys, keySettings } = texts;
  const settings = page.getByRole('dialog', { name: texts.settings.title });
  const tackles = page.locator('.dock-said').getByText(tractionTexts.action.tackleHint);
  const rowOf = (action: string): Locator => settings.getByRole('button', { name: keySettings.changeOf(action, '') });

  await test.step('the overlay lists them, and leads to where they are changed', async () => {
    await press(page, '?');
    const overlay = page.getByRole('dialog', { name: keys.title });
    await expect(overlay).toContainText(tractionTexts.keys.actions.tackle);
    await expectNoViolations(page);
    await overlay.getByRole('button', { name: keys.change }).click();
    await expect(settings).toBeVisible();
  });

  await test.step('a key that is somebody else’s is told before it is taken; Esc leaves things as they are', async () => {
    await rowOf(tractionTexts.keys.actions.tackle).click();
    await press(page, 'Escape');
    await expect(settings).toBeVisible();
    await rowOf(tractionTexts.keys.actions.tackle).click();
    await press(page, 'w');
    await expect(settings.getByRole('alert')).toContainText(keySettings.clash('W', tractionTexts.keys.actions.walk));
    await expectNoViolations(page);
    await settings.getByRole('button', { name: keySettings.leave }).click();
    await rowOf(tractionTexts.keys.actions.tackle).click();
    await press(page, 'x');
    await expect(rowOf(tractionTexts.keys.actions.tackle)).toHaveAccessibleName(/X$/);
  });

  await test.step('it works at once, also after a reload', async () => {
    await press(page, 'Escape');
    await press(page, 't');
    await expect(tackles).toHaveCount(0);
    await expect(async () => {
      await press(page, 'x'); // soon after another letter it is text
      await expect(tackles).toBeVisible({ timeout: 1000 });
    }).toPass();
    await table.saved(0);
    await page.reload();
    await tablePage(page);
    await press(page, 'x');
    await expect(tackles).toBeVisible();
  });

  await test.step('and is the usual one again on demand', async () => {
    await press(page, ',');
    await settings.locator('[data-tab=keys]').click();
    await settings.getByRole('button', { name: keySettings.resetAll }).click();
    await press(page, 'Escape');
    await press(page, 'w');
    await expect(tackles).toHaveCount(0);
    await press(page, 't');
    await expect(tackles).toBeVisible();
  });
});
