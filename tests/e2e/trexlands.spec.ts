import { BLANK, IN_SOAK, SLOWER, expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { expectNoViolations, expectNoViolationsInAnyLook } from './support/axe.ts';
import {
  answer,
  atRound,
  changedSince,
  click,
  here,
  lookOf,
  movable,
  openRound,
  openUndrawn,
  type Press,
  type RoundPage,
} from './support/roundPage.ts';
import { fromMenu } from './support/fromMenu.ts';
import { tabAndEnter } from './support/byKeys.ts';
import { openAfter } from './support/recorded.ts';

/** More presses than any match of five cycles takes. */
const MOST_PRESSES = 400;

/** One MOVE of the first truck that can: into the City if it can, else to the last place that is offered. */
type MakeMove = (round: RoundPage) => Promise<void>;

async function playToTheEnd(round: RoundPage, press: Press, move: MakeMove): Promise<void> {
  for (let i = 0; i < MOST_PRESSES; i += 1) {
    const { winners, phase } = await round.now();
    if (winners !== undefined) return;
    if (await answer(round, press)) continue;
    expect(phase).toBe('move');
    await move(round);
  }
  throw new Error('the match does not end');
}

/** Where several ways lead to a place, the first of them. */
async function firstWay({ page }: RoundPage, press: Press): Promise<void> {
  const ways = page.locator('.choices-row button:not(.quiet):not([data-place])');
  if ((await page.locator('[data-place]').count()) === 0 && (await ways.count()) > 0) await press(ways.first());
}

const byPointer: MakeMove = async (round) => {
  const { page } = round;
  const before = await lookOf(page);
  const truck = movable(page);
  if ((await truck.count()) === 0)
    return click(page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }));
  const id = (await truck.getAttribute('data-truck')) ?? '';
  // The eye goes to the chair of whoever moves: a click before it has come there means something else, and both are
  // tried again.
  await expect(async () => {
    const from = await round.screenOf(id);
    await page.mouse.click(from.x, from.y);
    const places = page.locator('[data-place]');
    await expect(places.first()).toBeVisible({ timeout: 3000 * SLOWER });
    const to = await round.screenOf((await places.last().getAttribute('data-place')) ?? '');
    await page.mouse.click(to.x, to.y);
    await changedSince(round, before, { timeout: 3000 * SLOWER });
  }).toPass();
  await firstWay(round, click);
};

const byKeyboard: MakeMove = async (round) => {
  const { page } = round;
  const before = await lookOf(page);
  const truck = movable(page);
  if ((await truck.count()) === 0)
    return tabAndEnter(page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }));
  await tabAndEnter(truck);
  await tabAndEnter(page.locator('[data-place]').last());
  await changedSince(round, before);
  await firstWay(round, tabAndEnter);
};

test.setTimeout(300_000 * SLOWER);

test(
  'a whole match of Trexlands by pointer: trucks and places are clicked on the board, every roll is a real one',
  BLANK,
  async ({ page }) => {
    const round = await openRound(page, click);
    await playToTheEnd(round, here, byPointer);
    await expect(page.locator('.end')).toBeVisible();
    await expectNoViolations(page);
  },
);

/** Of the recorded match: the City is nearly empty, and T2 of the first stands before it. */
const NEARLY_OVER = 240;

async function openNearlyOver(page: Page): Promise<RoundPage> {
  await openAfter(page, NEARLY_OVER);
  return atRound(page);
}

test(
  'Trexlands by keyboard alone, where no picture can be drawn: set up, ranked, a first MOVE',
  IN_SOAK.words,
  async ({ page }) => {
    const round = await openUndrawn(page, tabAndEnter);
    while ((await round.now())['phase'] !== 'move') expect(await answer(round, tabAndEnter)).toBe(true);
    const { actions } = await round.now();
    await byKeyboard(round);
    await expect(round.main).not.toHaveAttribute('data-actions', actions ?? '');
  },
);

test(
  'and won by it with the one MOVE that empties the City, the end of which has no violations',
  IN_SOAK.words,
  async ({ page }) => {
    const round = await openNearlyOver(page);
    await tabAndEnter(page.locator('[data-truck="0-T2"]'));
    await tabAndEnter(page.locator('[data-place=city]'));
    while (await answer(round, tabAndEnter)); // what the end asks
    await expect(page.locator('.end')).toBeVisible();
    await expectNoViolationsInAnyLook(page);
  },
);

