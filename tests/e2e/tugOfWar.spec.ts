import { texts } from '#play/texts.ts';
import type { DebugHandle } from '#app/tables/tug-of-war/table.tsx';
import { card } from '#play/tug-of-war/texts/card.ts';
import { form } from '#play/tug-of-war/texts/form.ts';
import { learn } from '#play/tug-of-war/texts/rules.ts';
import { dock, end as endTexts } from '#play/tug-of-war/texts/table.ts';
import { expectNoViolations } from './support/axe.ts';
import { makeCommand } from '#games/tug-of-war/notation.ts';
import { tabTo } from './support/byKeys.ts';
import { here } from './support/roundPage.ts';
import { startAddress } from './support/tablePage.ts';
import { expectWithin, sidewaysOver } from './support/withinWindow.ts';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { ADA, BO, matchEnding } from './support/tugOfWarMatch.ts';
import { drawn, main, press } from './support/tugOfWarTable.ts';
import { dictate, SENTENCE } from './support/typedText.ts';
import { toLearn } from './support/startPage.ts';

declare global {
  interface Window {
    __tugOfWar?: DebugHandle;
  }
}

async function boxOf(page: Page, part: string): Promise<{ readonly y: number; readonly height: number }> {
  const box = await page.locator(part).boundingBox();
  if (box === null) throw new Error(`${part} is shown`);
  return box;
}

/** A match of two by the form. */
async function play(page: Page, agree: () => Promise<void> = async () => undefined): Promise<void> {
  await page.goto(`${startAddress()}#/new/tug-of-war`);
  await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
  await agree();
  expect(await sidewaysOver(page)).toBe(0);
  await page.getByRole('button', { name: texts.form.play }).click();
  await drawn(page);
}

test(
  'two play a whole match by its buttons; it ends with all machines told, is saved and watched again',
  BLANK,
  async ({ page }) => {
    test.slow();
    // Turns are of whoever is asked, so that it can be played whoever goes first.
    const whole = matchEnding({ by: ['steady', 'careless'], seats: [ADA, BO], seed: 1 }, ({ by }) => by === 'modules');
    await play(page);
    for (const { action } of whole.log) await press(page, makeCommand(action), here);
    const end = page.locator('.end');
    await expect(end.locator('.final-machines li')).toHaveCount(7);
    await expect(end).toContainText(endTexts.by.modules('', 3));
    await expectNoViolations(page);
    await end.getByRole('link', { name: texts.replay.link, exact: true }).click();
    await expect(page.locator('main.watch [data-testid=table][data-ready]')).toBeVisible();
    await page.goto(startAddress());
    await expect(page.getByRole('img', { name: /^Machines: / })).toBeVisible();
  },
);

