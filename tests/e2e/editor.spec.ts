import { BLANK, IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { openStart, playWithTwo, tablePage } from './support/tablePage.ts';

test('a position is put together, judged, taken back, and played from', BLANK, async ({ page }) => {
  await openStart(page);
  await page.getByRole('link', { name: tractionTexts.editor.title }).click();
  const table = page.locator('[data-testid=table][data-ready]');
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: tractionTexts.editor.add('Blue', 'L') }).click();
  await page.getByRole('button', { name: tractionTexts.editor.add('Vermilion', 'M') }).click();

  // By keys and by numbers: the medium stands where the large one's base will come round to.
  await page.getByLabel(tractionTexts.editor.x).clear();
  await page.getByLabel(tractionTexts.editor.x).pressSequentially('25.4');
  await page.getByLabel(tractionTexts.editor.z).fill('40');
  await page.getByLabel(tractionTexts.editor.yaw).fill('270');
  await page.getByLabel(tractionTexts.editor.yaw).blur();
  await expect(page.getByLabel(tractionTexts.editor.yaw)).toHaveValue('-90');
  await table.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByLabel(tractionTexts.editor.z)).toHaveValue('30');

  await page.getByLabel(tractionTexts.editor.type).fill('tackle L1 A 180');
  await page.getByRole('button', { name: tractionTexts.editor.addAction, exact: true }).click();
  await page.getByRole('button', { name: tractionTexts.editor.judge }).click();
  const answer = page.getByTestId('answer');
  await expect(answer.getByRole('heading')).toHaveText(tractionTexts.editor.answer(1, true));
  await expect(answer).toContainText('TR-13');
  await expectNoViolations(page);

  // Into one another: told, and nothing can be done with it until it is taken back.
  await page.getByRole('button', { name: texts.names.piece('Blue', 'L1') }).click();
  await page.getByLabel(tractionTexts.editor.x).fill('20');
  await page.getByLabel(tractionTexts.editor.z).fill('30');
  await expect(page.getByRole('alert').filter({ hasText: 'does not overlap' })).toBeVisible();
  await expect(page.getByRole('button', { name: tractionTexts.editor.play })).toBeDisabled();
  await page.getByRole('button', { name: tractionTexts.editor.undo }).click();
  await page.getByRole('button', { name: tractionTexts.editor.undo }).click();

  await page.reload(); // what was put together is there again
  await expect(page.getByRole('button', { name: texts.names.piece('Vermilion', 'M1') })).toBeVisible();
  await page.getByRole('button', { name: tractionTexts.editor.play }).click();
  await expect(page.locator('main.tableside')).toBeVisible(); // and not the editor's table any more
  const match = await tablePage(page);
  const { pieces } = await match.handle.position();
  expect(pieces.map(({ id, xMm, zMm }) => [id, xMm, zMm])).toEqual([
    ['0-L1', 0, 0],
    ['1-M1', 25.4, 30],
  ]);
});

test(
  'a pointer drags a piece over the table; a file that is none is refused with its sentence',
  IN_SOAK.drawn,
  async ({ page }) => {
    await page.goto('./?still#/bench');
    const table = page.locator('[data-testid=table][data-ready]');
    await expect(table).toBeVisible();
    await page.getByRole('button', { name: tractionTexts.editor.add('Blue', 'L') }).click();
    const box = await table.boundingBox();
    if (!box) throw new Error('the table is on the screen');
    const chosen = page.getByRole('button', { name: texts.names.piece('Blue', 'L1') });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'false');
    // Somewhere down the middle of the picture the piece is met.
    const x = box.x + box.width / 2;
    let y = box.y + box.height * 0.3;
    while ((await chosen.getAttribute('aria-pressed')) === 'false' && y < box.y + box.height * 0.7) {
      y += 6;
      await page.mouse.click(x, y);
    }
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 4 });
    await page.mouse.up();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel(tractionTexts.editor.x)).not.toHaveValue('0');
    expect(Number(await page.getByLabel(tractionTexts.editor.x).inputValue())).toBeGreaterThan(50);

    await page.locator('input[type=file]').setInputFiles({
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"tumbletop/scenario","version":7}'),
    });
    await expect(page.getByText('odd.json was not opened. $.version is 7')).toBeVisible();
  },
);

test(
  'the position of a match goes to the editor, a piece partly on a pad and all, where a piece in another is told and put right, and the way leads back to the match',
  IN_SOAK.blank,
  async ({ page }) => {
    const table = await playWithTwo(page);
    await table.type('walk S1 D 90');
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: texts.sharing.edit }).click();
    await expect(page.locator('.editor [data-testid=table][data-ready]')).toBeVisible();
    await expect(page.getByLabel(tractionTexts.editor.name)).toHaveValue(
      texts.sharing.positionTitle('Blue and Vermilion', 1),
    );
    await expect(page.getByRole('button', { name: tractionTexts.editor.play })).toBeEnabled();
    await page.getByRole('button', { name: texts.names.piece('Blue', 'S1') }).click();
    const far = await page.getByLabel(tractionTexts.editor.x).inputValue();
    await page.getByLabel(tractionTexts.editor.x).fill('9.92');
    await page.getByLabel(tractionTexts.editor.z).fill('209.55');
    await expect(page.getByRole('alert').filter({ hasText: 'does not overlap' })).toBeVisible();
    await page.getByLabel(tractionTexts.editor.x).fill(far);
    await expect(page.getByRole('alert').filter({ hasText: 'does not overlap' })).toBeHidden();
    await expect(page.getByRole('button', { name: tractionTexts.editor.play })).toBeEnabled();
    await page.getByRole('link', { name: tractionTexts.editor.back.match }).click();
    await (await tablePage(page)).played(1);
  },
);