const byButtons: MakeMove = async (round) => {
  const { page } = round;
  const before = await lookOf(page);
  const truck = movable(page);
  if ((await truck.count()) === 0)
    return click(page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }));
  await click(truck);
  await click(page.locator('[data-place]').last());
  await changedSince(round, before);
  await firstWay(round, click);
};

/** Everything that is asked, looked at when it is asked for the first time. */
function lookingAround(
  move: MakeMove,
  press: Press,
): { readonly press: Press; readonly move: MakeMove; readonly seen: Set<string> } {
  const seen = new Set<string>();
  const lookAround = async (page: Page): Promise<void> => {
    const panel = await page
      .locator('.dock-place > .dock')
      .first()
      .evaluate(({ className }) => className);
    if (seen.has(panel)) return;
    seen.add(panel);
    const part = seen.size === 1 ? undefined : '.dock-place';
    await test.step(panel, () => expectNoViolationsInAnyLook(page, part));
  };
  return {
    seen,
    press: async (target) => {
      await lookAround(target.page());
      await press(target);
    },
    move: async (round) => {
      await lookAround(round.page);
      await move(round);
    },
  };
}

/** All but a reveal: rolls, Captains, MOVEs, cards after a roll, bids, the device, cards in hand, the arena. */
const PANELS = 8;

test(
  'four around one board: whatever they are asked, its panels have no violations in any light',
  IN_SOAK.words,
  async ({ page }) => {
    const round = await openUndrawn(page, click, { players: 4 });
    const { press, move, seen } = lookingAround(byButtons, click);
    for (let i = 0; i < MOST_PRESSES && seen.size < PANELS; i += 1) {
      await placeOne(page);
      if (!(await answer(round, press))) await move(round);
    }
    expect([...seen]).toHaveLength(PANELS);
  },
);

/** Whoever has the device in hand places a card, so that the arena is not empty and left out; a bid is no card. */
async function placeOne(page: Page): Promise<void> {
  const cards = page.locator('[data-lay]:not([data-lay=""])');
  if ((await cards.count()) === 0 || (await page.locator('.known-cards').count()) > 0) return;
  // Another card at each seat: of two alike the second would be revealed as the first was.
  await cards.nth(Number(await page.locator('main.tableside').getAttribute('data-holder'))).click();
  await page.locator('[data-place-with="1"]').click();
  await expect(page.locator('.known-cards')).toBeVisible();
}

/** Names that only private cards have. */
const PRIVATE = /\b(?:Scout|Outpost|Mechanic|Fortress|Gatecrash)\b/;

const openly = async ({ page }: RoundPage): Promise<void> =>
  expect(await page.locator('main.tableside').innerHTML()).not.toMatch(PRIVATE);

/** Without a MOVE or a bid to the private arena. */
async function toArena(round: RoundPage): Promise<void> {
  while ((await round.now())['phase'] !== 'arena') {
    await openly(round);
    if (!(await answer(round, click)))
      await click(round.page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }));
  }
}

test('on one device nobody sees another’s cards: a bluff is placed in private, called in the open, and revealed', async ({
  page,
}) => {
  const round = await openUndrawn(page, click);
  await toArena(round);
  const first = Number(await page.locator('[data-take]').first().getAttribute('data-take'));
  const camp = page.locator(`.camp-line[data-seat="${first}"]`);
  /** How all stand is closed when play goes on. */
  const openStanding = async (): Promise<void> => {
    await page.locator('.plate').first().click();
    await expect(camp).toBeVisible();
  };
  await openStanding();
  const before = await camp.innerText();
  await openly(round);
  await page.locator(`.pass-device [data-take="${first}"]`).click();
  await page.locator('[data-lay=fortress]').click();
  await page.locator('[data-place-with="1"]').click();
  await page.locator('button[data-ready]').click();
  await openly(round);
  await openStanding();
  await expect(camp).toHaveText(before, { useInnerText: true }); // as if nothing had been placed
  const second = 1 - first;
  await page.locator(`.pass-device [data-take="${second}"]`).click();
  await expect(page.locator(`[data-lay=fortress]`)).toBeVisible(); // one's own
  await page.locator('button[data-ready]').click();
  await openly(round);
  await openStanding();
  await expect(camp).not.toHaveText(before, { useInnerText: true });
  // To look at one's card takes the device: others may hold it.
  const table = page.locator('main.tableside');
  await page.locator(`.window-seat [data-take="${first}"]`).click();
  await expect(table).not.toHaveAttribute('data-holder');
  await expect(page.locator('.pass-device')).toBeVisible();
  await page.locator('[data-not-taken]').click();
  await page.locator(`.window-seat [data-take="${first}"]`).click();
  await page.locator(`.pass-device [data-take="${first}"]`).click();
  await expect(page.locator('.known-cards')).toContainText('Fortress');
  await page.locator('[data-put-down]').click();
  await openly(round);
  await page.locator(`[data-owner="${first}"] [data-challenge="${second}"]`).click();
  await openly(round);
  await answer(round, click); // all are ready
  await expect(page.locator('.reveal-panel')).toBeVisible();
  await expectNoViolationsInAnyLook(page);
  await expect(page.locator('.reveal-panel')).toContainText('Fortress');
  await expect(page.locator('.reveal-panel [aria-live]')).toContainText('bluff');
});