test('a turn is planned, its outcome read and sent with the keyboard alone', BLANK, async ({ page }) => {
  await play(page);
  await tabTo(page, page.locator('[data-machine=race]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-chosen=race]')).toBeVisible();
  const laid = page.locator('[data-lay="1"] .fan-count');
  for (const many of [1, 2]) {
    await page.keyboard.press('1');
    await expect(laid).toHaveText(new RegExp(`^${many}/`, 'u'));
  }
  await dictate(page, SENTENCE);
  await expect(laid).toHaveText(/^2\//);
  await expect(page.locator('.outcome')).toContainText('a 2.');
  await expect(page.locator('.outcome')).toContainText('may not use Race next.');
  await tabTo(page, page.locator('[data-send]'));
  await expect(main(page)).toHaveAttribute('data-actions', '0');
  await expect(async () => {
    await page.keyboard.press('Shift+S'); // at once after a sentence it is part of it
    await expect(main(page)).toHaveAttribute('data-actions', '1', { timeout: 1000 });
  }).toPass();
  await expect(page.locator('.happened')).toContainText('a 2: 2 steps apart.');
});

test.describe('with the foot of the table free', () => {
  test.use({ settings: { exactShown: false } });

  test('a machine and a tile of the Path are chosen on the table itself', BLANK, async ({ page }) => {
    await play(page);
    const clickOn = async (what: string): Promise<void> => {
      const at = await page.evaluate((one) => window.__tugOfWar?.screenOf(one) ?? null, what);
      if (at === null) throw new Error(`${what} is on the table`);
      await page.mouse.click(at.x, at.y);
    };
    // Beside all machines a card goes home, and it is said there until the next press.
    await page.locator('[data-lay="1"]').hover();
    await page.mouse.down();
    await page.mouse.move(20, (page.viewportSize()?.height ?? 0) / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.let-go-beside')).toBeVisible();
    await clickOn('clock');
    await expect(page.locator('.let-go-beside')).toHaveCount(0);
    await expect(page.locator('[data-chosen=clock]')).toBeVisible();
    await clickOn('c4');
    await expect(page.locator('[data-chosen=path]')).toBeVisible();
    await page.locator('[data-lay="1"]').click();
    await clickOn('c4');
    await expect(page.locator('.aim-again')).toHaveAccessibleName('1 c4');
    await page.locator('[data-send]').click();
    await expect(page.locator('.happened')).toContainText('plays a 1 at the Path.');
  });
});

/** A desk, and a phone. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** The panel of the plan and its clocks' button lie within the window, side by side. */
async function within(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectWithin(page, '.turn-card, .dock-place section.panel');
    const [turn, tools] = [await boxOf(page, '.turn-card'), await boxOf(page, '.toolbar')];
    expect(tools.y).toBeLessThan(turn.y + turn.height);
    await expectNoViolations(page);
  }
}

test(
  'at a desk and on a phone every panel is within the window, and keeps to the rules of access',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    await play(page, async () => {
      await page.getByRole('radio', { name: form.sets.death }).check();
      await page.getByRole('checkbox', { name: form.clock }).check();
    });
    await within(page);
    await page.locator('[data-first]').first().click();
    await expect(page.getByRole('timer')).toHaveCount(2);
    await within(page);
    for (const machine of ['maze', 'tower']) {
      await page.locator(`[data-machine=${machine}]`).click();
      await page.locator('[data-lay]:enabled').first().click();
      const aim = page.locator('[data-aim]:enabled');
      if ((await aim.count()) > 0) await aim.first().click();
      await expect(page.locator('.plan-panel')).toBeVisible();
      await within(page);
      const send = page.locator('[data-send]');
      await expect(send.or(page.locator('[data-refused]')).first()).toBeInViewport({ ratio: 0.9 });
      await page.locator('[data-other]').click();
      await page.locator('[data-lay][aria-pressed=true]').first().click();
    }
  },
);

test('a learner goes from the start page into a first match that is explained', IN_SOAK.blank, async ({ page }) => {
  await page.goto(startAddress());
  await toLearn(page, card.name);
  await expect(page.getByRole('heading', { level: 1, name: learn.title })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const steps = await page.locator('.learn-page li').all();
  expect(steps.length).toBeGreaterThan(3);
  for (const step of steps) {
    await step.locator('summary').click();
    // beside its number, not under it word by word
    await expect.poll(async () => (await step.locator('p').boundingBox())?.width).toBeGreaterThan(250);
  }
  await expectNoViolations(page);
  await page.getByRole('button', { name: learn.begin }).click();
  await expect(page.locator('.plan-panel')).toContainText(dock.layHint(0, true), { timeout: 90_000 });
});

test('the rules have a page of their own', IN_SOAK.words, async ({ page }) => {
  await page.goto(`${startAddress()}#/tug-of-war/rules`);
  await expect(page.getByRole('heading', { level: 1, name: texts.rules.titleOf(card.name) })).toBeVisible();
  await expect(page.locator('[data-clause=TW-30]')).toContainText('At spot 18 the rival falls in');
  await expectNoViolations(page);
});
