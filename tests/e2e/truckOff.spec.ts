import { texts } from '#play/texts.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { guide } from '#play/truck-off/texts/guide.ts';
import { help, learn } from '#play/truck-off/texts/rules.ts';
import { form } from '#play/truck-off/texts/form.ts';
import type { DebugHandle } from '#app/tables/truck-off/table.tsx';
import { SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { pressHere, type Asked } from './support/pressHere.ts';
import { expectWithin, sidewaysOver } from './support/withinWindow.ts';
import type { Size } from './support/frameShare.ts';
import { SOON } from './support/soon.ts';
import { startAddress } from './support/tablePage.ts';
import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { toLearn, playAlone, playTogether } from './support/startPage.ts';
import { howItCame } from './support/howItCame.ts';

declare global {
  interface Window {
    __truckOff?: DebugHandle;
  }
}

const MOST_PRESSES = 600;

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

const main = (page: Page): Locator => page.locator('main.tableside');

/** A match of so many by the form; null where the form is there already. */
async function play(page: Page, players: number, address: string | null = startAddress()): Promise<void> {
  if (address !== null) await page.goto(`${address}#/new/truck-off`);
  await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
  await page
    .getByRole('radiogroup', { name: texts.form.howMany })
    .getByRole('radio', { name: String(players), exact: true })
    .check();
  expect(await sidewaysOver(page)).toBe(0);
  await page.getByRole('button', { name: texts.form.play }).click();
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
}

/** What is pressed next: at last the one that ends a question. */
const NEXT = [
  '[data-take]',
  '[data-hurry]',
  '[data-throw]',
  '[data-chance]',
  '[data-target]',
  '.dock-place [data-card]:enabled',
  '[data-set]',
  '[data-discard]',
] as const;

/** Two trucks, or two of the cards, are chosen at once. */
const ASKED: Asked = {
  handle: '__truckOff',
  choices: '.dock-place button[aria-pressed]',
  chosen: 2,
  done: '[data-done]',
  next: NEXT,
  panel: '.dock-place section',
};

/** Whatever is asked, by its buttons; false once the match is over. */
async function answer(page: Page, turn: number): Promise<boolean> {
  const end = page.locator('.end');
  const asks = page.locator(`.end, [data-done], ${NEXT.join(', ')}`).first();
  await expect(asks).toBeVisible();
  if (await end.isVisible()) return false;
  const hud = (): Promise<string> => page.locator('.hud').innerText();
  const before = await hud();
  const done = page.locator('[data-done]');
  if (await done.isVisible()) {
    const choices = page.locator('.dock-place button[aria-pressed]');
    const count = await choices.count();
    // Two trucks, or two of the cards.
    for (const i of [turn, turn + 1]) if (count > 0) await choices.nth(i % count).click();
    await done.click();
  } else {
    for (const one of NEXT) {
      const found = page.locator(one);
      const count = await found.count();
      if (count === 0) continue;
      // in the page itself: what goes on by itself may be gone before a pointer comes to it
      await found.evaluateAll((all, i) => (all[i % all.length] as HTMLElement | undefined)?.click(), turn);
      break;
    }
  }
  await expect.poll(hud, SOON).not.toBe(before);
  return true;
}

async function playUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < MOST_PRESSES; turn += 1) {
    if (await isThere()) return;
    if (!(await answer(page, turn))) return;
  }
  throw new Error('it never comes to that');
}

