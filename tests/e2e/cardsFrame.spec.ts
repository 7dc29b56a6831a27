import { texts } from '#play/texts.ts';
import { frameShare, MOST, MOST_OF_FAN } from './support/frameShare.ts';
import { panelNow, pressHere, type Asked } from './support/pressHere.ts';
import { here } from './support/roundPage.ts';
import { SOON } from './support/soon.ts';
import { startAddress } from './support/tablePage.ts';
import { BLANK, expect, test, type Locator, type Page } from './support/test.ts';
import { MOST_WORDS, wordsAtRest } from './support/wordsSeen.ts';

test.use({ settings: { exactShown: false } });

/** In every size the frame has its share at most, and is whole; there is little to read. */
async function expectShare(page: Page, state: string): Promise<void> {
  for (const { share: most, ...size } of MOST) {
    await page.setViewportSize(size);
    await expect(async () => {
      const { share, fan, cut } = await frameShare(page);
      expect(cut, `${state}, ${size.width}`).toEqual([]);
      expect(share + Math.max(0, fan - MOST_OF_FAN), `${state}, ${size.width}`).toBeLessThanOrEqual(most);
      const words = await wordsAtRest(page);
      expect(words.length, `${state}, ${size.width}: ${words.join(' ')}`).toBeLessThanOrEqual(MOST_WORDS);
    }).toPass({ timeout: 5000, ...SOON });
  }
}

async function play(page: Page, game: string, players: number): Promise<void> {
  await page.goto(`${startAddress()}#/new/${game}`);
  const many = page.getByRole('radiogroup', { name: texts.form.howMany });
  await expect(page.getByRole('button', { name: texts.form.play })).toBeVisible();
  if (await many.isVisible()) await many.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByRole('button', { name: texts.form.play }).click();
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
}

/** A match is played by its buttons; every panel that asks is looked at once, until all of these have been. */
async function lookAtPanels(page: Page, asked: Asked, expected: readonly string[]): Promise<void> {
  const known: string[] = [];
  const isSeen = (part: string): boolean => known.some((panel) => panel.includes(part));
  for (let turn = 0; !expected.every(isSeen);) {
    turn = await pressHere(page, asked, known, turn);
    const panel = await panelNow(page, asked);
    if (panel === null) break; // the end
    known.push(panel);
    await expectShare(page, panel);
  }
  expect(expected.filter((part) => !isSeen(part))).toEqual([]);
}

const PANEL = '.dock-place > .dock';

const TRUCK_OFF: Asked = {
  handle: '__truckOff',
  // What is picked on the table has no list but in the drawer.
  choices: '.dock-place button[aria-pressed], [data-phase=trucks] .badges button',
  chosen: 2,
  done: '[data-done]',
  next: ['[data-take]', '[data-hurry]', '[data-chance]', '.badges button', '.dock-place [data-card]', '[data-discard]'],
  panel: PANEL,
};

test('three play Truck Off: the frame has its share of the window in every state', BLANK, async ({ page }) => {
  test.slow();
  await play(page, 'truck-off', 3);
  await lookAtPanels(page, TRUCK_OFF, ['pass-device', 'in-hand', 'throw-panel', 'target-choice', 'pay-panel']);
});

test('two play Truck Off with their grid of cards: so it has there', BLANK, async ({ page }) => {
  await play(page, 'truck-off', 2);
  await lookAtPanels(page, TRUCK_OFF, ['pick-panel', 'target-choice']);
});

test('so it has at Tractor Pull', BLANK, async ({ page }) => {
  test.slow();
  await play(page, 'tractor-pull', 2);
  const asked: Asked = {
    handle: '__tractorPull',
    choices: '.deploy-panel .fan-card:not([aria-disabled])',
    chosen: 3,
    done: '[data-done]',
    // What is picked on the table has no list but in the drawer.
    next: ['[data-take], [data-next], [data-chance], [data-target], .badges button'],
    panel: PANEL,
  };
  await lookAtPanels(page, asked, ['pass-device', 'spin-panel', 'recruit-panel', 'deploy-panel', 'tell-panel']);
});

/** A machine is chosen, a card laid, aimed and sent; the frame is looked at in between. */
async function turnAt(page: Page, machine: Locator, name: string): Promise<void> {
  await here(machine);
  await expect(page.locator('[data-chosen]')).toBeVisible();
  await expectShare(page, `${name} is chosen`);
  await here(page.locator('[data-lay]:enabled').first());
  const aim = page.locator('[data-aim]:enabled').first();
  const isAimed = (await page.locator('.aim-again').count()) > 0;
  if (isAimed) {
    await expectShare(page, `the ${name} is aimed at`);
    await here(aim);
  }
  const send = page.locator('[data-send]').first();
  await expect(send).toBeVisible();
  await expectShare(page, `what comes of it at the ${name}`);
  await expect(send).toBeInViewport({ ratio: 0.99 });
  const actions = page.locator('main.tableside');
  const before = await actions.getAttribute('data-actions');
  await here(send);
  await expect(actions).not.toHaveAttribute('data-actions', before ?? '');
}

test('and at every machine of Tug of War', BLANK, async ({ page }) => {
  test.slow();
  await play(page, 'tug-of-war', 2);
  const seen = new Set<string>();
  while (seen.size < 7) {
    await expectShare(page, 'a machine is to be chosen');
    const drawer = page.getByRole('button', { name: texts.table.exact, exact: true });
    if (await drawer.isVisible()) await here(drawer); // with the list of machines
    const open = await page
      .locator('[data-machine]:enabled')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-machine') ?? ''));
    const name = open.find((one) => !seen.has(one)) ?? open[0];
    if (name === undefined) throw new Error('a machine may be used');
    seen.add(name);
    await turnAt(page, page.locator(`[data-machine=${name}]`), name);
    while (await page.locator('.discard-panel').isVisible()) {
      await expectShare(page, 'a card is to be discarded');
      while (!(await page.locator('[data-done]').isEnabled()))
        await here(page.locator('.discard-panel [aria-pressed=false]:enabled').first());
      await here(page.locator('[data-done]'));
      await expect(page.locator('.discard-panel [aria-pressed=true]')).toHaveCount(0);
    }
  }
});
