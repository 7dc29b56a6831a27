import { CAPTAINS, captainCard } from '#games/trexlands/captains.ts';
import { BLANK, IN_SOAK, SLOWER, expect, test, type Page } from './support/test.ts';
import { TRIBU_KINDS } from '#games/trexlands/cards/kinds.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { cases, runs } from '../effort.ts';
import { measureFrame, SIZES, type FrameMeasure, type Size } from './support/frameMeasures.ts';
import { outOfReach } from './support/outOfReach.ts';
import { openAfter as openRecorded } from './support/recorded.ts';
import { answer, atRound, click, here, movable, openRound, type RoundPage } from './support/roundPage.ts';
import type { Locator } from '@playwright/test';
import { notePictures, picturesOf } from './support/pictures.ts';
import { SOON } from './support/soon.ts';
import { playNow } from './support/tablePage.ts';

type Game = 'traction' | 'trexlands';

const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };
const SMALL: Size = { width: 360, height: 640 };
const SIDEWAYS: Size = { width: 844, height: 390 };

/** The shares of the picture's height that a table has at least; at a desk, of its height or of its width. */
const LEAST = { desk: 0.6, phone: 0.5 } as const;
/** Five Captains, each with what it does, are to be read at once; the table has nothing to choose from meanwhile. */
const LEAST_WITH_CAPTAINS = 0.45;
/** A table that is as wide as an upright picture, but for its margins, cannot be any larger. */
const WHOLE_WIDTH = 0.9;

/** Cards of a market, and of a private deck. */
const MARKET = 4;
const DECK = 8;

const same = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** How a state is looked at: from near a piece, and with less of a phone than usual for the table. */
interface Looked {
  readonly closeUp?: boolean;
  readonly onPhone?: number;
}

/** What is wrong with a frame, in words. */
function wrongWith(
  { share, across, cut, piled, inFront }: FrameMeasure,
  size: Size,
  { closeUp, onPhone = LEAST.phone }: Looked,
): readonly string[] {
  const small =
    !closeUp &&
    ((same(size, DESK) && Math.max(share, across) < LEAST.desk) ||
      (same(size, PHONE) && share < onPhone && across < WHOLE_WIDTH));
  return [
    ...(small ? [`the table has ${share.toFixed(2)} of the height`] : []),
    ...cut.map((panel) => `${panel} is cut off`),
    ...piled.map((pair) => `${pair} lie over each other`),
    ...(inFront === null ? [] : [`${inFront} is in front of the table's middle`]),
  ];
}

/** Looks at a state of the table on a phone and at a desk, in a soak in all sizes; gives the heights of the dock. */
async function lookAt(
  page: Page,
  game: Game,
  state: string,
  looked: Looked = {},
): Promise<{ desk: number; phone: number }> {
  const docks = { desk: 0, phone: 0 };
  for (const size of cases([PHONE, DESK], SIZES)) {
    await page.setViewportSize(size);
    let seen: FrameMeasure | null = null;
    await expect(async () => {
      const before = await measureFrame(page, game, looked.closeUp);
      seen = await measureFrame(page, game, looked.closeUp);
      expect(seen, 'the eye has come to rest').toEqual(before);
      expect(wrongWith(seen, size, looked), `${game}, ${state}, ${size.width}x${size.height}`).toEqual([]);
    }).toPass({ timeout: 10_000 * SLOWER, ...SOON });
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
  // The window has its new size a moment after it was asked for.
  await expect(async () => {
    const hidden = await page.locator('.market .card-drawn').evaluateAll((cards) =>
      cards.map((card) => {
        const pictures = [...card.querySelectorAll(':scope > rect')].map((part) => part.getBoundingClientRect());
        const ground = pictures.at(-1);
        return ground === undefined ? null : Math.max(0, ground.bottom - card.getBoundingClientRect().bottom);
      }),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(Math.max(...hidden.map((px) => px ?? Infinity)), 'px of a picture that are cut off').toBeLessThanOrEqual(1);
  }).toPass();
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

test(
  'on a desk the four cards of the market lie in sight with their words, which keep to two lines on a phone when bids lie on them',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('./?still#/trexlands/learn/lesson-market');
    await expect(page.locator('.market > li')).toHaveCount(MARKET);
    await expectAllInSight(page, '.market .look-at-card', MARKET);
    await expectAllInSight(page, '.market .lot-says', MARKET);
    await expectAllInSight(page, '.market [data-slot]', MARKET);
    await page.setViewportSize(PHONE);
    await page.locator('.market [data-slot="1"]').click();
    await expect(page.locator('.market > li').first().locator('.coin-stack')).toHaveCount(2);
    const lines = (row: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(row);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6))).size;
    };
    await expect.poll(() => page.locator('.market .lot-says').first().evaluate(lines)).toBeLessThanOrEqual(2);
  },
);

