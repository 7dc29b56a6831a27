import { CAPTAINS, captainCard } from '../../src/games/trexlands/captains.ts';
import { BLANK, expect, SLOWER, test, type Page } from './support/test.ts';
import { texts } from '../../src/app/texts.ts';
import { gameTexts as trexlandsTexts } from '../../src/app/tables/trexlands/texts.ts';
import { measureFrame, SIZES, type FrameMeasure, type Size } from './support/frameMeasures.ts';
import { answer, click, movable, openRound } from './support/roundPage.ts';
import type { Locator } from '@playwright/test';
import { playNow } from './support/tablePage.ts';

type Game = 'traction' | 'trexlands';

const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };
const SMALL: Size = { width: 360, height: 640 };

/** The shares of the picture's height that a table has at least. */
const LEAST = { desk: 0.6, phone: 0.5 } as const;
/** A table that is as wide as an upright picture cannot be any larger. */
const WHOLE_WIDTH = 0.97;

/** Cards of a market, and of a private deck. */
const MARKET = 4;
const DECK = 8;

const same = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** What is wrong with a frame, in words. */
function wrongWith(
  { share, across, cut, piled, inFront }: FrameMeasure,
  size: Size,
  closeUp: boolean,
): readonly string[] {
  const small =
    !closeUp &&
    ((same(size, DESK) && share < LEAST.desk) || (same(size, PHONE) && share < LEAST.phone && across < WHOLE_WIDTH));
  return [
    ...(small ? [`the table has ${share.toFixed(2)} of the height`] : []),
    ...cut.map((panel) => `${panel} is cut off`),
    ...piled.map((pair) => `${pair} lie over each other`),
    ...(inFront === null ? [] : [`${inFront} is in front of the table's middle`]),
  ];
}

/** Looks at a state of the table in all sizes; gives the dock's height at a desk and on a phone. */
async function lookAt(
  page: Page,
  game: Game,
  state: string,
  closeUp = false,
): Promise<{ desk: number; phone: number }> {
  const docks = { desk: 0, phone: 0 };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    let seen: FrameMeasure | null = null;
    await expect(async () => {
      const before = await measureFrame(page, game, closeUp);
      seen = await measureFrame(page, game, closeUp);
      expect(seen, 'the eye has come to rest').toEqual(before);
      expect(wrongWith(seen, size, closeUp), `${game}, ${state}, ${size.width}x${size.height}`).toEqual([]);
    }).toPass({ timeout: 10_000 * SLOWER });
    const { share, across, dockPx } = seen as unknown as FrameMeasure;
    if (same(size, DESK)) docks.desk = dockPx;
    if (same(size, PHONE)) docks.phone = dockPx;
    test.info().annotations.push({
      type: 'share',
      description: `${state} ${size.width}x${size.height}: ${share.toFixed(2)} high, ${across.toFixed(2)} wide`,
    });
  }
  await page.setViewportSize(DESK);
  return docks;
}

/** One line of a height, at most: more would be a jump. */
const SAME_PX = 2;

const expectSame = (heights: readonly number[]): void =>
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(SAME_PX);

/** On a phone, too, what lies in the market is seen and not only named. */
async function expectPicturesWhole(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const hidden = await page.locator('.market .card-drawn').evaluateAll((cards) =>
    cards.map((card) => {
      const pictures = [...card.querySelectorAll(':scope > rect')].map((part) => part.getBoundingClientRect());
      const ground = pictures.at(-1);
      return ground === undefined ? null : Math.max(0, ground.bottom - card.getBoundingClientRect().bottom);
    }),
  );
  expect(hidden.length).toBeGreaterThan(0);
  expect(Math.max(...hidden.map((px) => px ?? Infinity)), 'px of a picture that are cut off').toBeLessThanOrEqual(1);
  await page.setViewportSize(DESK);
}

/** What one chooses among lies in the window whole, on a desk without being pushed along. */
async function expectAllInSight(page: Page, what: string, count: number): Promise<void> {
  await expect(async () => {
    const cut = await page.locator(what).evaluateAll((cards) =>
      cards.map((card) => {
        const [box, dock] = [card.getBoundingClientRect(), card.closest('.choice-dock')?.getBoundingClientRect()];
        if (dock === undefined) return Infinity;
        return Math.max(dock.left - box.left, box.right - dock.right, dock.top - box.top, box.bottom - dock.bottom);
      }),
    );
    expect(cut).toHaveLength(count);
    expect(Math.max(...cut), `px of ${what} that are cut off`).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 10_000 * SLOWER }); // a panel has its place once all styles are there
}

