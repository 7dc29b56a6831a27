import { gameTexts } from '#play/trexlands/texts.ts';
import { STEP_WORDS } from '#games/trexlands/help/lessonWords.ts';
import { texts } from '#play/texts.ts';
import { runs } from '../effort.ts';
import { outOfReach } from './support/outOfReach.ts';
import { openAfter } from './support/recorded.ts';
import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const SMALL = { width: 360, height: 640 };

/** Of the recorded match: the first has a MOVE, after which the second has one; rich in ways; stacks, and two cards. */
const FIRST_MOVE = 5;
const WITH_CARDS = 180;
/** A stack and three cards: more rows than the panel is high. */
const WITH_MORE = 111;
/** A bid is asked for. */
const IN_MARKET = 113;
/** The open arena, with a card of each. */
const IN_ARENA = 210;
/** After the next MOVE the market turns up the first weather of the match; after the other one a storm. */
const BEFORE_WEATHER = 31;
const BEFORE_STORM = 173;
/** A picture that is moved by less shows the same under a fingertip, px. */
const STILL_PX = 1;

/** Where the board's corners and its City lie on the screen, after panels and eye have found their places. */
const placesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    for (let i = 0; i < 5; i += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return ['a1', 'a3', 'd1', 'd3', 'city'].flatMap((place) => {
      const at = window.__trexlands?.screenOf(place);
      return at ? [at.x, at.y] : [Infinity, Infinity];
    });
  });

const expectStill = async (page: Page, before: readonly number[], what: string): Promise<void> => {
  const now = await placesOf(page);
  const moved = Math.max(...before.map((at, i) => Math.abs(at - (now[i] ?? Infinity))));
  expect(moved, `px that the board has moved: ${what}`).toBeLessThanOrEqual(STILL_PX);
};

/** One has moved, and the other, who is told of it, chooses. */
async function toldOfMove(page: Page): Promise<void> {
  await openAfter(page, FIRST_MOVE);
  await truck(page, 'T1').click();
  await page.locator('[data-place]').first().click();
  await page
    .locator('.choices-row button:not(.quiet):not([data-place])')
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await expect(page.locator('main.tableside')).toHaveAttribute('data-asked', '1');
  await expect(page.locator('.happened')).toBeVisible();
}

/** Waits until two pictures of the board are the same: all styles are there. */
async function settled(page: Page): Promise<readonly number[]> {
  let places = await placesOf(page);
  await expect(async () => {
    const before = places;
    places = await placesOf(page);
    expect(places.every(Number.isFinite), 'the table is there').toBe(true);
    expect(places).toEqual(before);
  }).toPass();
  return places;
}

const truck = (page: Page, name: string): Locator => page.locator(`.truck-tray [data-truck$=${name}]`);

/** In a soak on a desk and on the smaller phone, too. */
for (const size of [PHONE, DESK, SMALL].slice(0, runs(1, 3)))
  test(
    `the board keeps its place while a truck and a Terra are chosen, whatever is said or folded, ${size.width}x${size.height}`,
    BLANK,
    async ({ page }) => {
      await page.setViewportSize(size);
      await toldOfMove(page);
      const said = page.locator('.happened');
      await expect(said).toBeVisible();
      const before = await settled(page);
      await truck(page, 'T1').click();
      await expect(page.locator('[data-place]').first()).toBeVisible();
      await expectStill(page, before, 'a truck is chosen');
      await page.mouse.click(...((await farAway(page)) as [number, number]));
      await expect(page.locator('.fault')).toBeVisible();
      await expectStill(page, before, 'a refusal comes');
      await page.locator('.fault .dismiss').click();
      await expect(page.locator('.fault')).toHaveCount(0);
      await expectStill(page, before, 'a refusal goes');
      await said.locator('.dismiss').click();
      await expect(said).toHaveCount(0);
      await expectStill(page, before, 'what was said is put away');
      await truck(page, 'T2').click();
      await expectStill(page, before, 'another truck is chosen');
    },
  );