/** The lowest of words of a panel under the top of what is pressed there; above 0 they are covered. */
const coveredBy = (words: Locator, foot: Locator): Promise<number> =>
  Promise.all([
    words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom)),
    foot.boundingBox(),
  ]).then(([bottoms, under]) => Math.max(...bottoms) - (under?.y ?? 0));

test(
  'all cards of a private deck are in sight on a desk; on a phone each says what it does, can be come to, and is read whole where it is placed',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('./?still#/trexlands/learn/lesson-bluff');
    await expect(page.locator('[data-private]')).toHaveCount(DECK);
    await expectAllInSight(page, '[data-private]', DECK);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expect(page.locator('[data-private]')).toHaveCount(DECK);
      await expectAllInSight(page, '[data-private=fortress]', 1);
      for (const kind of TRIBU_KINDS) {
        const card = page.locator(`[data-private=${kind}]`);
        await card.evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
        await expect(card.locator('.hand-says')).toContainText(trexlandsTexts.faces.short[kind]);
        await expect(card.locator('.hand-says')).toBeVisible();
        await expect.poll(() => badParts(card)).toEqual([]);
        await expect.poll(() => coveredBy(card, page.locator('.in-hand > .dock-last'))).toBeLessThanOrEqual(0);
      }
      await page.locator('[data-private=fortress]').click();
      const words = page.locator('.card-step p');
      await expect
        .poll(() => coveredBy(words, page.locator('.card-step > .choices-row')), { message: `${size.width} px` })
        .toBeLessThanOrEqual(1);
      await page.locator('[data-place-with="1"]').click();
      await expect(page.locator('.known-short')).toHaveText(trexlandsTexts.faces.short.fortress);
      await page.locator('[data-take-card-back]').click();
      await page.locator('.card-step .quiet').click(); // it is in the hand, and looked at
    }
  },
);

test(
  'on a phone all Captains are in sight, and nothing of the head, of what was said or of a question is cut',
  IN_SOAK.blank,
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
        await expect.poll(() => cutOff(page.locator(what)), `px of ${what} that are cut off`).toBeLessThanOrEqual(1);
      const first = page.locator('.captain-row').first();
      await first.locator('.look-at-card').click();
      await expect(first).toContainText(captainCard('wrench').text);
      await page.keyboard.press('Escape');
      await expect(first).not.toContainText(captainCard('wrench').text);
    }
    const last = page.locator('.captain-row').last();
    for (const size of [PHONE, SMALL, SIDEWAYS, DESK]) {
      await page.setViewportSize(size);
      await last.locator('.look-at-card').click();
      await expect(last).toContainText(captainCard('marshal').text);
      await expectAllInSight(page, '.captain-row:last-child > p', 1);
      await page.keyboard.press('Escape');
      await expect(last).not.toContainText(captainCard('marshal').text);
    }

    await test.step('a question about taking back is whole at a desk', async () => {
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

/** The recorded match on a phone, after so many of its actions. */
async function openAfter(page: Page, actions: number, start?: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await openRecorded(page, actions, start);
}

/** In rows of parts: parts that lie over each other or reach out of their row, and words in a column too narrow. */
const badParts = (rows: Locator): Promise<readonly string[]> =>
  rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const around = row.getBoundingClientRect();
      const parts = [...row.children].filter((part) => part.getBoundingClientRect().width > 0);
      return parts.flatMap((part, i) => {
        const box = part.getBoundingClientRect();
        const name = `${part.tagName} ${part.textContent}`;
        const under = parts.slice(i + 1).filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
        });
        const isOut = part.scrollWidth > part.clientWidth + 1 || box.right > around.right || box.bottom > around.bottom;
        return [
          ...under.map((other) => `${name} lies over ${other.textContent}`),
          ...(isOut && !part.matches('svg, .card-thumb') ? [`${name} reaches out`] : []),
          ...(part.matches('h3, p:not(.coins)') && box.width < 110 ? [`${name} is a narrow column`] : []),
        ];
      });
    }),
  );

