import { texts } from '#play/texts.ts';
import type { DebugHandle } from '#app/tables/tractor-pull/table.tsx';
import { card } from '#play/tractor-pull/texts/card.ts';
import { form } from '#play/tractor-pull/texts/form.ts';
import { guide } from '#play/tractor-pull/texts/guide.ts';
import { learn } from '#play/tractor-pull/texts/rules.ts';
import { dock, turn } from '#play/tractor-pull/texts/table.ts';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { loadPhysics } from '#sim/physics.ts';
import { gameBefore } from '../games/tractor-pull/endings.ts';
import { SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { fingersOn } from './support/fingers.ts';
import { importText } from './support/openFile.ts';
import { panelNow, pressHere, type Asked } from './support/pressHere.ts';
import { expectWithin, sidewaysOver } from './support/withinWindow.ts';
import { SOON } from './support/soon.ts';
import { startAddress } from './support/tablePage.ts';
import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { toLearn, playAlone } from './support/startPage.ts';

declare global {
  interface Window {
    __tractorPull?: DebugHandle;
  }
}

const MOST_PRESSES = 400;

const main = (page: Page): Locator => page.locator('main.tableside');

/** A game by the form, without some of its cards. */
async function play(page: Page, without: readonly string[] = [], address = startAddress()): Promise<void> {
  await page.goto(`${address}#/new/tractor-pull`);
  await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
  for (const name of without) await page.getByRole('checkbox', { name }).uncheck();
  expect(await sidewaysOver(page)).toBe(0);
  await page.getByRole('button', { name: texts.form.play }).click();
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
}

/** What is pressed next: at last the one that ends a question. */
const NEXT = [
  '[data-take]',
  '[data-next]',
  '[data-to-end]',
  '[data-chance]',
  '[data-target]',
  '.dock-place [data-spot]',
  '.dock-place [data-pair]',
  '.dock-place .text-card',
] as const;

/** As many vehicles are deployed at once. */
const ASKED: Asked = {
  handle: '__tractorPull',
  choices: '.deploy-panel .fan-card:not([aria-disabled])',
  chosen: 3,
  done: '[data-done]',
  next: [NEXT.join(', ')],
  panel: '.dock-place > .dock',
};

/** Whatever is asked, by its buttons; false once the game is over. */
async function answer(page: Page, turn: number): Promise<boolean> {
  await untilAsked(page);
  if (await page.locator('.end').isVisible()) return false;
  const before = await stamp(page);
  const cards = page.locator('.deploy-panel .fan-card:not([aria-disabled])');
  const count = await cards.count();
  if (count > 0) {
    for (const i of [0, 1, 2]) await cards.nth((turn + i) % (await cards.count())).click();
    await page.locator('[data-done]').click();
  } else {
    const found = page.locator(NEXT.join(', '));
    const there = await found.count();
    if (there > 0) await found.nth(turn % there).click();
    else await page.locator('[data-done]').click();
  }
  await expect.poll(() => stamp(page), SOON).not.toBe(before);
  return true;
}

const untilAsked = (page: Page): Promise<void> =>
  expect(page.locator(`.end, [data-done], ${NEXT.join(', ')}`).first()).toBeVisible();

/** Everything that a press changes. */
const stamp = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state = window.__tractorPull?.state();
    return JSON.stringify([
      state?.stage,
      state?.holder,
      state?.telling?.at,
      state?.match?.log.length,
      document.querySelector('.dock-place')?.textContent,
    ]);
  });

async function playUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < MOST_PRESSES; turn += 1) {
    await untilAsked(page); // after a computer's turn: else what comes of it would be answered unseen
    if (await isThere()) return;
    if (!(await answer(page, turn))) return;
  }
  throw new Error('it never comes to that');
}

test(
  'two play a whole game by buttons alone; every panel keeps to the rules of access, and it is watched again',
  BLANK,
  async ({ page }) => {
    test.slow();
    await play(page);
    const seen: string[] = [];
    for (let turn = 0; ;) {
      turn = await pressHere(page, ASKED, seen, turn);
      const panel = (await page.locator('.end').isVisible()) ? null : await panelNow(page, ASKED);
      if (panel === null) break;
      seen.push(panel);
      await expectNoViolations(page);
    }
    for (const panel of ['tell-panel', 'deploy-panel', 'recruit-panel', 'target-choice'])
      expect(seen.some((each) => each.includes(panel))).toBe(true);
    const end = page.locator('.end');
    expect(await end.locator('.match-results li').count()).toBeGreaterThanOrEqual(2);
    await expectNoViolations(page);
    await end.getByRole('link', { name: texts.replay.link, exact: true }).click();
    await expect(page.locator('main.watch [data-testid=table][data-ready]')).toBeVisible();
    await page.goto(startAddress());
    await expect(page.getByRole('img', { name: /^Ropes: / })).toBeVisible();
  },
);

