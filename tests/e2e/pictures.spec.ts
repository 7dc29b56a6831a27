import { texts } from '../../src/app/texts.ts';
import { DRAWN, expect, test } from './support/test.ts';
import { gameTexts as tractionTexts } from '../../src/app/tables/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '../../src/app/tables/trexlands/texts.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { answer, click, movable, openRound } from './support/roundPage.ts';
import { openStart, playNow, tablePage } from './support/tablePage.ts';
import { listenAt } from './support/textTable.ts';

/**
 * Pictures of the main states. Every system has its own fonts, so that text is never alike to the pixel; what stands
 * where is.
 */
const ALIKE = { maxDiffPixelRatio: 0.05, threshold: 0.3, animations: 'disabled' } as const;

// Pictures are compared.
test.use({ settings: { quality: 'auto' } });

const SCREENS = {
  desktop: { width: 1280, height: 800 },
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use({ viewport, colorScheme: 'light' });

    test('the start page', async ({ page }) => {
      await openStart(page);
      await expect(page).toHaveScreenshot(`start-${screen}.png`, ALIKE);
    });

    test('the form', async ({ page }) => {
      await openStart(page);
      await page.getByRole('link', { name: texts.start.setUpGame(tractionTexts.card.name) }).click();
      await expect(page.getByRole('heading', { level: 1, name: tractionTexts.form.title })).toBeVisible();
      await expect(page).toHaveScreenshot(`form-${screen}.png`, ALIKE);
    });

    test('the table: a new match, an aim, a foul', DRAWN, async ({ page }) => {
      const table = await playNow(page);
      await expect(page).toHaveScreenshot(`table-${screen}.png`, ALIKE);
      await page.locator('[data-piece="0-S1"]').click();
      await page.getByRole('button', { name: tractionTexts.action.cornerName('D') }).click();
      await expect(page).toHaveScreenshot(`aim-${screen}.png`, ALIKE);
      await table.type('walk L2 B 90');
      await expect(page).toHaveScreenshot(`foul-${screen}.png`, ALIKE);
    });
  });
}

for (const [screen, viewport] of Object.entries({ desktop: SCREENS.desktop, upright: SCREENS.upright })) {
  test(`the table in words, ${screen}`, DRAWN, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('./?still&seed=3#/text');
    await tablePage(page);
    const { say } = await listenAt(page);
    for (const line of ['where L2', 'walk L2 B 90', 'walk X1 C 180']) await say(line);
    await expect(page).toHaveScreenshot(`words-${screen}.png`, ALIKE);
  });
}

for (const [screen, viewport] of Object.entries({ desktop: SCREENS.desktop, upright: SCREENS.upright })) {
  test(
    `the table of Trexlands, ${screen}: a throw, the board, a truck and where it may go, the market, cards in private, the arena`,
    DRAWN,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      const round = await openRound(page, click);
      const pictured = (what: string): Promise<void> =>
        expect(page).toHaveScreenshot(`round-${what}-${screen}.png`, ALIKE);
      const answerUntil = async (phase: string, pass = false): Promise<void> => {
        while ((await round.now())['phase'] !== phase) {
          if (!(await answer(round, click)) && pass)
            await click(page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }));
        }
      };
      await pictured('throw');
      await answerUntil('move');
      await pictured('board');
      await click(movable(page));
      await pictured('places');
      await answerUntil('market', true);
      await expect(page.locator('.about-note')).toBeHidden(); // of the truck that was touched: the game has gone on
      await pictured('market');
      await answerUntil('arena');
      await page.locator('.pass-device [data-take]').click();
      await pictured('private');
      while (!(await page.locator('.arena-panel').isVisible())) await answer(round, click);
      await pictured('arena');
    },
  );
}

test('the end of a match', DRAWN, async ({ page }) => {
  const match = await playHeadless(['walk S1 D 180', 'concede']);
  await openStart(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(match)) });
  await tablePage(page);
  await expect(page).toHaveScreenshot('end-desktop.png', ALIKE);
});

test('the table in the dark', DRAWN, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await playNow(page);
  await expect(page).toHaveScreenshot('table-dark.png', ALIKE);
});