const PLACED_EACH = 3;
/** Of a deck's cards the names, px. */
const NAMES_PX = 24;

/** The height of a deck that is in sight above the buttons of its panel; Infinity once nothing can be placed. */
const deckInSight = (page: Page): Promise<number> =>
  page.locator('.in-hand').evaluate((panel) => {
    const top = panel.querySelector('.hand-of-cards')?.getBoundingClientRect().top ?? -Infinity;
    return (panel.querySelector('.dock-last')?.getBoundingClientRect().top ?? 0) - top;
  });
/** Of the recorded match: both have V and cards to place; a MOVE of T3 brings two of the deck; Fuel can be played. */
const RICH = 206;
const BEFORE_CLIMA = 45;
const WITH_FUEL = 21;

test(
  'on a phone three face-down cards of each lie in rows, clear of each other, and so do they as they are turned over',
  IN_SOAK.blank,
  async ({ page }) => {
    await openAfter(page, RICH);
    for (let seat = 0; seat < 2; seat += 1) {
      await page.locator('.pass-device [data-take]').click();
      for (let i = 0; i < PLACED_EACH; i += 1) {
        await page.locator('[data-private]').first().click();
        await page.locator('[data-place-with="1"]').click();
        await expect(page.locator('.known-cards > li')).toHaveCount(i + 1);
        for (const size of [SMALL, PHONE]) {
          await page.setViewportSize(size);
          await expect.poll(() => deckInSight(page)).toBeGreaterThan(NAMES_PX);
        }
      }
      await page.locator('button[data-ready]').click();
    }
    const rows = page.locator('.face-down');
    await expect(rows).toHaveCount(2 * PLACED_EACH);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expect.poll(() => badParts(rows)).toEqual([]);
    }
    await page.locator('[data-challenge]').first().click();
    await page.locator('.arena-panel [data-nobody]').click();
    for (let up = 1; up <= 2 * PLACED_EACH; up += 1) {
      if (up > 1) await page.locator('[data-reveal]').click();
      await expect(page.locator('.face-down.is-up')).toHaveCount(up);
      await expect.poll(() => badParts(rows)).toEqual([]);
      const last = page.locator('.face-down.is-up').last();
      const foot = page.locator('.reveal-panel .dock-last');
      await expect
        .poll(async () => {
          const [card, under] = [await last.boundingBox(), await foot.boundingBox()];
          return (card?.y ?? Infinity) + (card?.height ?? 0) <= (under?.y ?? 0) + 1;
        })
        .toBe(true);
    }
  },
);

const FOUR = 4;
/** More presses than it takes until somebody may interrupt. */
const MOST_PRESSES = 150;
const PLACED_BY_FOUR = 2;

/** So many around one device, with a clock. */
async function openUnderClock(page: Page, players: number): Promise<RoundPage> {
  await page.setViewportSize(PHONE);
  await page.goto('./?still&seed=3#/new/trexlands');
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.locator('summary', { hasText: texts.form.rules }).click();
  await page.getByRole('radio', { name: trexlandsTexts.form.clock(30) }).check();
  await page.getByRole('button', { name: texts.form.play }).click();
  await expect(page.locator('.dock-place').getByRole('button').first()).toBeVisible();
  return atRound(page);
}

/** Four around one device, with a clock, whose first MOVEs are passed. */
async function fourAtMarket(page: Page): Promise<RoundPage> {
  const round = await openUnderClock(page, FOUR);
  while ((await round.now())['phase'] !== 'market')
    if (!(await answer(round, click)))
      await page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }).click();
  return round;
}