test('on a desk the four cards of the market lie in sight with their words, and all eight of a private deck', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('./?still#/trexlands/learn/lesson-market');
  await expect(page.locator('.market > li')).toHaveCount(MARKET);
  await expectAllInSight(page, '.market .look-at-card', MARKET);
  await expectAllInSight(page, '.market .lot-says', MARKET);
  await expectAllInSight(page, '.market [data-slot]', MARKET);
  await page.goto('./?still#/trexlands/learn/lesson-bluff');
  await expect(page.locator('[data-private]')).toHaveCount(DECK);
  await expectAllInSight(page, '[data-private]', DECK);
});

test(
  'on a phone the card that the lesson asks for is in sight, and the row goes on under a wheel',
  BLANK,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('./?still#/trexlands/learn/lesson-bluff');
    const hand = page.locator('.hand-of-cards');
    await expect(hand).toHaveAttribute('data-more', 'after');
    await expectAllInSight(page, '[data-private=fortress]', 1);
    await hand.hover();
    await page.mouse.wheel(0, 4000);
    await expect(hand).toHaveAttribute('data-more', 'before');
    await expectAllInSight(page, '[data-private=gatecrash]', 1);
  },
);

test(
  'on a phone all Captains are in sight, and nothing of the head or of what was said is cut',
  BLANK,
  async ({ page }) => {
    await page.setViewportSize(DESK);
    const round = await openRound(page, click);
    while ((await round.now())['phase'] !== 'captains') await answer(round, click);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expectAllInSight(page, '.captain-row > p', CAPTAINS.length);
      await expectAllInSight(page, '[data-captain]', CAPTAINS.length);
      await expect(page.locator('.camp-line')).toHaveCount(2);
      for (const what of ['.turn-card h1', '.happened .unfold-text'])
        expect(await cutOff(page.locator(what)), `px of ${what} that are cut off`).toBeLessThanOrEqual(1);
      const first = page.locator('.captain-row').first();
      await first.locator('.look-at-card').click();
      await expect(first).toContainText(captainCard('wrench').text);
      await page.keyboard.press('Escape');
      await expect(first).not.toContainText(captainCard('wrench').text);
    }
  },
);

/** The height of a text that does not show in its box or in the boxes around it. */
const cutOff = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const around = element.parentElement?.getBoundingClientRect();
    return Math.max(
      element.scrollHeight - element.clientHeight,
      around === undefined ? 0 : Math.max(bottom - around.bottom, around.top - top),
    );
  });

test('a question about taking back is whole at a desk', BLANK, async ({ page }) => {
  await page.setViewportSize(DESK);
  const round = await openRound(page, click);
  while ((await round.now())['phase'] !== 'move') await answer(round, click);
  await movable(page).click();
  await page.locator('[data-place]').last().click();
  await page.getByRole('button', { name: texts.undo.button, exact: true }).click();
  const question = page.locator('.prompt');
  await expect(question).toBeVisible();
  const cut = await question.evaluate((card) => {
    const place = card.parentElement?.getBoundingClientRect();
    return place === undefined ? Infinity : card.getBoundingClientRect().bottom - place.bottom;
  });
  expect(cut, 'px of the question that are cut off').toBeLessThanOrEqual(1);
});

test('the table of Traction has most of the picture, and its panels keep to their places', BLANK, async ({ page }) => {
  const table = await playNow(page);
  const toMove = await lookAt(page, 'traction', 'to move');
  await page.locator('.tray-piece').nth(2).click();
  await expect(page.locator('.dock.aiming')).toBeVisible();
  const aiming = await lookAt(page, 'traction', 'aiming', true);
  await table.type('walk L2 B 90');
  await expect(page.locator('.referee')).toBeVisible();
  const ruled = await lookAt(page, 'traction', 'ruled');
  for (const size of ['desk', 'phone'] as const) expectSame([toMove[size], aiming[size], ruled[size]]);
});

test('that of Trexlands, too, from the first roll to the end of a cycle', BLANK, async ({ page }) => {
  await page.setViewportSize(DESK);
  const round = await openRound(page, click);
  const seen = new Set<string>();
  while (!seen.has('choosing arena')) {
    const { stage, phase } = await round.now();
    const state = `${stage} ${phase}`;
    const looked = seen.has(state) ? null : await lookAt(page, 'trexlands', state);
    seen.add(state);
    if (phase === 'market' && looked !== null) await expectPicturesWhole(page);
    if (await answer(round, click)) continue;
    if (looked !== null) {
      await page.locator('.truck-tray button:not([aria-disabled=true])').first().click();
      const chosen = await lookAt(page, 'trexlands', 'a truck chosen');
      for (const size of ['desk', 'phone'] as const) expectSame([looked[size], chosen[size]]);
    }
    await page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }).click();
    await expect(page.locator('.move-panel [aria-pressed=true]')).toHaveCount(0);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'aiming ranking',
      'called ranking',
      'choosing captains',
      'choosing move',
      'choosing market',
    ]),
  );
});
