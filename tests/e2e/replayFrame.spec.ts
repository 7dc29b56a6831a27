import { readFile } from 'node:fs/promises';
import { makeMatch as makePull, recordMatch as recordPull } from '#games/tractor-pull/matchFile.ts';
import { performingSpin } from '#games/tractor-pull/perform.ts';
import { makeMatch as makeTug, recordMatch as recordTug } from '#games/tug-of-war/matchFile.ts';
import { texts } from '#play/texts.ts';
import { loadPhysics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { must } from '../games/traction/support.ts';
import { wholeMatch as pullMatch } from '../games/tractor-pull/randomMatch.ts';
import { wholeMatch as tugMatch } from '../games/tug-of-war/randomMatch.ts';
import { frameShare, MOST } from './support/frameShare.ts';
import { openFile } from './support/openFile.ts';
import { openAnalysis, openMore } from './support/openMore.ts';
import { SOON } from './support/soon.ts';
import { BLANK, expect, test, type Page } from './support/test.ts';

const recorded = (game: string, name: string): Promise<string> =>
  readFile(new URL(`../games/${game}/matches/${name}.json`, import.meta.url), 'utf8');

/** The beginning of a file's match. */
function cut(text: string, actions: number): string {
  const file = JSON.parse(text) as { readonly log: readonly unknown[] };
  return JSON.stringify({ ...file, log: file.log.slice(0, actions) });
}

async function tractorPull(): Promise<string> {
  const physics = await loadPhysics();
  const match = pullMatch({ seed: 4 }, ({ state, random }, action) => {
    if (action.do !== 'spin') throw new Error('only the wrench is spun');
    return must(atOnce(performingSpin(physics, { state, random }, action)));
  });
  return makePull(recordPull(match));
}

/** A match of every game, long enough for anything that its replay says. */
const GAMES: Readonly<Record<string, () => Promise<string>>> = {
  Traction: () => recorded('traction', 'shown'),
  Trexlands: async () => cut(await recorded('trexlands', 'two'), 60),
  'Truck Off': async () => cut(await recorded('truck-off', 'four'), 30),
  'Tractor Pull': async () => cut(await tractorPull(), 30),
  'Tug of War': async () => cut(makeTug(recordTug(tugMatch(1))), 12),
};

/** At rest the frame has its share of the window at most in every size, and is whole. */
async function expectShare(page: Page): Promise<void> {
  for (const { share: most, ...size } of MOST) {
    await page.setViewportSize(size);
    await expect(async () => {
      const { share, cut: cutOff } = await frameShare(page);
      expect(cutOff).toEqual([]);
      expect(share).toBeLessThanOrEqual(most);
    }).toPass({ timeout: 5000, ...SOON });
  }
}

for (const [game, file] of Object.entries(GAMES))
  test(
    `the others’ last move at ${game} is seen again; its replay is one bar within the frame’s share`,
    BLANK,
    async ({ page }) => {
      await openFile(page, await file());
      const main = page.locator('main.tableside');
      const actions = (await main.getAttribute('data-actions')) ?? '';
      await page.getByRole('button', { name: texts.table.again }).click();
      await expect(main).toHaveAttribute('data-again', 'true');
      await expect(page.locator('.again-line')).not.toHaveText(texts.table.seenAgain);
      await page.keyboard.press('Escape'); // breaks it off, and does nothing else
      await expect(main).not.toHaveAttribute('data-again');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(main).toHaveAttribute('data-actions', actions);
      await page.evaluate(() => {
        window.location.hash = window.location.hash.replace('match', 'watch');
      });
      await expect(page.locator('.watch [data-ready]')).toBeVisible({ timeout: 90_000 });
      await page.getByRole('button', { name: texts.replay.nextAction }).click();
      await expectShare(page);
      await openMore(page);
      // On a phone it lies under the table, which is framed over it.
      const covered = (): Promise<number> =>
        page.evaluate(() => {
          const table = document.querySelector('.watch .table-view');
          const panel = document.querySelector('.replay-more');
          if (table === null || panel === null) return Infinity;
          const { top } = panel.getBoundingClientRect();
          return window.innerHeight - parseFloat(getComputedStyle(table).paddingBottom) - top;
        });
      await expect.poll(covered, SOON).toBeLessThanOrEqual(1);

      const analysis = page.locator('.analysis');
      await openAnalysis(page);
      await expect(analysis).toBeVisible();
      if ((await analysis.getAttribute('data-stage')) !== 'done') return; // it is begun by whoever wants it
      await expect(analysis.getByRole('figure')).toBeVisible();
      const act = page.getByRole('slider', { name: texts.replay.action, exact: true });
      const before = await act.inputValue();
      await analysis.locator('.turning-points button').last().click();
      await expect(act).not.toHaveValue(before);
    },
  );