/** A Terra to which the chosen truck has no way, on the screen. */
const farAway = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const near = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset['place']);
    const tiles = window.__trexlands?.state().match?.state.board.tiles ?? [];
    const free = tiles.flatMap(({ id }) => {
      const at = window.__trexlands?.screenOf(id);
      const isUnder = at && document.elementFromPoint(at.x, at.y)?.closest('.panel') !== null;
      const isTaken = window.__trexlands?.state().match?.state.trucks.some((each) => each.at === id);
      return !at || isUnder || isTaken || near.includes(id) ? [] : [[at.x, at.y]];
    });
    return free[0] ?? [];
  });

test.describe('with the hints of a first match', () => {
  test.use({ settings: { roundGuide: true } });

  for (const size of [PHONE, DESK].slice(0, runs(1, 2)))
    test(
      `the board keeps its place while hints are opened and understood, ${size.width}x${size.height}`,
      IN_SOAK.blank,
      async ({ page }) => {
        await page.setViewportSize(size);
        await toldOfMove(page);
        const guide = page.getByRole('complementary', { name: gameTexts.guide.label });
        await page.locator('.happened .dismiss').click();
        await expect(guide).toBeVisible();
        const before = await settled(page);
        await guide.locator('.unfold').click();
        await expectStill(page, before, 'a hint is opened');
        await guide.getByRole('button', { name: gameTexts.guide.understood }).click();
        await expectStill(page, before, 'a hint is understood');
      },
    );
});

test(
  'on a small phone a step of the lesson keeps its board, what to do, and the truck that it is about',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto('./?still#/trexlands/learn/lesson-score');
    const card = page.getByRole('region', { name: texts.lesson.panel });
    const inShort = STEP_WORDS[0]?.inShort ?? '';
    await expect(card).toContainText(STEP_WORDS[0]?.task ?? '');
    const before = await settled(page);
    await truck(page, 'T2').click();
    await expect(card).toContainText(inShort);
    await expect(card).not.toContainText(STEP_WORDS[0]?.task ?? '');
    await expectStill(page, before, 'the card folds');
    await expect(page.locator('.fault')).toContainText(gameTexts.lesson.otherTruck('truck 1', 'b3', 'truck 2'));
    await expect(truck(page, 'T2')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-place]')).toHaveCount(0);
    await truck(page, 'T1').click();
    await expect(page.locator('.fault')).toHaveCount(0);
    await expect(card).toContainText(inShort);
    await expectStill(page, before, 'the truck is chosen');
    await page.locator('[data-place=city]').click();
    await expect(page.locator('main.tableside')).toHaveAttribute('data-verdict', 'passed');
  },
);

const toTop = (page: Page): Promise<void> => page.locator('.choice-dock').evaluate((panel) => panel.scrollTo(0, 0));

/** Pushed along, each of the buttons can be pressed whole. */
async function expectReachable(page: Page, buttons: string): Promise<void> {
  for (const [i, button] of (await page.locator(buttons).all()).entries()) {
    await button.evaluate((each) => each.scrollIntoView({ block: 'nearest', inline: 'center' }));
    await expect.poll(() => outOfReach(page, `:nth-match(${buttons}, ${i + 1})`)).toEqual([]);
  }
}

const PHONES = [PHONE, SMALL];

test('on phones all of a MOVE can be pressed', IN_SOAK.blank, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAfter(page, WITH_CARDS);
  await truck(page, 'T2').click();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect(page.locator('[data-place]')).toHaveCount(4);
    await expectReachable(page, '.move-panel .button');
  }
  await openAfter(page, WITH_MORE);
  await truck(page, 'T1').click();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expectReachable(page, '.move-panel .button');
    await toTop(page);
  }
});

test(
  'on a phone, upright or sideways, a card looked at before a MOVE shows all it can be played on',
  BLANK,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAfter(page, WITH_CARDS);
    await page.locator('.dock-place [data-card]').first().click();
    for (const size of [PHONE, SIDEWAYS]) {
      await page.setViewportSize(size);
      await expect(page.locator('.move-panel .card-step')).toBeVisible();
      await expect
        .poll(() => page.locator('.move-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth))
        .toBe(0);
    }
  },
);

test('on phones a hint leaves the buttons of a bid their room', IN_SOAK.blank, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAfter(page, IN_MARKET);
  await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.advice.ask, exact: true }).click();
  await expect(page.locator('.market-panel [data-hint]')).toBeVisible();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect.poll(() => outOfReach(page, '.market-panel .button')).toEqual([]);
    await page.locator('.market-panel [data-hint]').evaluate((bid) => bid.scrollIntoView({ block: 'nearest' }));
    await expect.poll(() => outOfReach(page, '.market-panel [data-hint]')).toEqual([]);
  }
});