test(
  'the wrench is flicked by the pointer that lets go, its strength shown before; a pair of the garage is taken on the table',
  BLANK,
  async ({ page }) => {
    await play(page, [form.characters, form.locations]);
    // The eye goes to the mat: a press before it has come there means something else, and is tried again.
    await expect(async () => {
      const at = (x: number, z: number) =>
        page.evaluate(([xMm, zMm]) => window.__tractorPull?.screenOnMat(xMm, zMm) ?? null, [x, z] as const);
      const [from, to] = [await at(50, 50), await at(50, -60)];
      if (from === null || to === null) throw new Error('the table is there');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await expect(page.locator('.spin-panel')).toContainText(dock.flicking, { timeout: 2000 });
      await page.mouse.up();
      await expect
        .poll(() => page.evaluate(() => window.__tractorPull?.state().played?.log.length ?? 0))
        .toBeGreaterThan(0);
    }).toPass();
    await expect(page.locator('.happened')).toContainText('spins the wrench');
    await playUntil(page, async () => (await main(page).getAttribute('data-phase')) === 'recruit');
    await expect(async () => {
      const at = await page.evaluate(() => window.__tractorPull?.screenOf('c1p2') ?? null);
      if (at === null) throw new Error('the pair is on the table');
      if (await page.locator('[data-pair=c1p2]').isVisible()) await page.mouse.click(at.x, at.y);
      await expect(page.locator('[data-pair=c1p2]')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  },
);

/** Why each spin was followed by another one; null for the last, which counts. */
const spinsOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    (window.__tractorPull?.state().played?.log ?? [])
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'spun' ? [event.again] : [])),
  );

test(
  'a turn by keys: the wrench is set weaker, spun, and spun again as it has not turned twice',
  IN_SOAK.blank,
  async ({ page }) => {
    await play(page, [form.characters]);
    const strength = page.locator('[data-strength]');
    await expect(strength).toHaveAttribute('data-strength', '50');
    for (let n = 0; n < 8; n += 1) await page.keyboard.press('w');
    await expect(strength).toHaveAttribute('data-strength', '10');
    await expect(async () => {
      await page.keyboard.press('Shift+T'); // soon after another letter it is text
      await expect.poll(async () => (await spinsOf(page)).length, { timeout: 2000 }).toBeGreaterThan(0);
    }).toPass();
    await expect(main(page)).toHaveAttribute('data-phase', 'location');
    const spins = await spinsOf(page);
    expect([spins[0], spins.at(-1)]).toEqual(['short', null]);
    const choice = page.locator('.dock-place .text-card').first();
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(main(page)).toHaveAttribute('data-phase', 'recruit');
  },
);

/** A recorded game is opened, and its next action is done by its buttons. */
async function doNext(page: Page, file: string, action: TractorPullAction): Promise<void> {
  await page.goto(startAddress());
  await importText(page, file);
  await expect(page.locator('.dock-place > .dock')).toBeVisible({ timeout: 90_000 });
  const take = page.locator('[data-take]');
  if (await take.isVisible()) await take.click();
  if (action.do === 'deploy') {
    for (const vehicle of action.vehicles) await page.locator(`.deploy-panel [data-card=${vehicle}]`).click();
    await page.locator('[data-done]').click();
  } else if (action.do === 'resolve') {
    const { card: vehicle, spaces } = action.target;
    await page.locator(`[data-target="${vehicle ?? spaces.join(' ')}"]`).click();
  } else if (action.do === 'eject') await page.locator(`[data-target="${action.space}"]`).click();
  else await page.locator('[data-pass]').click();
}

/** Goes on through all that is told; the panels’ words. */
async function tellOn(page: Page): Promise<readonly string[]> {
  const panel = page.locator('.tell-panel');
  const told: string[] = [];
  while (await panel.isVisible()) {
    const before = await stamp(page);
    told.push(await panel.innerText());
    await panel.locator('[data-next]').click();
    await expect.poll(() => stamp(page), SOON).not.toBe(before);
  }
  return told;
}

test(
  'a tied match goes into overtime: it is said, and a row is laid behind the others',
  IN_SOAK.blank,
  async ({ page }) => {
    const { file, action } = gameBefore(await loadPhysics(), 'overtime');
    await doNext(page, file, action);
    await tellOn(page);
    await expect(main(page)).toHaveAttribute('data-wave', '4');
    await expect(page.locator('.turn-card')).toContainText(turn.wave(4));
    await expect(page.locator('.happened')).toContainText('overtime');
    await page.locator('[data-take]').click();
    await expect(page.getByRole('heading', { name: /overtime row/ })).toBeVisible();
    await expectNoViolations(page);
  },
);

if (SOAKING)
  test(
    'a match that overtime leaves tied goes to the strongest vehicle, and its end is told',
    BLANK,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { file, action } = gameBefore(await loadPhysics(), 'compared');
      await doNext(page, file, action);
      const told = await tellOn(page);
      expect(told.at(-1)).toMatch(/(Ada|Bo) wins match 1 by the strongest vehicles/);
      await expect(page.locator('.plates')).toContainText('1 won');
      expect(await sidewaysOver(page)).toBe(0);
    },
  );

