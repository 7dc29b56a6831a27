import { IN_SOAK, expect, test, type Locator } from './support/test.ts';
import { changedSince, lookOf, openUndrawn, answer, click, type RoundPage } from './support/roundPage.ts';

/** The bars of the project: clicks that a whole cycle for two takes. */
const MOST = { plain: 6, full: 14 } as const;
/** Four players are ranked by one wish, and one look at the last roll. */
const MOST_FOR_RANKS = 2;

/** Clicks and counts them; each changes something, or it would not have been needed. */
function counting(round: RoundPage): {
  readonly press: (what: Locator) => Promise<void>;
  readonly count: () => number;
} {
  let clicks = 0;
  return {
    press: async (what) => {
      const before = await lookOf(round.page);
      await click(what.first());
      clicks += 1;
      await changedSince(round, before);
    },
    count: () => clicks,
  };
}

type Press = ReturnType<typeof counting>['press'];

/** The ranks are rolled for and Captains are taken: the first of the two holds the WHEEL. */
async function toFirstTurn(round: RoundPage): Promise<void> {
  while ((await round.now())['phase'] !== 'move') expect(await answer(round, click)).toBe(true);
}

/** Each of the two brings a truck of this number on to the board, attacks nobody and joins nobody. */
async function bothMove({ page }: RoundPage, truck: number, press: Press): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    await press(page.locator(`.truck-tray button[data-truck$=T${truck}]`));
    await press(
      page
        .locator('[data-place]')
        .filter({ hasNotText: /battle|your/ })
        .last(),
    );
  }
}

/** The market is dealt. A Clima that has trucks roll is the deck's doing, and no click of these cycles. */
async function toMarket(round: RoundPage): Promise<void> {
  while ((await round.now())['phase'] === 'deal') await answer(round, click);
  await inPhase(round, 'market');
}

const inPhase = (round: RoundPage, phase: string): Promise<void> =>
  expect(round.main).toHaveAttribute('data-phase', phase);

test(
  'a cycle for two in which nobody buys or places takes six clicks, a full one with a bid, a bluff and a challenge fourteen',
  IN_SOAK.words,
  async ({ page }) => {
    const round = await openUndrawn(page, click);
    await toFirstTurn(round);
    const plain = counting(round);
    await bothMove(round, 4, plain.press);
    await toMarket(round);
    await plain.press(page.locator('[data-nobody=bids]'));
    await plain.press(page.locator('[data-nobody=places]'));
    await inPhase(round, 'move');
    expect(plain.count()).toBeLessThanOrEqual(MOST.plain);

    const full = counting(round);
    await bothMove(round, 3, full.press);
    await toMarket(round);
    await full.press(page.locator('.market-panel [data-slot="1"]'));
    await full.press(page.locator('[data-nobody=bids]'));
    await inPhase(round, 'arena');
    const bluffs = Number(await page.locator('.pass-device [data-take]').getAttribute('data-take'));
    await full.press(page.locator('.pass-device [data-take]'));
    await full.press(page.locator('[data-lay=fortress]'));
    await full.press(page.locator('[data-place-with="1"]'));
    await full.press(page.locator('button[data-ready]'));
    await full.press(page.locator(`[data-places-nothing="${1 - bluffs}"]`));
    await full.press(page.locator(`[data-challenge="${1 - bluffs}"]`));
    await full.press(page.locator('[data-nobody=challenges]'));
    await expect(page.locator('.reveal-panel')).toContainText('Fortress');
    await expect(page.locator('.reveal-panel [aria-live]')).toContainText('bluff');
    await full.press(page.locator('[data-reveal]'));
    await inPhase(round, 'move');
    expect(full.count()).toBeLessThanOrEqual(MOST.full);
  },
);

test('four players are ranked with one press for everybody, and one to go on', IN_SOAK.words, async ({ page }) => {
  const round = await openUndrawn(page, click, { players: 4 });
  const ranks = counting(round);
  await ranks.press(page.locator('[data-roll-for-all]'));
  await ranks.press(page.locator('[data-go-on]'));
  await inPhase(round, 'captains');
  expect(ranks.count()).toBeLessThanOrEqual(MOST_FOR_RANKS);
});
