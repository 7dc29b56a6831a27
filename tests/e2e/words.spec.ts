import { IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { runs, SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { nearWinFile } from './support/nearWin.ts';
import { importText } from './support/openFile.ts';
import { openStart, playWithTwo } from './support/tablePage.ts';
import { listenAt } from './support/textTable.ts';
import { wayIn } from './support/startPage.ts';

test('a match in words is begun and won with a keyboard by what is said alone', async ({ page }) => {
  await openStart(page);
  const link = page.getByRole('link', { name: texts.startFoot.asText });
  for (let stops = 0; stops < 40 && !(await link.evaluate((it) => it === document.activeElement)); stops += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const game = wayIn(page, texts.start.together, tractionTexts.card.name);
  await expect(game).toBeVisible();
  while (!(await game.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  /** Asks for a way with a small piece, and walks it. */
  const walked = async (): Promise<string> => {
    const [, walk = ''] = /: (walk .*)$/m.exec(await say('way S1')) ?? [];
    const heard = await say(walk);
    expect(heard).not.toContain('lies flat');
    return heard;
  };
  let { line, log, say } = await listenAt(page);

  await test.step('a turn from the pads; in a soak, all until the rival’s pad is reached', async () => {
    let heard = '';
    for (let turn = 1; turn <= runs(1, 10) && !/ wins\./.test(heard); turn += 1) {
      heard = await walked();
      if (!/ wins\./.test(heard)) await say('end');
    }
    expect(heard).toMatch(SOAKING ? /Blue’s S1 touched Vermilion’s pad[^]*Blue wins\./ : /Blue’s S1 walked/);
  });

  await test.step('a match that is nearly won is won', async () => {
    await openStart(page);
    await importText(page, nearWinFile());
    await page.getByLabel(texts.talking.line).focus();
    ({ line, log, say } = await listenAt(page));
    let heard = await walked();
    for (let turn = 1; turn <= 2 && !/ wins\./.test(heard); turn += 1) {
      await say('end');
      await say('end'); // Bob's turn
      heard = await walked();
    }
    expect(heard).toMatch(/Ann’s S1 touched Bob’s pad[^]*Ann wins\./);
  });

  await test.step('the line keeps the focus, and the ruling was said once', async () => {
    await expect(line).toBeFocused();
    await expect(
      page.locator('[role=log], [role=alert], [aria-live], output').filter({ hasText: 'Ann wins.' }),
    ).toHaveCount(1);
  });

  await test.step('the same players begin again', async () => {
    await page.keyboard.type('new');
    await page.keyboard.press('Enter');
    await expect(page.locator('main.tableside')).toHaveAttribute('data-actions', '0');
    await expect(log).toContainText('Ann to move. Turn 1;');
    await expect(line).toBeFocused();
  });
});

test(
  'the text table opens by key and by menu, keeps no focus, and everything is said in one place',
  IN_SOAK.blank,
  async ({ page }) => {
    const table = await playWithTwo(page);
    const announced = page.locator('[data-announced]');
    const panel = page.getByRole('region', { name: texts.textTable.title });
    await expect(announced).toHaveText('Blue to move.');

    await test.step('the key opens it and goes to its line', async () => {
      await page.keyboard.press('/');
      const { say } = await listenAt(page);
      await expect(announced).toHaveText('');
      const heard = await say('walk L2 B 90');
      expect(heard.match(/Blue’s L2 touched Blue’s M2/g)).toHaveLength(1);
      await expect(announced).toHaveText('');
      await expectNoViolations(page);
    });

    await test.step('what is refused can be mended in its place, and the arrows bring lines back', async () => {
      const line = page.getByLabel(texts.talking.line);
      await page.keyboard.type('walk X1 C 180');
      await page.keyboard.press('Enter');
      await expect(panel).toContainText('Column 6: "X1"; expected a piece of Blue: L1, L2, M1, M2, S1, S2.');
      await page.keyboard.type('S1'); // the word is selected
      await expect(line).toHaveValue('walk S1 C 180');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(line).toHaveValue('walk L2 B 90');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(line).toHaveValue('walk S1 C 180');
    });

    await test.step('Tab completes a word where it can, and goes on where it cannot', async () => {
      const line = page.getByLabel(texts.talking.line);
      await line.fill('near');
      await page.keyboard.press('Tab');
      await expect(line).toHaveValue('nearest ');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: texts.talking.go })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(line).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('log')).toBeFocused();
    });

    await test.step('Escape clears the line, then puts the table away; then the announcer speaks', async () => {
      await page.getByLabel(texts.talking.line).focus();
      await page.keyboard.press('Escape');
      await expect(page.getByLabel(texts.talking.line)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await table.type('walk S1 D 180');
      await expect(announced).toHaveText(/^Blue’s S1 walked 1 step\./);
    });

    await test.step('the menu opens it again, and it stays open for the next visit', async () => {
      await table.openMenu();
      await page.getByRole('button', { name: texts.textTable.title, exact: true }).click();
      await expect(page.getByLabel(texts.talking.line)).toBeFocused();
      await page.reload();
      await expect(page.getByLabel(texts.talking.line)).toBeFocused();
    });
  },
);

test('on a phone it is under the table and has no violations', IN_SOAK.words, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./?still&seed=3#/text');
  await wayIn(page, texts.start.together, tractionTexts.card.name).click();
  const { say, line } = await listenAt(page);
  await say('look');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await expect(line).toBeInViewport();
});

test.describe('before the table in words is chosen', () => {
  test.use({ settings: { textTable: false } });

  test('it needs no picture: a browser without WebGL 2 is told so, can go back, and plays in words', async ({
    page,
  }) => {
    await openStart(page);
    const game = wayIn(page, texts.start.together, tractionTexts.card.name);
    await game.click();
    await expect(page.getByRole('heading', { name: texts.noWebgl.title })).toBeVisible();
    await page.getByRole('link', { name: texts.backToStart }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
    await game.click();
    const inWords = page.getByRole('button', { name: texts.noWebgl.inWords });
    await inWords.click();
    const address = page.url();
    const { say } = await listenAt(page);
    expect(await say('walk S1 D 180, B 180')).toContain('Blue’s S1 walked 2 steps.');
    await page.getByRole('button', { name: texts.textTable.close }).click();
    await inWords.click();
    await expect(page.locator('main.tableside')).toHaveAttribute('data-actions', '1');
    expect(page.url()).toBe(address);
  });

  test('whoever asks for a match in words says of which game', async ({ page }) => {
    await openStart(page);
    await page.getByRole('link', { name: texts.startFoot.asText }).click();
    await wayIn(page, texts.start.together, trexlandsTexts.card.name).click();
    await expect(page.getByLabel(texts.talking.line)).toBeFocused();
    await expect(page.locator('main.tableside')).toHaveAttribute('data-phase', /./);
  });
});
