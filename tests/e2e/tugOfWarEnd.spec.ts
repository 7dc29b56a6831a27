import { texts } from '#play/texts.ts';
import type { DebugHandle } from '#app/tables/tug-of-war/table.tsx';
import { analysis } from '#play/tug-of-war/texts/analysis.ts';
import { form } from '#play/tug-of-war/texts/form.ts';
import { clocks, end as endTexts } from '#play/tug-of-war/texts/table.ts';
import { makeCommand } from '#games/tug-of-war/notation.ts';
import { SET_IDS, type SetId } from '#games/tug-of-war/sets.ts';
import { runs, SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { openAnalysis } from './support/openMore.ts';
import { importText } from './support/openFile.ts';
import { openStart, startAddress } from './support/tablePage.ts';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { ADA, BO, fileBefore, matchEnding } from './support/tugOfWarMatch.ts';
import { drawn, main, press } from './support/tugOfWarTable.ts';

declare global {
  interface Window {
    __tugOfWar?: DebugHandle;
  }
}

const KEEN = { name: 'Bo', colour: 1, kind: 'bot', level: 'keen' } as const;

/** Actions that are left to be played in the page. */
const LAST = 4;

async function takeUp(page: Page, file: string): Promise<void> {
  await openStart(page);
  await importText(page, file);
  await drawn(page);
}

/** Of the shortest of the first matches with each set. */
const SEED_OF = { final: 1, death: 2 } as const satisfies Record<SetId, number>;

/** One set; in a soak, each. */
for (const set of SET_IDS.slice(0, runs(1, SET_IDS.length)))
  test(`two play the ${form.sets[set]} to its end with clocks on one device`, IN_SOAK.blank, async ({ page }) => {
    const match = matchEnding(
      { options: { set, clock: true }, by: ['steady', 'careless'], seats: [ADA, BO], seed: SEED_OF[set] },
      ({ by }) => by === 'modules',
    );
    await takeUp(page, fileBefore(match, LAST));
    const { state, log } = match;
    for (const { action } of log.slice(-LAST)) {
      await expect(page.getByRole('timer')).toHaveCount(2);
      await expect(page.getByRole('button', { name: clocks.hold })).toBeVisible();
      await press(page, makeCommand(action));
    }
    const over = page.locator('.end');
    await expect(over).toContainText(texts.end.wins(state.outcome?.winner === 0 ? ADA.name : BO.name));
    await expect(over).toContainText(endTexts.by.modules('', 3));
    await expect(over.locator('.final-machines li')).toHaveCount(7);
    await expect(page.getByRole('button', { name: clocks.hold })).toHaveCount(0);
    await expectNoViolations(page);
  });

/** As at Traction in every run (analysis.spec.ts). */
if (SOAKING)
  test(
    'whoever loses to the keen computer sees in the analysis where, and plays on from there',
    BLANK,
    async ({ page }) => {
      test.slow();
      const match = matchEnding(
        { by: ['careless', 'steady'], seats: [ADA, KEEN], seed: 2 },
        ({ winner, by }, { log }) =>
          winner === 1 && by === 'modules' && log.at(-1)?.seat === 1 && log.at(-2)?.seat === 0,
      );
      const last = match.log.at(-2)?.action;
      if (last === undefined) throw new Error('Ada plays before Bo wins');
      await takeUp(page, fileBefore(match, 2));
      await press(page, makeCommand(last));
      const over = page.locator('.end');
      await expect(over).toContainText(endTexts.by.modules('', 3), { timeout: 120_000 });
      await over.getByRole('link', { name: texts.replay.link, exact: true }).click();
      await drawn(page);

      const panel = page.locator('.analysis');
      await openAnalysis(page);
      await expect(panel).toContainText(analysis.lead);
      await expectNoViolations(page);

      await test.step('it can be stopped, and goes on where it was', async () => {
        await panel.getByRole('button', { name: texts.analysis.start }).click();
        await panel.getByRole('button', { name: texts.analysis.stop }).click();
        await expect(panel).toHaveAttribute('data-stage', 'stopped');
        await panel.getByRole('button', { name: texts.analysis.goOn }).click();
        await expect(panel).toHaveAttribute('data-stage', 'done', { timeout: 300_000 });
      });

      await test.step('it tells how Ada stood, to the loss', async () => {
        await expect(panel.getByRole('figure', { name: texts.analysis.curve(ADA.name) })).toBeVisible();
        await panel.getByText(texts.analysis.table, { exact: true }).click();
        await expect(panel.getByRole('row').last()).toContainText(analysis.standing(0));
        await expectNoViolations(page);
      });

      await test.step('a turning point has a better move', async () => {
        const point = panel.getByRole('listitem').filter({ hasText: ADA.name }).first();
        await point.getByRole('button', { name: texts.analysis.better }).click();
        await expect(point.getByText(/^Better: Ada (plays|discards) /)).toBeVisible({ timeout: 120_000 });
        await expectNoViolations(page);
      });

      await panel.getByRole('button', { name: texts.analysis.playOn }).click();
      await drawn(page);
      await expect(main(page)).toHaveAttribute('data-asked', '0');
      await expect(page).toHaveURL(/#\/match\//);
    },
  );

test('a page that is loaded again does not give a turn its time anew', IN_SOAK.blank, async ({ page }) => {
  await page.goto(`${startAddress().replace('still&', '')}#/new/tug-of-war`);
  await page.getByRole('checkbox', { name: form.clock }).check();
  await page.getByRole('button', { name: texts.form.play }).click();
  await drawn(page);
  const elapsed = (): Promise<number> => page.evaluate(() => window.__tugOfWar?.state().elapsedMs ?? 0);
  const THOUGHT_MS = 1500;
  await expect.poll(elapsed).toBeGreaterThan(THOUGHT_MS);
  await page.getByRole('button', { name: clocks.hold }).click();
  const held = await elapsed();
  await page.reload();
  await drawn(page);
  expect(await elapsed()).toBeGreaterThanOrEqual(held);
});

/** Pixels between two machines of the picture: the nearer the eye, the more. */
const between = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [one, other] = [window.__tugOfWar?.screenOf('race'), window.__tugOfWar?.screenOf('collation')];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  });

test('a point is seen from near by, and then the whole table is again', IN_SOAK.blank, async ({ page }) => {
  const match = matchEnding({ by: ['steady', 'careless'], seats: [ADA, BO], seed: 1 }, ({ by }) => by === 'modules');
  const scores = match.log.findIndex(({ events }) => events.some(({ type }) => type === 'scored'));
  const action = match.log[scores]?.action;
  if (action === undefined) throw new Error('a point is made');
  await page.goto('./?seed=3'); // not still: nothing is seen from near by then
  await importText(page, fileBefore(match, match.log.length - scores));
  await drawn(page);
  await expect.poll(() => between(page)).toBeGreaterThan(0);
  const afar = await between(page);
  await press(page, makeCommand(action));
  await expect.poll(() => between(page), { timeout: 60_000 }).toBeGreaterThan(1.5 * afar);
  await expect.poll(() => between(page), { timeout: 60_000 }).toBeLessThan(1.2 * afar);
});
