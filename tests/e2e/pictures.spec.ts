import { texts } from '#play/texts.ts';
import { DRAWN, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { runs } from '../effort.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { openFile } from './support/openFile.ts';
import { answer, click, movable, openRound } from './support/roundPage.ts';
import { openStart, playNow, tablePage } from './support/tablePage.ts';
import { listenAt } from './support/textTable.ts';
import { toForm, wayIn } from './support/startPage.ts';

/**
 * Pictures of the main states. Every system has its own fonts, so that text is never alike to the pixel; what stands
 * where is. How the table itself is drawn, other files hold (pieces, surfaces, evidence).
 */
const ALIKE = { maxDiffPixelRatio: 0.03, threshold: 0.3, animations: 'disabled' } as const;

/** By the lamp, and for one picture by daylight. */
test.use({ colorScheme: 'dark', settings: { theme: 'system' } });

const SCREENS = {
  desktop: { width: 1280, height: 800 },
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;

/** The page as it is now, on each of the screens. */
async function pictured(page: Page, what: string, screens: Partial<typeof SCREENS> = SCREENS): Promise<void> {
  for (const [screen, viewport] of Object.entries(screens)) {
    await page.setViewportSize(viewport);
    await expect(page).toHaveScreenshot(`${what}-${screen}.png`, ALIKE);
  }
}

test('the start page and the form', async ({ page }) => {
  await openStart(page);
  await pictured(page, 'start');
  await toForm(page, tractionTexts.card.name);
  await expect(page.getByRole('heading', { level: 1, name: tractionTexts.form.title })).toBeVisible();
  await pictured(page, 'form');
});

// How much is folded away at first goes by the size with which a table is opened.
for (const [screen, details, first, screens] of [
  ['on a desk', IN_SOAK.drawn, SCREENS.desktop, { desktop: SCREENS.desktop }],
  ['on a phone', DRAWN, SCREENS.upright, { upright: SCREENS.upright, sideways: SCREENS.sideways }],
] as const) {
  test(`the table ${screen}: a new match, an aim, a foul`, details, async ({ page }) => {
    await page.setViewportSize(first);
    const table = await playNow(page);
    await pictured(page, 'table', screens);
    if (screen === 'on a desk') {
      await page.emulateMedia({ colorScheme: 'light' });
      await pictured(page, 'table-day', screens);
      await page.emulateMedia({ colorScheme: 'dark' });
    }
    await page.locator('[data-piece="0-S1"]').click();
    await page.getByRole('button', { name: tractionTexts.action.cornerName('D') }).click();
    await pictured(page, 'aim', screens);
    await table.type('walk L2 B 90');
    await pictured(page, 'foul', screens);
  });
}

/** What a mouse stands on is told about, and the view may move under it. */
async function nothingPointedAt(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await expect(page.locator('.about-note')).toBeHidden();
}

/** On a phone, where most can be wrong; on a desk, which frame.spec.ts measures, in a soak. */
for (const screen of (['upright', 'desktop'] as const).slice(0, runs(1, 2))) {
  const screens = { [screen]: SCREENS[screen] };

  test(`the table in words, ${screen}`, IN_SOAK.drawn, async ({ page }) => {
    await page.setViewportSize(SCREENS[screen]);
    await page.goto('./?still&seed=3#/text');
    await wayIn(page, texts.start.together, tractionTexts.card.name).click();
    await tablePage(page);
    const { say } = await listenAt(page);
    for (const line of ['where L2', 'walk L2 B 90', 'walk X1 C 180']) await say(line);
    await pictured(page, 'words', screens);
  });

  test(
    `the table of Trexlands, ${screen}: a throw, the board, a truck and where it may go, the market, cards in private, the arena`,
    IN_SOAK.drawn,
    async ({ page }) => {
      await page.setViewportSize(SCREENS[screen]);
      const round = await openRound(page, click);
      const answerUntil = async (phase: string, pass = false): Promise<void> => {
        while ((await round.now())['phase'] !== phase) {
          if (!(await answer(round, click)) && pass)
            await click(page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }));
        }
      };
      await pictured(page, 'round-throw', screens);
      await answerUntil('move');
      await nothingPointedAt(page);
      await pictured(page, 'round-board', screens);
      await click(movable(page));
      await nothingPointedAt(page);
      await pictured(page, 'round-places', screens);
      await answerUntil('market', true);
      await expect(page.locator('.about-note')).toBeHidden(); // of the truck that was touched: the game has gone on
      await pictured(page, 'round-market', screens);
      await answerUntil('arena');
      await page.locator('.pass-device [data-take]').click();
      await pictured(page, 'round-private', screens);
      await page.locator('[data-lay]').first().click();
      await page.locator('[data-place-with="1"]').click(); // an empty arena would be left out
      while (!(await page.locator('.arena-panel').isVisible())) await answer(round, click);
      await pictured(page, 'round-arena', screens);
    },
  );
}

test('the end of a match', IN_SOAK.drawn, async ({ page }) => {
  const match = await playHeadless(['walk S1 D 180', 'concede']);
  await openFile(page, fileOf(match));
  await expect(page).toHaveScreenshot('end-desktop.png', ALIKE);
});
