import { CAPTAINS, captainCard } from '#games/trexlands/captains.ts';
import { BLANK, IN_SOAK, SLOWER, expect, test, type Page } from './support/test.ts';
import { playableCard, TRIBU_KINDS } from '#games/trexlands/cards/kinds.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { runs } from '../effort.ts';
import { frameShare, MOST, MOST_OF_FAN, type Size } from './support/frameShare.ts';
import { outOfReach } from './support/outOfReach.ts';
import { openAfter as openRecorded } from './support/recorded.ts';
import { answer, atRound, click, here, movable, openRound, type RoundPage } from './support/roundPage.ts';
import type { Locator } from '@playwright/test';
import { notePictures, picturesOf } from './support/pictures.ts';
import { SOON } from './support/soon.ts';
import { playNow } from './support/tablePage.ts';
import { MOST_WORDS, wordsAtRest } from './support/wordsSeen.ts';

const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };
const SMALL: Size = { width: 360, height: 640 };

/** Cards of a market, and of a private deck. */
const MARKET = 4;
const DECK = 8;

/** Within its share of the window wherever it is looked at, with little to read; never over what is played. */
async function expectSmallFrame(page: Page, state: string, piece?: string): Promise<void> {
  for (const { width, height, share: most } of MOST) {
    await page.setViewportSize({ width, height });
    const where = `${state}, ${width}x${height}`;
    await expect(async () => {
      const { share, fan, cut } = await frameShare(page);
      expect(share + Math.max(0, fan - MOST_OF_FAN), where).toBeLessThanOrEqual(most);
      expect(cut, where).toEqual([]);
      const words = await wordsAtRest(page);
      expect(words.length, `${where}: ${words.join(' ')}`).toBeLessThanOrEqual(MOST_WORDS);
      if (piece !== undefined) expect(await isUnderFrame(page, piece), where).toBe(false);
    }).toPass({ timeout: 10_000 * SLOWER, ...SOON });
    const { share } = await frameShare(page);
    test.info().annotations.push({ type: 'frame', description: `${where}: ${(share * 100).toFixed(1)} %` });
  }
}

/** Whether a panel lies over the middle of a piece. */
const isUnderFrame = (page: Page, piece: string): Promise<boolean> =>
  page.evaluate((id) => {
    const at = window.__traction?.screenOf(id);
    return !at || document.elementFromPoint(at.x, at.y)?.closest('.table-view') === null;
  }, piece);

/** Things to choose among lie in the window whole, and nothing around them cuts them off. */
async function expectAllInSight(page: Page, what: string, count: number): Promise<void> {
  await expect(async () => {
    const cut = await page.locator(what).evaluateAll((cards) =>
      cards.map((card) => {
        const box = card.getBoundingClientRect();
        const cuts = [-box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight];
        for (let around = card.parentElement; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue;
          const { left, right, top, bottom } = around.getBoundingClientRect();
          cuts.push(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
        }
        return Math.max(...cuts);
      }),
    );
    expect(cut).toHaveLength(count);
    expect(Math.max(...cut), `px of ${what} that are cut off`).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 10_000 * SLOWER }); // a panel has its place once all styles are there
}

test(
  'the cards of the market lie in sight, the one taken up with its words and its bid, and coins lie on them',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.goto('./?still#/trexlands/learn/lesson-market');
    for (const size of [DESK, PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expect(page.locator('[data-lot]')).toHaveCount(MARKET);
      await expectAllInSight(page, '[data-lot]', MARKET);
      for (const slot of [1, 2]) {
        await page
          .locator(`[data-lot="${slot}"][aria-pressed=false]`)
          .click({ timeout: 1000 })
          .catch(() => undefined);
        await expectAllInSight(page, '.fan-text', 1);
        await expectAllInSight(page, `[data-slot="${slot}"]`, 1);
      }
    }
    await page.locator('[data-slot="2"]').click();
    await expect(page.locator('.deck-fan > li').nth(1).locator('.coin-stack')).toHaveCount(1);
  },
);

/** The lowest of words of a panel under the top of what is pressed there; above 0 they are covered. */
const coveredBy = (words: Locator, foot: Locator): Promise<number> =>
  Promise.all([
    words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom)),
    foot.boundingBox(),
  ]).then(([bottoms, under]) => Math.max(...bottoms) - (under?.y ?? 0));

