import { BLANK, DRAWN, IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { fingersOn } from './support/fingers.ts';
import { TABLE_ALONE } from './support/tableAlone.ts';
import { playNow, playWithTwo, type TablePage } from './support/tablePage.ts';
import { fromMenu } from './support/fromMenu.ts';

/** What helps the eye and changes nothing: the ruler, the reach of a piece, the footprints of the last turn. */
const TABLE = '[data-testid=table]';
/** The table alone, but captions are in a system's own font: it may differ by as much as they cover. */
const ALIKE = { ...TABLE_ALONE, maxDiffPixels: 2000, clip: { x: 430, y: 120, width: 470, height: 390 } } as const;

/** Walks two pieces, aims with the second, and lays the ruler. */
async function withAllAids({ page, type }: TablePage): Promise<void> {
  const table = page.locator(TABLE);
  await type('walk S1 D 180, B 180, D 90');
  await type('walk M1 C 90');
  await page.locator('[data-piece="1-M1"]').click();
  await expect(table).toHaveAttribute('data-footprints', 'S1:3 M1:1');
  await expect(table).toHaveAttribute('data-walk-reach', '56.1');
  await expect(table).not.toHaveAttribute('data-tackle-reach');
  await page.keyboard.press('r');
  await expect(table).toHaveAttribute('data-ruler');
}

test.describe('as a picture', DRAWN, () => {
  test.use({ settings: { quality: 'auto' } });

  // What lies there is held without a picture, below.
  if (SOAKING)
    test('the ruler, the reach of a piece and the footprints of the last turn are seen', async ({ page }) => {
      await withAllAids(await playWithTwo(page));
      await expect(page).toHaveScreenshot('aids.png', ALIKE);
    });
});

test(
  'the ruler by pointer and by keys, the reach of a piece, and the footprints of the last turn',
  BLANK,
  async ({ page }) => {
    const opened = await playWithTwo(page);
    const { handle, main, openMenu } = opened;
    const table = page.locator(TABLE);
    const said = page.locator('[data-said=ruler]');

    await test.step('the ruler reads how far the pads are apart, and is pulled from a piece to another', async () => {
      await fromMenu(page, tractionTexts.aids.ruler);
      await expect(table).toHaveAttribute('data-ruler', '381.0');
      await expect(said).toHaveText('From the edge of Blue’s pad to the edge of Vermilion’s pad: 381 mm (15 in)');
      const [from, to] = [await handle.screenOf('0-L1'), await handle.screenOf('0-S2')];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await expect(said).toHaveText(/^From (the middle|corner \w) of Blue’s L1 to /);
      expect(await handle.stage()).toBe('idle');
    });

    await test.step('keys lead its ends from thing to thing and by the millimetre; Escape takes it away', async () => {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await page.keyboard.press('n');
      await expect(said).toHaveText(/^From the middle of .+ to the middle of /);
      const before = Number(await table.getAttribute('data-ruler'));
      await page.keyboard.press('Shift+ArrowUp');
      await expect(said).toContainText(tractionTexts.aids.part.table);
      expect(Number(await table.getAttribute('data-ruler'))).not.toBe(before);
      await page.keyboard.press('Escape');
      await expect(table).not.toHaveAttribute('data-ruler');
      await expect(main).toHaveAttribute('data-actions', '0');
    });

    await test.step('what a pointer rests on says what it is, with its clause, until it is put away', async () => {
      const note = page.locator('.about-note');
      const piece = await handle.screenOf('1-L1');
      await page.mouse.move(piece.x, piece.y);
      await expect(note).toContainText(tractionTexts.pointing.piece('L', ''));
      await expect(note.locator('.clause-mark')).toBeVisible();
      const [pad] = (await handle.position()).pads;
      if (!pad) throw new Error('no pad');
      const corner = await handle.screenAt(pad.xMm + 60, pad.zMm - Math.sign(pad.zMm) * 34, 0);
      await page.mouse.move(corner.x, corner.y);
      await expect(note.getByRole('button', { name: /TR-32/ })).toBeVisible();
      await note.getByRole('button', { name: texts.referee.dismiss }).click();
      await expect(note).toBeHidden();
    });

    await withAllAids(opened);
    await expectNoViolations(page);

    await test.step('keys hide what is not wanted, and show it again', async () => {
      await page.keyboard.press('s');
      await expect(table).not.toHaveAttribute('data-walk-reach');
      await page.keyboard.press('p');
      await expect(table).toHaveAttribute('data-footprints', '');
      await page.keyboard.press('p');
      await expect(table).toHaveAttribute('data-footprints', 'S1:3 M1:1');
    });

    await test.step('a replay can be measured, too, and its own keys wait meanwhile', async () => {
      await (await openMenu()).getByRole('link', { name: texts.replay.link, exact: true }).click();
      await expect(page.locator(`.watch ${TABLE}[data-ready]`)).toBeVisible();
      await page.keyboard.press('r');
      await expect(table).toHaveAttribute('data-ruler', '381.0');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(table).not.toHaveAttribute('data-ruler', '381.0');
      await page.keyboard.press('Escape');
      await expect(table).not.toHaveAttribute('data-ruler');
    });
  },
);

test.describe('on a phone', BLANK, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a finger pulls an end of the ruler, two on the cloth are the camera’s, and what was ruled is a line until it is asked',
    IN_SOAK.words,
    async ({ page }) => {
      const { handle, openMenu, type } = await playNow(page);
      const table = page.locator(TABLE);
      const fingers = await fingersOn(page);
      await (await openMenu()).getByRole('button', { name: tractionTexts.aids.ruler, exact: true }).click();
      await expect(table).toHaveAttribute('data-ruler', '381.0');
      const { pads } = await handle.position();
      const middle = (pads[0]?.zMm ?? 0) - (Math.sign(pads[0]?.zMm ?? 0) * 76.2) / 2;
      await fingers.pull(await handle.screenAt(0, middle, 0), await handle.screenAt(40, 0, 0));
      await fingers.lift();
      await expect(table).not.toHaveAttribute('data-ruler', '381.0');
      const pulled = await table.getAttribute('data-ruler');
      const eye = await handle.screenAt(0, 0, 0);
      const [left, right] = [await handle.screenAt(-110, 0, 0), await handle.screenAt(120, 0, 0)];
      await fingers.at(left);
      await fingers.at(left, right);
      await fingers.at({ ...left, x: left.x - 30 }, { x: right.x + 30, y: right.y + 30 });
      await fingers.lift();
      expect(await table.getAttribute('data-ruler')).toBe(pulled);
      expect(await handle.screenAt(0, 0, 0)).not.toEqual(eye);
      await page.getByRole('button', { name: tractionTexts.aids.rulerAway }).tap();

      await type('walk L2 B 90');
      const referee = page.getByLabel(texts.table.panelReferee);
      const line = referee.getByRole('button', { expanded: false }); // which the table is seen around
      const takeBack = page.getByRole('button', { name: texts.undo.button, exact: true });
      await expect(takeBack.locator('svg')).toBeInViewport({ ratio: 1 });
      await line.tap();
      await expect(line).toBeHidden();
      await expect(referee).toContainText('lies flat on its pad');
      await expect(takeBack.locator('svg')).toBeInViewport({ ratio: 1 });
      await page.touchscreen.tap(200, 300);
      await expect(line).toBeVisible();
      await takeBack.tap();
      await expect(page.getByRole('region', { name: texts.undo.title('Blue') })).toBeVisible();
    },
  );
});