test(
  'one press begins a match of two, who play it whole by buttons alone, with Barry; its money is plotted, and it is saved and watched again',
  BLANK,
  async ({ page }) => {
    test.slow();
    const desk = page.viewportSize();
    await test.step('on phones the free cards of the open grid are in sight on the table', async () => {
      await page.setViewportSize(PHONES[1]);
      await page.goto(startAddress());
      await playTogether(page, card.name);
      await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
      await playUntil(page, async () => (await page.locator('.pick-panel').count()) > 0);
      await page.getByRole('button', { name: texts.table.exactLess, exact: true }).click();
      for (const phone of PHONES.toReversed()) {
        await page.setViewportSize(phone);
        for (const slot of ['r4c1', 'r4c2', 'r4c3']) await expect.poll(() => isOpen(page, slot), SOON).toBe(true);
      }
      await page.getByRole('button', { name: texts.table.exact, exact: true }).click();
    });
    if (desk !== null) await page.setViewportSize(desk);
    await pressHere(page, ASKED, null, 0);
    const end = page.locator('.end');
    await howItCame(page);
    await expect(end.locator('.money-history svg[role=img]')).toBeVisible();
    await expectNoViolations(page);
    await end.getByRole('link', { name: texts.replay.link, exact: true }).click();
    await expect(page.locator('main.watch [data-testid=table][data-ready]')).toBeVisible();
    await page.goto(startAddress());
    await expect(page.getByRole('img', { name: /^Venues: / })).toBeVisible();
  },
);

/** Whether nothing lies over that place of the table but what belongs to it. */
const isOpen = (page: Page, what: string): Promise<boolean> =>
  page.evaluate((one) => {
    const at = window.__truckOff?.screenOf(one);
    const over = at && document.elementFromPoint(at.x, at.y);
    return over instanceof Element && over.closest('.table-view, .badges') !== null;
  }, what);

/** The pixel of a truck, a card of the grid, a die, or a venue such as `venue-20`. */
async function pixelOf(page: Page, what: string): Promise<{ readonly x: number; readonly y: number }> {
  const at = await page.evaluate((one) => window.__truckOff?.screenOf(one) ?? null, what);
  if (at === null) throw new Error(`${what} is on the table`);
  return at;
}

async function pressOn(page: Page, what: string): Promise<void> {
  const { x, y } = await pixelOf(page, what);
  await page.mouse.click(x, y);
}

async function dragTo(page: Page, truck: string, venue: string): Promise<void> {
  const [from, to] = [await pixelOf(page, truck), await pixelOf(page, venue)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** All that the table shows of choices, as a text. */
const chosenOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = window.__truckOff?.state();
    return JSON.stringify([told?.truck, told?.selected, told?.stage, told?.paying?.shown, told?.match?.log.length]);
  });

/** Until it has had its effect: while the eye is still on its way, a press means something else. */
async function once(page: Page, press: () => Promise<void>): Promise<void> {
  const was = await chosenOn(page);
  await expect(async () => {
    if ((await chosenOn(page)) === was) await press();
    await expect.poll(() => chosenOn(page), { timeout: 2000 }).not.toBe(was);
  }).toPass();
}

