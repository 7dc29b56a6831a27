import { card as tractorPull } from '#play/tractor-pull/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { card as tugOfWar } from '#play/tug-of-war/texts/card.ts';
import { texts } from '#play/texts.ts';
import { countInputs, inputsSoFar } from './support/countedInputs.ts';
import { SOON } from './support/soon.ts';
import { playAlone } from './support/startPage.ts';
import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';

// A person plays against the computer on the table alone: a press, a drag or a flick is an input, and nothing is typed.

test.use({ settings: { exactShown: false, botPace: 'at-once' } });

/** Inputs of a person at most: a round without its cards, a card, a wave, a turn. */
const MOST = { round: 6, card: 2, wave: 8, turn: 3 } as const;

const main = (page: Page): Locator => page.locator('main.tableside');
const badges = (page: Page): Locator => page.locator('.badges button');

/** A first match of the game. Everything moves, as it does for anybody. */
async function sitDown(page: Page, game: string): Promise<void> {
  await countInputs(page);
  await page.goto('./?seed=3');
  await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
  await playAlone(page, game);
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('main.tableside[data-asked~="0"]')).toBeVisible({ timeout: 90_000 });
}

/** What a person sees of the match, to know that something has come of an input. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      { ...document.querySelector<HTMLElement>('main.tableside')?.dataset },
      document.querySelector('.dock-place')?.textContent,
      [...document.querySelectorAll('.badges button')].map((badge) => badge.textContent),
    ]),
  );

/** One input, of which something comes. */
async function input(page: Page, what: () => Promise<void>): Promise<void> {
  const before = await told(page);
  await what();
  await expect.poll(() => told(page), SOON).not.toBe(before);
}

const press = (page: Page, what: Locator): Promise<void> => input(page, () => what.click());

/** A card of the hand is dragged on to the first badge that comes up for it, or on to that one. */
const dragCard = (page: Page, card: Locator, badge = badges(page).first()): Promise<void> =>
  input(page, async () => {
    const from = await card.boundingBox();
    if (from === null) throw new Error('the card is in the hand');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 3 });
    await badge.hover();
    await page.mouse.up();
  });

/** Until it is a person's turn again, or so much is over. */
async function goesOn(page: Page, attribute: string, was: string | null): Promise<boolean> {
  const asks = page.locator('.end, main.tableside[data-asked~="0"] .dock-place > .dock:not(.bots-turn), [data-next]');
  await expect
    .poll(
      async () =>
        (await main(page).getAttribute(attribute)) !== was ||
        (await page.locator('.end').isVisible()) ||
        (await asks.first().isVisible()),
      { ...SOON, timeout: 90_000 },
    )
    .toBe(true);
  return (await main(page).getAttribute(attribute)) === was && !(await page.locator('.end').isVisible());
}

test('a round of Truck Off takes six inputs, and two for every card played', IN_SOAK.blank, async ({ page }) => {
  test.slow();
  await sitDown(page, truckOff.name);
  const before = await inputsSoFar(page);
  for (const number of [8, 20]) await dragTruck(page, `0-${number}`, `venue-${number}`);
  await press(page, page.locator('[data-done]'));
  while (await goesOn(page, 'data-round', '1')) {
    const dice = page.locator('[data-chance]');
    const done = page.locator('[data-done]');
    const card = page.locator('.dock-place [data-card]:enabled').last();
    if (await dice.isVisible()) await press(page, dice);
    else if (await done.isVisible()) {
      for (const kind of CARDS) await press(page, page.locator(`[data-card=${kind}]`));
      await press(page, done);
    } else if (await page.locator('[data-card=move]').isVisible()) await dragTruck(page, '0-8', 'venue-12');
    else if ((await badges(page).count()) > 0) await press(page, badges(page).first());
    else if (await card.isVisible()) await dragCard(page, card);
    // all else goes on by itself
  }
  expect((await inputsSoFar(page)) - before).toBeLessThanOrEqual(MOST.round + MOST.card * CARDS.length);
});

/** A die that is thrown again, a truck that is moved, and a venue that pays more. */
const CARDS = ['reroll', 'move', 'promote'] as const;

/** A truck is dragged to a venue. */
const dragTruck = (page: Page, truck: string, venue: string): Promise<void> =>
  input(page, async () => {
    const places = await page.evaluate(
      (two) => two.map((one) => window.__truckOff?.screenOf(one) ?? null),
      [truck, venue],
    );
    const [from, to] = places;
    if (!from || !to) throw new Error(`${truck} and ${venue} are on the table`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  });

test('a wave of Tractor Pull takes eight inputs', BLANK, async ({ page }) => {
  test.slow();
  await sitDown(page, tractorPull.name);
  const chance = page.locator('[data-chance]');
  if (await chance.isVisible()) await press(page, chance);
  await expect(main(page)).toHaveAttribute('data-wave', '1', { timeout: 90_000 });
  const before = await inputsSoFar(page);
  const card = page.locator('.deploy-panel [data-card]:not([aria-disabled])').first();
  while (await goesOn(page, 'data-wave', '1')) {
    const done = page.locator('[data-done]:enabled');
    if (await done.isVisible()) await press(page, done);
    else if (await card.isVisible()) await dragCard(page, card, badges(page).nth(await laid(page)));
    else if ((await badges(page).count()) > 0) await press(page, badges(page).first());
    else if (await page.locator('[data-target]').first().isVisible())
      await press(page, page.locator('[data-target]').first());
    else await expect(page.locator('[data-next]')).toHaveCount(0, { timeout: 30_000 }); // it goes on by itself
  }
  expect((await inputsSoFar(page)) - before).toBeLessThanOrEqual(MOST.wave);
});

/** Vehicles that lie on their ropes. */
const laid = (page: Page): Promise<number> =>
  page.evaluate(() => (window.__tractorPull?.state().row ?? []).filter((place) => place !== null).length);

test('a turn of Tug of War takes three inputs', BLANK, async ({ page }) => {
  await sitDown(page, tugOfWar.name);
  const before = await inputsSoFar(page);
  const actions = await main(page).getAttribute('data-actions');
  await dragCard(page, page.locator('[data-lay]:enabled').first());
  if (!(await page.locator('[data-send]').first().isVisible())) await press(page, badges(page).first());
  await press(page, page.locator('[data-send]').first());
  await expect(main(page)).not.toHaveAttribute('data-actions', actions ?? '');
  expect((await inputsSoFar(page)) - before).toBeLessThanOrEqual(MOST.turn);
});
