import { BLANK, IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { playNow, type TablePage } from './support/tablePage.ts';

/** Takes hold of a piece and shoves it until it has moved, as somebody does who should not. */
async function shove(table: TablePage, piece: string): Promise<void> {
  const { page, handle } = table;
  const from = await handle.screenOf(piece);
  const stood = await handle.standing(piece);
  const before = await table.actions();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await expect
    .poll(async () => {
      await page.mouse.move(from.x + 40, from.y - 30 - Math.random());
      const now = await handle.standing(piece);
      return Math.hypot(now.xMm - stood.xMm, now.zMm - stood.zMm);
    })
    .toBeGreaterThan(4);
  await page.mouse.up();
  await table.played(before + 1);
}

test('a crash out of turn is put back exactly, and the opponent picks a piece', BLANK, async ({ page }) => {
  const table = await playNow(page);
  const before = await table.handle.position();

  await test.step('Vermilion reaches for a piece of Blue’s while Blue is to move', async () => {
    await table.openMenu();
    await page.getByRole('button', { name: tractionTexts.menu.reach('Vermilion') }).click();
    await expect(page.getByText(tractionTexts.menu.reaching('Vermilion'))).toBeVisible();
    await expect(page.getByTestId('table')).toBeFocused(); // its keys choose the piece
    await shove(table, '0-S1');
  });

  await test.step('it is a crash, everything stands where it stood to the hundredth', async () => {
    await page.getByLabel(texts.table.panelReferee).locator('.unfold').click();
    await expect(page.getByLabel(texts.table.panelReferee)).toContainText(
      'Vermilion moved a piece out of turn: a foul.',
    );
    await expect(page.getByTitle(/TR-29/)).toBeVisible();
    expect((await table.handle.position()).pieces).toEqual(before.pieces);
  });

  await test.step('Blue picks a piece, which is laid flat, and play goes on', async () => {
    const prompt = page.getByRole('region', { name: tractionTexts.penalty.title('Blue', 'Vermilion') });
    await expect(page.getByLabel(texts.table.panelActions)).toHaveCount(0); // nothing else can be done meanwhile
    await prompt.getByRole('button', { name: texts.names.piece('Vermilion', 'L1') }).click();
    await table.played(2);
    const { pieces, turn } = await table.handle.position();
    expect(pieces.find(({ id }) => id === '1-L1')?.pose).toBe('flat');
    expect(turn).toEqual(before.turn);
  });
});

/** By this seed a bump shoves a large piece into a medium one; by others it may only jiggle something. */
const MOVES_TWO = 1_000_000_000;

test('a bumped table is nobody’s doing: put back, no penalty', IN_SOAK.words, async ({ page }) => {
  const table = await playNow(page, MOVES_TWO);
  const before = await table.handle.position();
  await table.openMenu();
  await page.getByRole('button', { name: tractionTexts.menu.bump }).click();
  await table.press(tractionTexts.menu.bumpAnywhere);
  await table.played(1);
  await expect(page.getByLabel(texts.table.panelReferee)).toContainText('The table was bumped: nobody’s foul.');
  expect(await table.handle.position()).toEqual(before);
});