/** Dice are taken up on the tray and thrown by the pointer that lets go. */
async function throwOn(page: Page): Promise<void> {
  const [from, to] = await page.evaluate(() => {
    const table = window.__truckOff;
    return [table?.screenInTray(0, 60) ?? null, table?.screenInTray(20, -60) ?? null];
  });
  if (from === null || to === null) throw new Error('the table is there');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test('a round is played on the table itself: only its cards come from the hand', IN_SOAK.blank, async ({ page }) => {
  test.slow();
  await play(page, 2); // cards of the open grid are chosen without handing anything on
  const stage = (): Promise<string | null> => main(page).getAttribute('data-stage');
  const round = (): Promise<string | null> => main(page).getAttribute('data-round');
  for (const seat of [0, 1])
    await test.step(`seat ${seat} drags a truck to its venue and presses another; a rival’s truck says why`, async () => {
      await page.locator('[data-take]').click();
      await expect(page.locator('.badges button')).toHaveText([
        '8: up to $8',
        '10: up to $10',
        '12: up to $12',
        '20: up to $20',
      ]);
      await expect(async () => {
        await pressOn(page, `${1 - seat}-8`); // while the eye is still on its way, it is not where it was
        await expect(page.locator('.fault')).toContainText('two of your own trucks', { timeout: 2000 });
      }).toPass();
      // The list of the money is closed by Escape, and when play goes on.
      const list = page.locator('.truck-standings');
      await page.locator('.plate').first().click();
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await once(page, () => dragTo(page, `${seat}-8`, 'venue-8'));
      await once(page, () => pressOn(page, `${seat}-20`));
      await page.locator('.plate').first().click();
      await page.locator('[data-done]').click();
      await expect(list).toBeHidden();
    });
  const pressed = new Set<string>();
  while ((await round()) === '1') {
    const now = await stage();
    if (now === 'rolling') await expect.poll(stage, SOON).not.toBe('rolling');
    else if (now === 'aiming') await once(page, () => throwOn(page));
    else if (now === 'paying') await once(page, () => pressOn(page, 'venue-8'));
    else {
      const logged = (): Promise<number> => page.evaluate(() => window.__truckOff?.state().match?.log.length ?? 0);
      const before = await logged();
      await page.locator('.dock-place [data-card]:enabled').last().click();
      const badges = page.locator('.badges button');
      while ((await badges.count()) > 0 && (await logged()) === before) {
        const { kind, truck, venue } = JSON.parse((await badges.first().getAttribute('data-badge')) ?? '') as Place;
        pressed.add(kind);
        await once(page, () => pressOn(page, kind === 'truck' ? truck : `venue-${venue}`));
      }
      for (let i = 0; (await logged()) === before && i < 2; i += 1) await page.locator('[data-discard]').click();
    }
  }
  expect([...pressed].toSorted()).toEqual(['truck', 'venue']);
});

/** Where a badge is. */
interface Place {
  readonly kind: string;
  readonly truck: string;
  readonly venue: number;
}

const LAPTOP = { width: 1366, height: 768 } as const;

/** Four play a round, and what is asked is looked at in windows of these sizes, the first of which is there. */
async function roundOfFour(page: Page, sizes: readonly Size[], look: () => Promise<void>): Promise<void> {
  const [first, ...others] = sizes;
  if (first === undefined) throw new Error('a window has a size');
  await playUntil(page, async () => {
    await expectWithin(page, WITHIN);
    await look();
    for (const size of others) {
      await page.setViewportSize(size);
      await expectWithin(page, WITHIN);
    }
    if (others.length > 0) await page.setViewportSize(first);
    return (await main(page).getAttribute('data-round')) === '2';
  });
}

const WITHIN = '.turn-card, .dock-place section';

test(
  'four play a round at a desk: every panel is within the window, and keeps to the rules of access',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    const seen = new Set<string>();
    await page.setViewportSize(LAPTOP);
    await page.goto(`${startAddress()}#/new/truck-off`);
    await page.getByRole('checkbox', { name: form.specials }).check();
    await play(page, 4, null);
    await test.step('a plate opens what lies at the venues, with whole texts', async () => {
      const note = page.locator('.truck-standings');
      await page.locator('.plate').first().click();
      for (const special of await note.locator('[data-special]').all()) {
        await expect(special).toContainText(/: .*(Before|Instead of) /);
        await expect(special).toBeVisible();
      }
      await expectNoViolations(page);
      await page.locator('.plate').first().click();
    });
    await roundOfFour(page, [LAPTOP], async () => {
      // exact aiming over it is one, too
      const panels = await page.locator('.dock-place section').evaluateAll((all) => all.map((each) => each.className));
      const phase = `${await main(page).getAttribute('data-phase')} ${panels.join(' ')}`;
      if (seen.has(phase)) return;
      seen.add(phase);
      await expectNoViolations(page);
    });
    expect([...seen].some((phase) => phase.includes('pay-panel'))).toBe(true);
    expect([...seen].some((phase) => phase.includes('target-choice'))).toBe(true);
  },
);

test(
  'on phones everything of a round is within the window; what is gained stands on the plate for as long as it comes',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    const gain = page.locator('.plate-count').filter({ hasText: /^\+\$\d+$/ });
    let gains = 0;
    await page.setViewportSize(PHONES[0]);
    await play(page, 4);
    await roundOfFour(page, PHONES, async () => {
      if (gains === 0 && (await gain.count()) > 0) gains = 1;
    });
    expect(gains).toBe(1);
  },
);

