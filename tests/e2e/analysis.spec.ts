import { readFile } from 'node:fs/promises';
import { texts } from '#play/texts.ts';
import { SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { openAnalysis } from './support/openMore.ts';
import { openFile } from './support/openFile.ts';
import { playNow, tablePage } from './support/tablePage.ts';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';

const { analysis } = texts;

/** A match of Trexlands to its end, against a computer. */
async function round(): Promise<string> {
  const file = JSON.parse(await readFile(new URL('../games/trexlands/matches/two.json', import.meta.url), 'utf8'));
  Object.assign(file.seats[1], { kind: 'bot', level: 'careless' });
  return JSON.stringify(file);
}

/** A match of three turns, in the second of which a piece is lost by a foul; its replay, with the analysis open. */
async function analysisOf(page: Page): Promise<void> {
  const table = await playNow(page);
  for (const line of ['walk S1 C 90, D -90', 'end', 'walk L1 A 180', 'end', 'walk S1 C 90, D -90'])
    await table.type(line);
  await (await table.openMenu()).getByRole('link', { name: texts.replay.link, exact: true }).click();
  await expect(page.locator('main.watch')).toBeVisible();
  await openAnalysis(page);
}

const panel = (page: Page) => page.locator('.analysis');

test(
  'a replay is analysed: stopped and gone on with, told as a curve and a table, its turning point leads to a better move and a match from there',
  IN_SOAK.blank,
  async ({ page }) => {
    await analysisOf(page);
    await expectNoViolations(page);

    await test.step('it can be stopped, and goes on', async () => {
      await panel(page).getByRole('button', { name: analysis.start }).click();
      await panel(page).getByRole('button', { name: analysis.stop }).click();
      await expect(panel(page)).toHaveAttribute('data-stage', 'stopped');
      await panel(page).getByRole('button', { name: analysis.goOn }).click();
      await expect(panel(page)).toHaveAttribute('data-stage', 'done', { timeout: 120_000 });
    });

    await test.step('the curve is told in words, too', async () => {
      await expect(panel(page).getByRole('figure', { name: analysis.curve('Blue') })).toBeVisible();
      await panel(page).getByText(analysis.table).click();
      await expect(panel(page).getByRole('row')).toHaveCount(6);
      await expectNoViolations(page);
    });

    await test.step('at a turning point there is a better move', async () => {
      const point = panel(page).getByRole('listitem').first();
      await point.getByRole('button', { name: analysis.better }).click();
      await expect(point.getByText(/^Better: /)).toBeVisible({ timeout: 120_000 });
      await expectNoViolations(page);
    });

    await panel(page).getByRole('button', { name: analysis.playOn }).click();
    const again = await tablePage(page);
    await again.played(0);
    await expect(page).toHaveURL(/#\/match\//);
  },
);

if (SOAKING)
  test(
    'a replay of Trexlands is analysed; from its turning point a better move is shown, tried, and played on from as a match',
    BLANK,
    async ({ page }) => {
      const table = await openFile(page, await round());
      await (await table.openMenu()).getByRole('link', { name: texts.replay.link, exact: true }).click();
      await expect(page.locator('main.watch')).toBeVisible();
      await openAnalysis(page);
      await panel(page).getByRole('button', { name: analysis.start }).click();
      await expect(panel(page)).toHaveAttribute('data-stage', 'done', { timeout: 120_000 });
      await expect(panel(page).getByRole('figure')).toBeVisible();
      const point = panel(page).getByRole('listitem').first();
      await point.getByRole('button', { name: analysis.better }).click();
      await expect(point.getByText(/^Better: /)).toBeVisible({ timeout: 120_000 });
      await expectNoViolations(page);

      await test.step('it is tried, and the way leads back', async () => {
        await point.getByRole('button', { name: texts.practice.from }).click();
        const practice = page.locator('main[data-tries="0"]');
        await expect(practice).toHaveAttribute('data-phase', 'move');
        await expectNoViolations(page);
        await page.getByRole('link', { name: texts.practice.back.watch }).click();
      });

      await openAnalysis(page);
      await panel(page).getByRole('button', { name: analysis.playOn }).click();
      await tablePage(page);
      await expect(page.locator('main.tableside')).toHaveAttribute('data-phase', 'move');
      await expect(page).toHaveURL(/#\/match\//);
    },
  );
