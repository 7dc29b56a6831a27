import { BLANK, expect, test, type Locator, type Page } from './support/test.ts';
import { dragStep } from './support/drag.ts';
import { handleOf } from './support/handle.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { playNow, playWithTwo } from './support/tablePage.ts';
import { fromMenu } from './support/fromMenu.ts';
import { howItCame } from './support/howItCame.ts';

test('a foul is ruled on with its clause, penalised, and made good a turn later', BLANK, async ({ page }) => {
  const table = await playWithTwo(page);
  const referee = page.getByLabel(texts.table.panelReferee);
  const before = await table.handle.position();

  await test.step('Blue swings a large piece into its neighbour', async () => {
    await table.step('0-L2', { corner: 'B', swivelDeg: 90 });
    await table.played(1);
    await expect(referee).toContainText('Blue’s large one touched Blue’s medium one while walking');
    await referee.locator('.unfold').click();
    await expect(referee.getByTitle(/TR-10/)).toBeVisible();
    await expect(referee).toContainText(
      'Blue’s large one lies flat on its pad: in Blue’s next turn it may only be set upright.',
    );
    await expect(page.locator('[data-announced]')).toHaveAttribute('data-announced', /Blue’s L2 touched Blue’s M2/);
  });

  await test.step('the piece lies flat, all others stand exactly where they stood', async () => {
    const { pieces } = await table.handle.position();
    expect(pieces.find(({ id }) => id === '0-L2')?.pose).toBe('flat');
    expect(pieces.filter(({ id }) => id !== '0-L2')).toEqual(before.pieces.filter(({ id }) => id !== '0-L2'));
  });

  await test.step('the tray says why it may not act, and so does the referee when asked', async () => {
    const button = page.locator('[data-piece="0-L2"]');
    await expect(button).toHaveAttribute('aria-label', 'Large 2: made a foul this turn');
    await button.click({ force: true }); // it looks disabled, and answers
    await expect(page.locator('[data-fault="barred-penalised"]')).toBeVisible();
  });

  await test.step('at the start of Blue’s next turn it may be set upright, and then may not act', async () => {
    await table.press(tractionTexts.action.endTurn);
    await table.press(tractionTexts.action.endTurn);
    await table.press(tractionTexts.right.piece('Blue’s large one'));
    await table.played(4);
    expect((await table.handle.position()).pieces.find(({ id }) => id === '0-L2')?.pose).toBe('upright');
    await expect(page.locator('[data-piece="0-L2"]')).toHaveAttribute(
      'aria-label',
      'Large 2: was set upright this turn',
    );
  });
});

test.describe('where the player is asked first', () => {
  test.use({ settings: { askBeforeFouls: true } });

  test('a step that looks like a foul waits until it is ordered once more', BLANK, async ({ page }) => {
    const table = await playNow(page);
    await page.locator('[data-piece="0-L1"]').click();
    await page.getByRole('button', { name: tractionTexts.action.cornerName('A') }).click();
    await page.getByLabel(tractionTexts.action.swivelDegrees).fill('180');
    await table.press(tractionTexts.action.perform);
    const question = page.locator('.foul-question');
    await expect(question.getByRole('alert')).toContainText('Looks like a foul.');
    await expect(question).toContainText(
      'your large one lies flat on its pad: in your next turn it may only be set upright.',
    );
    await expect(table.main).toHaveAttribute('data-stage', 'aiming');

    await test.step('Cancel and Escape go back to the aim', async () => {
      await table.press(tractionTexts.action.cancelStep);
      await expect(question).toHaveCount(0);
      await expect(page.getByLabel(tractionTexts.action.swivelDegrees)).toHaveValue('180');
      await table.press(tractionTexts.action.perform);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('button', { name: tractionTexts.action.perform, exact: true })).toBeEnabled();
    });

    await table.press(tractionTexts.action.perform);
    await expect(question.getByRole('button', { name: tractionTexts.action.cancelStep })).toBeFocused();
    await table.press(tractionTexts.action.performAnyway);
    await table.played(1);
  });
});