test('on phones a hint is a press away where a MOVE is chosen', IN_SOAK.blank, async ({ page }) => {
  await openAfter(page, FIRST_MOVE);
  const hint = page.locator('.move-panel').getByRole('button', { name: texts.advice.ask, exact: true });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect(hint).toBeVisible();
    await expect.poll(() => outOfReach(page, '.move-panel .button')).toEqual([]);
  }
  await hint.click();
  await expect(page.locator('.move-panel .advice')).toContainText(texts.advice.said(''));
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expect(page.locator('.dock-place [data-hint]').first()).toBeInViewport();
  }
  // Touched on the board, the truck that the hint has chosen stays so, with its mark.
  await settled(page);
  const at = await page.evaluate(() => {
    const [first] = window.__trexlands?.state().chosen ?? [];
    return first === undefined ? null : (window.__trexlands?.screenOf(first) ?? null);
  });
  if (at === null) throw new Error('a hint chooses a truck');
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.dock-place [data-hint]').first()).toBeVisible();
  expect(await page.evaluate(() => window.__trexlands?.state().chosen.length)).toBeGreaterThan(0);
});

test('on phones all of the private arena is in sight or shown to be below', IN_SOAK.blank, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAfter(page, IN_ARENA);
  await expect(page.locator('.arena-panel [data-take]')).toHaveCount(2);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expectReachable(page, '.arena-panel .button');
    const lines = await page.locator('.turn-card h1').evaluate((title) => {
      const { height } = title.getBoundingClientRect();
      return height / parseFloat(getComputedStyle(title).lineHeight);
    });
    expect(Math.round(lines)).toBe(1);
    await toTop(page);
  }
});

test(
  'with the first weather it is told what the EXCHANGE is, on a phone and at a desk',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAfter(page, BEFORE_WEATHER);
    await page.locator('[data-truck="1-T2"]').click();
    await page.locator('[data-place=d3]').click();
    const said = page.getByText(`${gameTexts.exchange.opens(2)} ${gameTexts.exchange.weather}`);
    await page.locator('.happened .unfold').click();
    for (const size of [PHONE, SMALL, DESK]) {
      await page.setViewportSize(size);
      await expect(said).toBeInViewport({ ratio: 1 });
    }
  },
);

test.describe('with the hints of a first match, at a desk', () => {
  test.use({ settings: { roundGuide: true } });

  /** Half the side of the tray's floor, mm. */
  const FLOOR_MM = 230;

  /** Places of the tray's floor that lie under a panel. */
  const trayUnderPanels = (page: Page): Promise<readonly string[]> =>
    page.evaluate((half) => {
      const along = [-1, -0.5, 0, 0.5, 1].map((part) => part * half);
      return along.flatMap((x) =>
        along.flatMap((z) => {
          const at = window.__trexlands?.screenInArena(x, z);
          const over = at ? document.elementFromPoint(at.x, at.y) : null;
          const panel = over?.closest('.panel');
          return over === null || panel ? [`${x}, ${z}: ${panel?.className ?? 'outside'}`] : [];
        }),
      );
    }, FLOOR_MM);

  test('nothing lies over the tray while trucks roll for weather', IN_SOAK.blank, async ({ page }) => {
    await page.setViewportSize(DESK);
    await openAfter(page, BEFORE_STORM);
    await page.getByRole('button', { name: gameTexts.move.pass, exact: true }).click();
    const main = page.locator('main.tableside');
    for (const stage of ['aiming', 'called']) {
      await expect(main).toHaveAttribute('data-stage', stage);
      await expect(page.locator('.referee, .guide').filter({ visible: true })).toHaveCount(1);
      for (const size of [DESK, { width: 1024, height: 600 }]) {
        await page.setViewportSize(size);
        await expect.poll(() => trayUnderPanels(page), `${stage}, ${size.width}x${size.height}`).toEqual([]);
      }
      if (stage === 'aiming') for (let seat = 0; seat < 2; seat += 1) await page.locator('[data-roll-for-me]').click();
    }
  });
});