test(
  'all cards of a private deck are in sight with their names, also while one is taken up and laid',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.goto('./?still#/trexlands/learn/lesson-bluff');
    for (const size of [DESK, PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expect(page.locator('[data-lay]')).toHaveCount(DECK);
      await expectAllInSight(page, '[data-lay]', DECK);
      for (const kind of TRIBU_KINDS)
        await expect(page.locator(`[data-lay=${kind}]`)).toContainText(playableCard(kind).name);
      await page.locator('[data-lay=fortress]').click();
      await expectAllInSight(page, '[data-lay]', DECK); // the others stay
      await expectAllInSight(page, '[data-place-with="1"]', 1);
      await page.locator('[data-place-with="1"]').click();
      await expect(page.locator('.known-cards')).toContainText(playableCard('fortress').name);
      await expectAllInSight(page, 'button[data-ready]', 1);
      await page.locator('[data-take-card-back]').click();
    }
  },
);

test(
  'all Captains are in sight, each is read and taken, and nothing of the head or of a question is cut',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize(DESK);
    const round = await openRound(page, click);
    while ((await round.now())['phase'] !== 'captains') await answer(round, click);
    for (const size of [DESK, PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expectAllInSight(page, '[data-captain]', CAPTAINS.length);
      await expect.poll(() => cutOff(page.locator('.turn-card h1')), 'px that are cut off').toBeLessThanOrEqual(1);
      for (const captain of CAPTAINS) {
        await page.locator(`[data-captain=${captain}]`).click();
        await expect(page.locator('.fan-step')).toContainText(captainCard(captain).text);
        await expectAllInSight(page, '.fan-step > p', 1);
        await expectAllInSight(page, '[data-take-captain]', 1);
      }
      await page.locator('[data-captain=marshal]').click(); // put down
      await expect(page.locator('[data-take-captain]')).toHaveCount(0);
    }
    await page.setViewportSize(DESK);

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
    // Not by how far it scrolls: where a word can be pressed reaches over its line.
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lowest: number[] = [];
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      if (parent !== null && getComputedStyle(parent).position === 'absolute') continue; // only heard
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      lowest.push(range.getBoundingClientRect().bottom);
    }
    return Math.max(
      Math.max(...lowest) - bottom,
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
/** Of the recorded match: both have V and cards to place; a MOVE of T3 brings two of the deck; Fuel can be played. */
const RICH = 206;
const BEFORE_CLIMA = 45;
const WITH_FUEL = 21;

test(
  'on a phone three face-down cards of each leave the way on in reach, and so do they as they are turned over',
  IN_SOAK.blank,
  async ({ page }) => {
    await openAfter(page, RICH);
    for (let seat = 0; seat < 2; seat += 1) {
      await page.locator('.pass-device [data-take]').click();
      for (let i = 0; i < PLACED_EACH; i += 1) {
        await page.locator('[data-lay]').first().click();
        await page.locator('[data-place-with="1"]').click();
        await expect(page.locator('.known-cards > li')).toHaveCount(i + 1);
        for (const size of [SMALL, PHONE]) {
          await page.setViewportSize(size);
          await expect.poll(() => outOfReach(page, '[data-lay], button[data-ready]')).toEqual([]);
        }
      }
      await page.locator('button[data-ready]').click();
    }
    await expect(page.locator('.face-down')).toHaveCount(2 * PLACED_EACH);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expect.poll(() => outOfReach(page, '.arena-panel [data-nobody]')).toEqual([]);
    }
    await page.locator('[data-challenge]').first().click();
    await page.locator('.arena-panel [data-nobody]').click();
    for (let up = 1; up <= 2 * PLACED_EACH; up += 1) {
      if (up > 1) await page.locator('[data-reveal]').click();
      await expect(page.locator(`[data-reveal="${up}"]`)).toBeVisible();
      await expect(page.locator('[data-badge]')).toHaveCount(up); // what comes of each
      await expect.poll(() => outOfReach(page, '[data-reveal]')).toEqual([]);
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
    const look = async (pressed: string): Promise<void> => {
      for (const size of [SMALL, PHONE]) {
        await page.setViewportSize(size);
        await expect.poll(() => outOfReach(page, pressed)).toEqual([]);
      }
    };
    await look('[data-lot], [data-slot], [data-pass]');
    await page.locator('[data-slot="1"]').click();
    await expect(page.locator('.countdown')).toBeVisible();
    await look('[data-lot], [data-slot], [data-pass]');
    await page.locator('.market-panel [data-nobody]').click();
    for (let seat = 0; seat < FOUR; seat += 1) {
      await page.locator('.pass-device [data-take]').click();
      for (let i = 0; i < PLACED_BY_FOUR; i += 1) {
        await page.locator('[data-lay]').first().click();
        await page.locator('[data-place-with="1"]').click();
        await expect(page.locator('.known-cards > li')).toHaveCount(i + 1);
      }
      await page.locator('button[data-ready]').click();
    }
    const placed = FOUR * PLACED_BY_FOUR;
    await expect(page.locator('.face-down')).toHaveCount(placed);
    for (const challenged of [0, 1, 2]) {
      await look('.arena-panel [data-nobody]');
      if (challenged < 2) await page.locator('[data-challenge]:enabled').first().click();
    }
    await page.locator('.arena-panel [data-nobody]').click();
    for (let up = 1; up <= placed; up += 1) {
      await expect(page.locator(`[data-reveal="${up}"]`)).toBeVisible();
      await expect.poll(() => outOfReach(page, '[data-reveal]')).toEqual([]);
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

test('on a phone whoever may interrupt under a clock has the answers in sight', IN_SOAK.blank, async ({ page }) => {
  await threeAtWindow(page);
  await expect(page.locator('.window-panel .countdown')).toBeVisible();
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size);
    await expect.poll(() => outOfReach(page, '.window-panel :is([data-pass], [data-nobody])')).toEqual([]);
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
    await page.locator('.dock-place [data-card=fuel]').click();
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

/** Every seat that has a truck to throw hands its own to chance. */
async function rollAll(page: Page): Promise<void> {
  const main = page.locator('main.tableside');
  await expect(async () => {
    if ((await main.getAttribute('data-stage')) !== 'aiming') return;
    await page
      .locator('[data-roll-for-me]')
      .last()
      .click({ timeout: 1000 * SLOWER });
    await expect(main).not.toHaveAttribute('data-stage', 'aiming', { timeout: 1000 * SLOWER });
  }).toPass({ timeout: 60_000 * SLOWER });
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
          if (stage === 'aiming') await rollAll(page);
        }
        await page.locator('[data-go-on]').click();
      }
    }
  },
);

test.describe('without exact aiming', () => {
  test.use({ settings: { exactShown: false } });

  test(
    'the frame around Traction leaves the picture to the table, in every state of a turn',
    BLANK,
    async ({ page }) => {
      const table = await playNow(page);
      await expectSmallFrame(page, 'to move');
      const at = await table.handle.screenOf('0-M1');
      await page.mouse.click(at.x, at.y);
      await expect(table.main).toHaveAttribute('data-stage', 'aiming');
      await expectSmallFrame(page, 'a piece chosen', '0-M1');
      await table.type('walk L2 B 90');
      await expect(page.locator('.referee')).toBeVisible();
      await expectSmallFrame(page, 'a foul ruled');
      await page.getByRole('button', { name: tractionTexts.action.endTurn }).click();
      await expectSmallFrame(page, 'the rival to move');
      await page.keyboard.press('Tab');
      await expect(page.locator('.exact'), 'opens by itself with the keyboard').toBeVisible();
    },
  );
});

test.describe('while nothing is opened', () => {
  test.use({ settings: { exactShown: false } });

  test(
    'the frame of Trexlands keeps to its share from the first roll to the cards that are turned over',
    IN_SOAK.blank,
    async ({ page }) => {
      test.slow();
      const round = await openRound(page, click);
      const seen = new Set<string>();
      const look = async (state: string): Promise<void> => {
        if (seen.has(state)) return;
        seen.add(state);
        await expectSmallFrame(page, state);
      };
      // Trucks are listed in a drawer, which is shut while the frame is measured.
      const drawer = page.locator('.move-panel .bar-head [aria-expanded]');
      while (!seen.has('reveal-panel')) {
        await look(await panelOf(page));
        if (await drawer.isVisible()) {
          if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
          await movable(page).click();
          await drawer.click();
          await look('a truck chosen');
          await drawer.click();
          await moveOn(page);
          const open = page.locator('.bar-head [aria-expanded=true]');
          if (await open.isVisible()) await open.click(); // a battle has none
        } else if ((await page.locator('[data-lay=fortress]').count()) > 0 && !seen.has('a card to place')) {
          await page.locator('[data-lay=fortress]').click();
          await look('a card to place');
          await page.locator('[data-badge*="laying"]').first().click();
        } else await answer(round, here);
      }
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'roll-panel aiming',
          'roll-panel called',
          'in-hand captain-panel',
          'move-panel',
          'a truck chosen',
          'market-panel',
          'pass-device',
          'in-hand private-hand',
          'arena-panel',
        ]),
      );
    },
  );
});