test(
  'on a phone four players under a clock have cards and buttons of market and arena whole and in reach',
  IN_SOAK.blank,
  async ({ page }) => {
    const round = await fourAtMarket(page);
    const look = async (firstCard: string): Promise<void> => {
      for (const size of [SMALL, PHONE]) {
        await page.setViewportSize(size);
        await expect.poll(() => outOfReach(page)).toEqual([]);
        const [card, foot] = [page.locator(firstCard).first(), page.locator('.dock-last')];
        await expect
          .poll(async () => {
            const [of, under] = [await card.boundingBox(), await foot.boundingBox()];
            return (of?.y ?? Infinity) + (of?.height ?? 0) - (under?.y ?? 0);
          })
          .toBeLessThanOrEqual(1);
      }
    };
    await expect(page.locator('.clock-note')).toBeVisible();
    await look('.market > li');
    await page.locator('.market [data-slot="1"]').click();
    await expect(page.locator('.countdown')).toBeVisible();
    await look('.market > li');
    await page.locator('.market-panel [data-nobody]').click();
    for (let seat = 0; seat < FOUR; seat += 1) {
      await page.locator('.pass-device [data-take]').click();
      for (let i = 0; i < PLACED_BY_FOUR; i += 1) {
        await page.locator('[data-private]').first().click();
        await page.locator('[data-place-with="1"]').click();
        await expect(page.locator('.known-cards > li')).toHaveCount(i + 1);
      }
      await page.locator('button[data-ready]').click();
    }
    const rows = page.locator('.face-down');
    const placed = FOUR * PLACED_BY_FOUR;
    await expect(rows).toHaveCount(placed);
    for (const said of await page.locator('.arena-panel .window-seat button').all()) {
      await said.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
      await expect.poll(() => coveredBy(said, page.locator('.dock-last'))).toBeLessThanOrEqual(0);
    }
    for (const challenged of [0, 1, 2]) {
      await expect.poll(() => badParts(rows)).toEqual([]);
      await look('.face-down');
      if (challenged < 2) await page.locator('[data-challenge]:enabled').first().click();
    }
    await page.locator('.arena-panel [data-nobody]').click();
    for (let up = 1; up <= placed; up += 1) {
      await expect(page.locator('.face-down.is-up')).toHaveCount(up);
      await expect.poll(() => badParts(rows)).toEqual([]);
      await expect.poll(() => outOfReach(page)).toEqual([]);
      await answer(round, click);
    }
  },
);

/** Three around one device, with a clock; the first truck that can attacks, until somebody may interrupt. */
async function threeAtWindow(page: Page): Promise<void> {
  const round = await openUnderClock(page, 3);
  for (let i = 0; i < MOST_PRESSES && !(await page.locator('.window-panel').isVisible()); i += 1) {
    if (await answer(round, click)) continue;
    await movable(page).click();
    const places = page.locator('[data-place]');
    const battle = places.filter({ hasText: /battle/ });
    await ((await battle.count()) > 0 ? battle : places).last().click();
    const ways = page.locator('.choices-row button:not(.quiet):not([data-place])');
    if ((await places.count()) === 0 && (await ways.count()) > 0) await ways.first().click();
  }
}

test('on a phone whoever may interrupt under a clock has every answer in sight', IN_SOAK.blank, async ({ page }) => {
  await threeAtWindow(page);
  await expect(page.locator('.window-panel .countdown')).toBeVisible();
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size);
    await expect.poll(() => outOfReach(page, '.window-panel button')).toEqual([]);
  }
});

test(
  'on a phone a truck that is chosen is not described over its Camp, nor a card that is looked at over its button',
  IN_SOAK.blank,
  async ({ page }) => {
    await openAfter(page, WITH_FUEL);
    const truck = page.locator('.truck-tray button:not([aria-disabled=true])').first();
    await truck.hover();
    await expect(page.locator('.about-note')).toBeVisible();
    await truck.click();
    await expect(page.locator('.about-note')).toHaveCount(0);
    await page.locator('.move-panel [data-card=fuel]').click();
    for (const size of [PHONE, SMALL, DESK]) {
      await page.setViewportSize(size);
      await expectAllInSight(page, '.card-step .button.primary', 1);
    }
    await expect(page.locator('.about-note')).toHaveCount(0);
  },
);

/** Of the recorded match: a roll of two Clima cards, one after the other; a charge, whose attackers roll twice. */
const BEFORE_STORM = 174;
const BEFORE_CHARGE = 132;