test.describe('a walk that is dragged on to one rival’s piece', () => {
  test.use({ settings: { askBeforeFouls: true } });

  const toTheRival = async (page: Page): Promise<void> => {
    await page.goto('./?still#/learn/first-tackle');
    await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible();
    await expect(page.locator('.dock .hint'), 'no goal of a match').toHaveText(tractionTexts.action.taskHint);
    await dragStep(page, '0-L1', 'C', 90);
    await expect(page.locator('.foul-question')).toBeVisible();
  };

  test('is asked about there, and a press makes it a tackle or stops it short', BLANK, async ({ page }) => {
    const { atRival } = tractionTexts.action;
    const badge = (words: string): Locator => page.locator('[data-badge]', { hasText: words });
    await toTheRival(page);
    await expect(badge(atRival.short)).toBeVisible();
    await badge(atRival.tackle).click();
    await expect(page.locator('main.tableside')).toHaveAttribute('data-verdict', 'passed');
    await page.reload();
    await toTheRival(page);
    await badge(atRival.short).click();
    await expect(page.locator('main.tableside')).toHaveAttribute('data-stage', /between-steps|idle/);
    expect((await handleOf(page).position()).pieces.every(({ pose }) => pose === 'upright')).toBe(true);
  });

  test(
    'can be answered by keys in the dock, where Enter never does what looks like a foul',
    BLANK,
    async ({ page }) => {
      await toTheRival(page);
      const question = page.locator('.foul-question');
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(page.locator('main.tableside')).toHaveAttribute('data-stage', 'aiming');
      await page.getByRole('button', { name: tractionTexts.action.perform, exact: true }).press('Enter');
      await question.locator('[data-answer=tackle]').press('Enter');
      await expect(page.locator('main.tableside')).toHaveAttribute('data-verdict', 'passed');
    },
  );
});

test('a move is taken back by consent, exactly, and so is a concession', async ({ page }) => {
  const table = await playNow(page);
  const before = await table.handle.position();
  await table.type('walk L2 B 90');

  await test.step('refused, nothing changes', async () => {
    await table.press(texts.undo.button);
    await table.press(texts.undo.refuses('Vermilion'));
    await table.played(1);
  });

  await test.step('agreed to, everything is as it was, in the save as well', async () => {
    await table.press(texts.undo.button);
    await expect(page.getByRole('region', { name: texts.undo.title('Blue') })).toContainText('L2 walked');
    await table.press(texts.undo.agrees('Vermilion'));
    await table.played(0);
    expect(await table.handle.position()).toEqual(before);
    await table.saved(0);
  });

  await test.step('so is a concession, and the match goes on', async () => {
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: texts.menu.concede('Vermilion') }).click();
    await table.press(texts.menu.concedeYes);
    const end = page.getByRole('region', { name: texts.end.wins('Blue') });
    await howItCame(page);
    await end.getByRole('button', { name: texts.undo.button }).click();
    await expect(end).toHaveCount(0); // it does not stand in front of the question
    await table.press(texts.undo.refuses('Blue'));
    await howItCame(page);
    await end.getByRole('button', { name: texts.undo.button }).click();
    await table.press(texts.undo.agrees('Blue'));
    await table.played(0);
    expect(await table.handle.position()).toEqual(before);
    await table.saved(0);
  });
});

test('a step is taken by keyboard alone', BLANK, async ({ page }) => {
  const table = await playNow(page);
  await page.locator('[data-testid=table]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft'); // the last in the row, the second small one
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-piece="0-S1"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('d');
  for (let i = 0; i < 36; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(table.main).toHaveAttribute('data-stage', 'between-steps');
  await page.keyboard.press('Shift+E');
  await table.played(1);
  await fromMenu(page, texts.log.title);
  const log = page.getByRole('region', { name: texts.log.title });
  await expect(log).toContainText('S1 walked 1 step, 20 mm');
  await page.getByRole('checkbox', { name: texts.log.notation, exact: true }).check();
  await expect(log.locator('code')).toHaveText('walk S1 D 180');
});

test('“End turn” says how many pieces can still move; a double press ends one turn', async ({ page }) => {
  const table = await playWithTwo(page);
  const end = page.getByRole('button', { name: tractionTexts.action.endTurn, exact: true });
  await expect(end).toContainText(tractionTexts.action.endTurnLeaves(2));
  await expect(end).toHaveAccessibleDescription(/End turn: 2 pieces can still move/);
  await page.getByRole('button', { name: tractionTexts.action.endTurn, exact: true }).dblclick();
  await table.played(1);
  await table.press(tractionTexts.action.endTurn);
  await table.played(2);
});