/** What the match asks for now, by its panel. */
const panelOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { stage = '' } = document.querySelector<HTMLElement>('main.tableside')?.dataset ?? {};
    const panel = (document.querySelector('.choice-dock')?.className ?? '')
      .split(' ')
      .filter((word) => !['panel', 'dock', 'choice-dock', 'bar'].includes(word))
      .join(' ');
    return panel === 'roll-panel' ? `${panel} ${stage}` : panel;
  });

/** The chosen truck goes to the last place that it can, by the first way. */
async function moveOn(page: Page): Promise<void> {
  await page.locator('[data-place]').last().click();
  const ways = page.locator('.dock-place .choices-row button:not(.quiet, [data-place], [data-card])');
  if ((await page.locator('[data-place]').count()) === 0 && (await ways.count()) > 0) await ways.first().click();
  await expect(page.locator('.move-panel [aria-pressed=true]')).toHaveCount(0);
}

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

  test(
    'on a desk each hint is a line that covers no Terra, and opens whole with its answers',
    IN_SOAK.blank,
    async ({ page }) => {
      await page.setViewportSize(DESK);
      const round = await openRound(page, click);
      const seen = new Set<string>();
      await expect(guideOf(page)).toBeVisible();
      while (!seen.has('private')) {
        const hint = await lessonNow(page);
        if (hint !== null && !seen.has(hint)) {
          seen.add(hint);
          await expect.poll(() => terraUnderHint(page), hint).toEqual([]);
          // What has just happened has the hint's place.
          const news = page.locator('.happened .dismiss');
          if (await news.isVisible()) await news.click();
          await guideOf(page).locator('.unfold').click();
          await expect.poll(() => cutOffOf(page), hint).toBeLessThanOrEqual(1);
          await guideOf(page).getByRole('button', { name: trexlandsTexts.guide.understood }).click();
          continue;
        }
        if (await answer(round, click)) continue;
        await page.getByRole('button', { name: trexlandsTexts.move.pass, exact: true }).click();
        await expect(page.locator('.move-panel [aria-pressed=true]')).toHaveCount(0);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['ranking', 'captains', 'from-camp', 'market', 'private']));
    },
  );

  test(
    'weather that has come is told first and whole, and a hint does not take its place',
    IN_SOAK.blank,
    async ({ page }) => {
      await openAfter(page, BEFORE_CLIMA);
      await page.locator('[data-truck="1-T3"]').click();
      await page.locator('[data-place]').first().click();
      const cards = page.locator('.cards-came > li:not(.came-opens) .came-says');
      await expect(cards).toHaveText(/^Flood ×2/);
      for (const size of [PHONE, SMALL, DESK]) {
        await page.setViewportSize(size);
        await expect.poll(() => badParts(page.locator('.happened'))).toEqual([]); // the cross, too
        await expect.poll(() => cutOff(cards.last())).toBeLessThanOrEqual(1);
        await expect(cards).toContainText(/ from the market.*\d+ V beside the City are lost/);
        await expect(cards.locator('.came-did')).toBeVisible();
      }
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