/** Trucks of the roll under a panel, with what lies over them; looked for at their middles and around them. */
async function trucksUnderPanels(page: Page): Promise<readonly string[]> {
  const state = await page.evaluate(() => window.__trexlands?.state().match?.state);
  const trucks = (state && rollAsked(state)?.trucks) ?? [];
  return page.evaluate((ids) => {
    const AROUND_PX = 9;
    return ids.flatMap((id) => {
      const at = window.__trexlands?.screenOf(id);
      if (!at) return [`${id} is nowhere`];
      const over = [-AROUND_PX, 0, AROUND_PX].flatMap((dx) =>
        [-AROUND_PX, 0, AROUND_PX].flatMap((dy) => {
          const panel = document.elementFromPoint(at.x + dx, at.y + dy)?.closest('.panel');
          return panel ? [panel.className] : [];
        }),
      );
      return [...new Set(over)].map((panel) => `${id} under ${panel}`);
    });
  }, trucks);
}

test(
  'on a phone no panel lies over a truck that is thrown, that tumbles or that is called',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow(); // nothing is hurried: how trucks tumble is seen from near
    for (const before of [BEFORE_STORM, BEFORE_CHARGE].slice(0, runs(1, 2))) {
      await openAfter(page, before, './?seed=3');
      const main = page.locator('main.tableside');
      for (let rolls = 0; rolls < 2; rolls += 1) {
        for (const stage of ['aiming', 'rolling', 'called']) {
          await expect(main).toHaveAttribute('data-stage', stage, { timeout: 60_000 });
          for (const size of [PHONE, SMALL]) {
            await page.setViewportSize(size);
            await expect
              .poll(() => trucksUnderPanels(page), { message: `${stage}, ${before}, ${size.width}x${size.height}` })
              .toEqual([]);
          }
          if (stage === 'aiming') await page.locator('[data-roll-for-all], [data-roll-for-me]').last().click();
        }
        await page.locator('[data-go-on]').click();
      }
    }
  },
);

test('the table of Traction has most of the picture, and its panels keep to their places', BLANK, async ({ page }) => {
  const table = await playNow(page);
  const toMove = await lookAt(page, 'traction', 'to move');
  await page.locator('.tray-piece').nth(2).click();
  await expect(page.locator('.dock.aiming')).toBeVisible();
  const aiming = await lookAt(page, 'traction', 'aiming', { closeUp: true });
  await table.type('walk L2 B 90');
  await expect(page.locator('.referee')).toBeVisible();
  const ruled = await lookAt(page, 'traction', 'ruled');
  for (const size of ['desk', 'phone'] as const) expectSame([toMove[size], aiming[size], ruled[size]]);
});