test(
  'at a laptop a lesson leaves most of a hand in sight, and its own buttons too',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${startAddress()}#/truck-off/learn`);
    await page.getByRole('button', { name: learn.begin }).click();
    const hand = page.locator('.in-hand [data-card]');
    const lesson = page.locator('[data-lesson] .unfold');
    await playUntil(page, async () => (await hand.count()) > 0);
    await expect(hand.nth(5)).toBeInViewport({ ratio: 0.9 });
    await lesson.click();
    await expect(page.getByRole('button', { name: guide.understood })).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: guide.understood }).click();
    await expect(hand.nth(5)).toBeInViewport({ ratio: 0.3 });

    if (SOAKING)
      await test.step('also with six players and Daily Specials', async () => {
        await page.goto(`${startAddress()}#/new/truck-off`);
        await page.getByRole('checkbox', { name: form.specials }).check();
        await play(page, 6, null);
        const understood = page.getByRole('button', { name: guide.understood });
        await playUntil(page, async () => (await page.locator('[data-throw]').count()) > 0);
        await lesson.click();
        await expect(understood).toBeInViewport({ ratio: 0.99 });
      });
  },
);

test('the rules have a page of their own, with worked sums, which leads to where dice are thrown in thousands', async ({
  page,
}) => {
  await page.goto(`${startAddress()}#/truck-off/rules`);
  await expect(page.getByRole('heading', { level: 1, name: texts.rules.titleOf(card.name) })).toBeVisible();
  await expect(page.locator('[data-clause=TO-12]')).toContainText(
    'Gaming Con: 17 + 9 promote, 3 trucks: 8 each, 2 lost.',
  );
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: help.besideTheory })).toHaveAttribute('href', '#/lab/validate');
  await page.getByRole('link', { name: help.throwMany }).click();
  await expect(page.getByRole('option', { name: /20/ }).first()).toBeAttached();
});

test(
  'a learner reads the game in short and goes into a first match, in which it is explained',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.goto(startAddress());
    await toLearn(page, card.name);
    await expect(page.getByRole('heading', { level: 1, name: learn.title })).toBeVisible();
    const steps = page.locator('main li');
    await expect(steps).toHaveCount(Object.keys(guide.lessons).length);
    await expect(steps.filter({ hasText: learn.onlyOfTwo })).toContainText(guide.lessons['to-pick'].title);
    // Words that run in a column of one word a line make a step taller than it is wide.
    for (const step of await steps.all()) {
      const box = await step.boundingBox();
      expect(box?.height ?? Infinity).toBeLessThan(box?.width ?? 0);
    }
    await expectNoViolations(page);
    await page.getByRole('button', { name: learn.begin }).click();
    await expect(page.getByRole('complementary', { name: guide.label })).toContainText(
      guide.lessons['to-trucks'].title,
      {
        timeout: 90_000,
      },
    );
  },
);

test(
  'from the start page, one click: a round against computers, with a hint, on a phone and after a reload',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(startAddress());
    await playAlone(page, card.name);
    await expect(page.locator('[data-truck]').first()).toBeVisible({ timeout: 90_000 });

    await test.step('all trucks are in sight without scrolling, and the hint marks two of them', async () => {
      for (const truck of await page.locator('[data-truck]').all()) await expect(truck).toBeInViewport({ ratio: 0.99 });
      await page.getByRole('button', { name: texts.advice.ask }).click();
      await expect(page.locator('[data-truck][data-hint]')).toHaveCount(2);
      await expect(page.locator('.dock .advice')).toContainText('send your trucks to');
      expect(await sidewaysOver(page)).toBe(0);
      await expectNoViolations(page);
    });

    await test.step('computers throw and play by themselves; nobody hands the device on', async () => {
      // Pressed where it is there now: a moment later the panel may be another's.
      const atOnce = page.getByRole('radio', { name: texts.bots.paces['at-once'] });
      await playUntil(page, async () => {
        expect(await page.locator('.pass-device').count()).toBe(0);
        await atOnce.evaluateAll((found) => found.forEach((one) => one instanceof HTMLElement && one.click()));
        return (await main(page).getAttribute('data-round')) === '2';
      });
    });

    await test.step('after a reload it goes on', async () => {
      await page.reload();
      await expect(main(page)).toHaveAttribute('data-round', '2', { timeout: 90_000 });
      await expect(page.locator('[data-truck]').first()).toBeVisible();
    });
  },
);