test(
  'what was typed with the device in hand is gone when it is put down, from the table in words and from what the arrows bring back',
  IN_SOAK.words,
  async ({ page }) => {
    const round = await openUndrawn(page, click);
    await toArena(round);
    const line = page.locator('.command-line input');
    const words = page.locator('.text-table');
    const type = async (text: string): Promise<void> => {
      await line.fill(text);
      await line.press('Enter');
    };
    await type('place fortress 99');
    await expect(words).toContainText(trexlandsTexts.refusals.notInHand);
    await line.fill('');
    await page.locator('.pass-device [data-take]').click();
    await type('place fortress 1');
    await expect(words).toContainText('place fortress 1');
    await line.fill('place gatecrash 1'); // and not said
    await page.locator('button[data-ready]').click();
    await expect(page.locator('.pass-device')).toBeVisible();
    await expect(words).not.toContainText(/Fortress|Gatecrash/i);
    await expect(line).toHaveValue('');
    for (const key of ['ArrowUp', 'ArrowUp', 'Control+z', 'Control+y']) {
      await line.press(key);
      await expect(line).toHaveValue('');
    }
    await expect(line).toBeFocused();
  },
);

test(
  'typed with the last V, a private card does not come back by the arrows, and what is revealed after it is told',
  IN_SOAK.words,
  async ({ page }) => {
    const round = await openUndrawn(page, click);
    await toArena(round);
    const line = page.getByLabel(texts.talking.line);
    const said = page.getByRole('log', { name: texts.talking.log }).locator('.said');
    const type = async (text: string): Promise<void> => {
      await line.fill(text);
      await line.press('Enter');
      await expect(line).toHaveValue('');
    };
    for (let i = 0; i < 2; i += 1) {
      const take = page.locator('.pass-device [data-take]').first();
      const isSecond = (await take.getAttribute('data-take')) === '1';
      await take.click();
      if (isSecond) await type('place scout 1'); // an empty arena would be left out
      await type('ready');
    }
    await expect(page.locator('.pass-device')).toHaveCount(0); // the arena is open, and everybody is asked
    await openly(round); // and nobody has the device, whoever was the last to be ready
    for (const order of ['device 1', 'yes', 'place charge 3']) await type(order);
    await line.press('ArrowUp');
    await expect(line).toHaveValue('');
    for (const order of ['device 2', 'yes', 'ready', 'go on']) await type(order);
    await expect(said.filter({ hasText: 'reveals Charge with 3 V' })).toBeVisible();
  },
);

test(
  'a double press selects no words of the panels; the log stands over the dock, and Escape closes it',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openRound(page, click);
    await page.locator('[data-roll-for-me]').first().dblclick();
    await expect(page.locator('[data-go-on]')).toBeVisible();
    await page.locator('[data-go-on]').dblclick();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('');
    await fromMenu(page, texts.log.title);
    const [log, dock] = [page.locator('.log'), page.locator('.choice-dock')];
    await expect(log).toBeVisible();
    const [logBox, dockBox] = [await log.boundingBox(), await dock.boundingBox()];
    expect((logBox?.y ?? 0) + (logBox?.height ?? 0)).toBeLessThan(dockBox?.y ?? 0);
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
  },
);