test('a finger flicks the wrench, on a phone’s glass', IN_SOAK.blank, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await play(page, [form.characters]);
  const fingers = await fingersOn(page);
  await expect(async () => {
    const at = (x: number, z: number) =>
      page.evaluate(([xMm, zMm]) => window.__tractorPull?.screenOnMat(xMm, zMm) ?? null, [x, z] as const);
    const [from, to] = [await at(50, 50), await at(50, -60)];
    if (from === null || to === null) throw new Error('the table is there');
    await fingers.pull(from, to);
    await expect(page.locator('.spin-panel')).toContainText(dock.flicking, { timeout: 2000 });
    await fingers.lift();
    await expect
      .poll(() => page.evaluate(() => window.__tractorPull?.state().played?.log.length ?? 0))
      .toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('.happened')).toContainText('spins the wrench');
});

test(
  'from the start page, one click: a wave against a computer, with hints, on a phone and after a reload',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(startAddress());
    await playAlone(page, card.name);
    const hinted = page.locator('.dock-place [data-hint]');
    const hint = page.getByRole('button', { name: texts.advice.ask });

    await test.step('a hint marks one of the pairs, and is gone when it is taken', async () => {
      await expect(page.locator('.dock-place > .dock')).toBeVisible({ timeout: 90_000 });
      await playUntil(page, async () => (await page.locator('.recruit-panel').count()) > 0);
      await hint.click();
      await expect(hinted).toHaveCount(1);
      await expectNoViolations(page);
      await hinted.click();
      await expect(page.locator('.dock .advice')).toHaveCount(0);
    });

    await test.step('the computer plays by itself; nobody hands the device on', async () => {
      const atOnce = page.getByRole('radio', { name: texts.bots.paces['at-once'] });
      await playUntil(page, async () => {
        expect(await page.locator('.pass-device').count()).toBe(0);
        await atOnce.evaluateAll((found) => found.forEach((one) => one instanceof HTMLElement && one.click()));
        return (await page.locator('.deploy-panel').count()) > 0;
      });
    });

    await test.step('a hint marks three vehicles, and each goes to the rope that it names', async () => {
      await hint.click();
      await expect(page.locator('.dock .advice')).toContainText('in this order');
      expect(await sidewaysOver(page)).toBe(0);
      const advised = await page.evaluate(() => {
        const aimed = window.__tractorPull?.state().aimed;
        return aimed?.do === 'deploy' ? aimed.vehicles : [];
      });
      await expect(hinted).toHaveCount(new Set(advised).size); // vehicles of a class are a stack
      for (const vehicle of advised.toReversed()) await page.locator(`.deploy-panel [data-card=${vehicle}]`).click();
      await expect(page.locator('[data-done][data-hint]')).toBeEnabled();
      await page.locator('[data-done]').click();
      await expect
        .poll(() =>
          page.evaluate(() => {
            const log = window.__tractorPull?.state().played?.log ?? [];
            return log.findLast(({ action, seat }) => action?.do === 'deploy' && seat === 0)?.action;
          }),
        )
        .toMatchObject({ vehicles: advised });
    });

    await test.step('after a reload it goes on', async () => {
      const wave = (): Promise<string | null> => main(page).getAttribute('data-wave');
      const before = await wave();
      await playUntil(page, async () => (await wave()) !== before);
      const now = (await wave()) ?? '';
      await page.reload();
      await expect(main(page)).toHaveAttribute('data-wave', now, { timeout: 90_000 });
    });
  },
);

/** A desk, and two phones. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

test('at a desk and on phones everything of a wave is within the window', IN_SOAK.blank, async ({ page }) => {
  test.slow();
  await play(page);
  await playUntil(page, async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectWithin(page, '.turn-card, .dock-place section');
    }
    return (await main(page).getAttribute('data-wave')) === '2';
  });
});

test('the rules have a page of their own, with worked sums', IN_SOAK.words, async ({ page }) => {
  await page.goto(`${startAddress()}#/tractor-pull/rules`);
  await expect(page.getByRole('heading', { level: 1, name: texts.rules.titleOf(card.name) })).toBeVisible();
  await expect(page.locator('[data-clause=TP-24]')).toContainText('8 to 9');
  await expectNoViolations(page);
});

test(
  'a learner reads the game in short and goes into a first game, in which it is explained',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.goto(startAddress());
    await toLearn(page, card.name);
    await expect(page.getByRole('heading', { level: 1, name: learn.title })).toBeVisible();
    const steps = page.locator('main li');
    await expect(steps).toHaveCount(Object.keys(guide.lessons).length);
    // Words that run in a column of one word a line make a step taller than it is wide.
    for (const step of await steps.all()) {
      const box = await step.boundingBox();
      expect(box?.height ?? Infinity).toBeLessThan(box?.width ?? 0);
    }
    await expectNoViolations(page);
    await page.getByRole('button', { name: learn.begin }).click();
    // A first game is without characters: it begins with the wrench.
    await expect(main(page)).toHaveAttribute('data-stage', 'aiming', { timeout: 90_000 });
    await expect(page.getByRole('complementary', { name: guide.label })).toContainText(guide.lessons['tp-spin'].title);
  },
);