test('that of Trexlands, too, from the first roll to the end of a cycle', IN_SOAK.blank, async ({ page }) => {
  await page.setViewportSize(DESK);
  const round = await openRound(page, click);
  const seen = new Set<string>();
  while (!seen.has('choosing arena')) {
    const { stage, phase } = await round.now();
    const state = `${stage} ${phase}`;
    // A throw is seen from near by.
    const how = { closeUp: stage === 'aiming', ...(phase === 'captains' && { onPhone: LEAST_WITH_CAPTAINS }) };
    const looked = seen.has(state) ? null : await lookAt(page, 'trexlands', state, how);
    seen.add(state);
    if (phase === 'market' && looked !== null) await expectPicturesWhole(page);
    if (await answer(round, here)) continue;
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

test.describe('with the hints of a first match', () => {
  test.use({ settings: { roundGuide: true } });

  const guideOf = (page: Page): Locator => page.getByRole('complementary', { name: trexlandsTexts.guide.label });

  /** How far a hint and what has happened over it, sentence by sentence, are cut off, px. */
  const cutOffOf = (page: Page): Promise<number> =>
    guideOf(page).evaluate((card) => {
      const answer = card.querySelector('.button')?.getBoundingClientRect();
      const under = answer && document.elementFromPoint(answer.x + answer.width / 2, answer.y + answer.height / 2);
      const parts = [card, ...(card.parentElement?.querySelectorAll(':scope > *, .sayings') ?? [])];
      return Math.max(
        under && card.contains(under) ? 0 : Infinity,
        ...parts.map((part) => part.scrollHeight - part.clientHeight),
        ...parts.map((part) => part.getBoundingClientRect().bottom - innerHeight),
      );
    });

  test('on a phone a word of a hint stays in sight over what is said of it', IN_SOAK.blank, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openUnderClock(page, 3);
    await guideOf(page).locator('.unfold').click();
    const word = guideOf(page).locator('.about-word').first();
    // A slow machine may still be unfolding the hint under the first press.
    await expect(async () => {
      await word.click();
      await expect(page.locator('.about-note')).toBeVisible({ timeout: 2000 * SLOWER });
    }).toPass();
    await expect(word).toBeVisible();
    await expect.poll(() => coveredBy(word, page.locator('.about-note'))).toBeLessThanOrEqual(0);
  });

  /** The Terra that a hint lies over, while one chooses among them. */
  const terraUnderHint = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => {
      const box = document.querySelector('.guide')?.getBoundingClientRect();
      const now = window.__trexlands?.state();
      if (!box || !now?.match || now.stage !== 'choosing') return [];
      return now.match.state.board.tiles
        .map(({ id }) => id)
        .filter((id) => {
          const at = window.__trexlands?.screenOf(id);
          return at && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
        });
    });

  /** The hint that is there once the page has drawn what was asked last; null for none. */
  const lessonNow = (page: Page): Promise<string | null> =>
    page.evaluate(async () => {
      for (let i = 0; i < 3; i += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      return document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'] ?? null;
    });

  test('on a desk each hint is whole with its answers, and covers no Terra', IN_SOAK.blank, async ({ page }) => {
    await page.setViewportSize(DESK);
    const round = await openRound(page, click);
    const seen = new Set<string>();
    await expect(guideOf(page)).toBeVisible();
    while (!seen.has('private')) {
      const hint = await lessonNow(page);
      if (hint !== null && !seen.has(hint)) {
        seen.add(hint);
        await expect.poll(() => cutOffOf(page), hint).toBeLessThanOrEqual(1);
        await expect.poll(() => terraUnderHint(page), hint).toEqual([]);
        await guideOf(page).getByRole('button', { name: trexlandsTexts.guide.understood }).click();
        continue;
      }
      if (await answer(round, click)) continue;
      await page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }).click();
      await expect(page.locator('.move-panel [aria-pressed=true]')).toHaveCount(0);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['ranking', 'captains', 'from-camp', 'market', 'private']));
  });

  test(
    'weather that has come is told first and whole, and a hint does not take its place',
    IN_SOAK.blank,
    async ({ page }) => {
      await openAfter(page, BEFORE_CLIMA);
      await page.locator('[data-truck="1-T3"]').click();
      await page.locator('[data-place]').first().click();
      const cards = page.locator('.cards-came > li');
      await expect(cards.locator('.came-says')).toHaveText([/^Flood, .+/, /^Flood, .+/]);
      for (const size of [PHONE, SMALL]) {
        await page.setViewportSize(size);
        await expect.poll(() => badParts(cards)).toEqual([]);
        await expect.poll(() => badParts(page.locator('.happened'))).toEqual([]); // the cross, too
        await expect.poll(() => cutOff(cards.last())).toBeLessThanOrEqual(1);
      }
      const came = page.locator('.came-says').first();
      for (const size of [PHONE, SMALL, DESK]) {
        await page.setViewportSize(size);
        await expect(came).toContainText(/^Flood.* from the market/);
        await expect(came).toBeVisible();
        await expect(came).toContainText(/\d+ V beside the City are lost/);
      }
      const left = async (what: Locator): Promise<number> => (await what.boundingBox())?.x ?? -1;
      await expect(guideOf(page)).toBeVisible();
      expect(await left(page.locator('.happened')), 'in the column, as without a hint').toBe(
        await left(page.locator('.choice-dock')),
      );
      await page.setViewportSize(PHONE);
      await expect(guideOf(page)).toBeHidden();
      await page.locator('.happened .dismiss').click();
      await expect(guideOf(page)).toBeVisible();
    },
  );
});

test('that the table is being set up is said until its first picture, and over none', BLANK, async ({ page }) => {
  await notePictures(page);
  await playNow(page);
  const pictures = await picturesOf(page);
  const whole = Math.min(...pictures.slice(-2).map(({ things }) => things));
  expect(whole).toBeGreaterThan(0);
  expect(pictures.filter(({ things, noted }) => noted && things >= whole)).toEqual([]);
});
