import { isDeepStrictEqual } from 'node:util';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { clauseOf, drillOf } from '#play/traction/teach/lessons.ts';
import { texts } from '#play/texts.ts';
import { PUZZLES } from '#games/traction/help/puzzles/puzzles.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { runs } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { openMore } from './support/openMore.ts';
import { dragStep } from './support/drag.ts';
import { handleOf, type Pixel } from './support/handle.ts';
import { fingerOf, frame, standStill, type Pointer } from './support/swings.ts';
import { openStart, playNow, startAddress, tablePage } from './support/tablePage.ts';
import { toLearn } from './support/startPage.ts';

const main = (page: Page) => page.locator('main.tableside');

async function openDrill(page: Page, id: string): Promise<void> {
  await page.goto(`${startAddress()}#/learn/${id}`);
  await expect(main(page)).toHaveAttribute('data-drill', id);
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible();
}

const verdict = (page: Page, state: 'open' | 'passed' | 'failed') =>
  expect(main(page)).toHaveAttribute('data-verdict', state);

test('a drill is failed and then passed by pointer, and its clause is a touch away', BLANK, async ({ page }) => {
  await openDrill(page, 'keep-clear');
  await dragStep(page, '0-L1', 'C', 180);
  await verdict(page, 'failed');
  await expectNoViolations(page);

  await test.step('the ruling leads to its help', async () => {
    const said = page.getByLabel(texts.table.panelReferee);
    await said.locator('.unfold').click();
    await said.getByRole('button', { name: /TR-10/ }).click();
    const rules = page.getByRole('dialog', { name: texts.rules.title });
    await expect(rules.locator('[data-asked=true]')).toHaveAttribute('data-clause', 'TR-10');
    await expect(rules.locator('[data-asked=true]')).toBeInViewport();
    await expectNoViolations(page);
    await rules.getByRole('searchbox', { name: texts.rules.search }).fill('corner slid');
    await expect(rules.locator('.rule')).toHaveCount(1);
    await rules.getByRole('button', { name: texts.close }).click();
  });

  await page.getByRole('button', { name: texts.drills.retry }).click();
  await verdict(page, 'open');
  await expect(page.getByText(drillOf('keep-clear')?.parts[0]?.tips[0] ?? '')).toBeVisible();
  await dragStep(page, '0-L1', 'C', -180);
  await verdict(page, 'passed');
  await page.goto(`${startAddress()}#/learn`);
  await expect(
    page.getByRole('link', { name: texts.drills.open(drillOf('keep-clear')?.title ?? '', true) }),
  ).toBeVisible();
});

const type = async (page: Page, line: string): Promise<void> => {
  await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
  await page.getByLabel(texts.menu.typeMoveLabel).fill(line);
  await page.getByRole('button', { name: texts.menu.typeMoveGo, exact: true }).click();
};

test('the first lesson goes from Learn to a match in five steps', BLANK, async ({ page }) => {
  await openStart(page);
  await toLearn(page, tractionTexts.card.name);
  await page.getByRole('link', { name: texts.drills.onWith(texts.lesson.title(5), 0) }).click();
  for (const [i, lines] of [
    ['walk M1 C 90'],
    ['walk L1 C 60'],
    ['walk L1 C 90'],
    ['tackle L1 C 90'],
    ['walk M1 C 90, D 90', 'end', 'walk M1 A 90, B 90'],
  ].entries()) {
    await expect(page.getByText(texts.lesson.step(i + 1, 5))).toBeVisible();
    await verdict(page, 'open');
    for (const line of lines) {
      await expect(main(page)).toHaveAttribute('data-asked', '0');
      await type(page, line);
    }
    await verdict(page, 'passed');
    if (i < 4) await page.getByRole('button', { name: texts.lesson.next }).press('Enter');
  }
  await expect(page.getByText(texts.lesson.finished)).toBeVisible();
  await page.getByRole('button', { name: texts.lesson.playComputer }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{16}$/);
});

test('practice goes on by keyboard alone', IN_SOAK.blank, async ({ page }) => {
  await page.goto(`${startAddress()}#/learn`);
  const guide = page.getByRole('link', { name: texts.drills.onWith(texts.drills.guide, 0) });
  await expect(guide).toBeHidden(); // until it is wanted: the lesson comes first
  await page.locator('summary', { hasText: texts.drills.rest }).focus();
  await page.keyboard.press('Enter');
  await guide.focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveAttribute('data-drill', 'tip');
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await verdict(page, 'passed');
  await expect(page.getByRole('button', { name: texts.drills.next })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveAttribute('data-drill', 'swivel');
  await verdict(page, 'open');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  for (let i = 0; i < 36; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await verdict(page, 'passed');
  await page.getByRole('link', { name: texts.drills.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
});

test('the guide ends at the rival’s pad and offers a first match', IN_SOAK.drawn, async ({ page }) => {
  await openDrill(page, 'win');
  await type(page, 'walk M1 C 90, D 90');
  await verdict(page, 'passed');
  await page.getByRole('button', { name: texts.lesson.playHere }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{16}$/);
  await expect(main(page)).toHaveAttribute('data-actions', '0');
});

test('a puzzle is missed by the plain walk, then solved, and remembered', BLANK, async ({ page }) => {
  const [first, second] = PUZZLES;
  if (first === undefined || second === undefined) throw new Error('there are puzzles');
  await openStart(page);
  await page.getByRole('link', { name: texts.start.way(texts.start.puzzle, tractionTexts.card.name) }).click();
  await expect(main(page)).toHaveAttribute('data-drill', first.id);
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible();
  await expect(page.getByText(texts.drills.ofPuzzles(1, PUZZLES.length))).toBeVisible();
  await type(page, first.plain);
  await verdict(page, 'failed');
  await expectNoViolations(page);
  await page.getByRole('button', { name: texts.drills.retry }).click();
  await type(page, first.solution);
  await verdict(page, 'passed');
  await page.getByRole('button', { name: texts.drills.nextPuzzle }).click();
  await expect(main(page)).toHaveAttribute('data-drill', second.id);
  await page.goto(`${startAddress()}#/learn`);
  await expect(page.getByText(texts.drills.progress(1, PUZZLES.length))).toBeVisible();
});

test('whoever looks up a rule and practises it comes back to the match as it was', IN_SOAK.blank, async ({ page }) => {
  const table = await playNow(page);
  await table.type('walk L2 B 90');
  const before = await table.handle.position();
  const said = page.getByLabel(texts.table.panelReferee);
  await said.locator('.unfold').click();
  await said.getByRole('button', { name: /TR-10/ }).click();
  await page
    .locator('[data-clause=TR-10]')
    .getByRole('link', { name: /^Practise/ })
    .click();
  await expect(main(page)).toHaveAttribute('data-drill', 'keep-clear');
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible();
  await page.getByRole('link', { name: texts.drills.backToMatch }).click();
  await expect(main(page)).not.toHaveAttribute('data-drill');
  const again = await tablePage(page);
  await again.played(1);
  expect(await again.handle.position()).toEqual(before);
});

test(
  'the example of a clause plays at the table, and its ruling leads on to the evidence and the words',
  IN_SOAK.blank,
  async ({ page }) => {
    const words = clauseOf('TR-10')?.words ?? '';
    await page.goto(`${startAddress()}#/rules/TR-10`);
    await page.locator('[data-clause=TR-10]').getByRole('link', { name: texts.rules.example }).click();
    await expect(page.getByText(words)).toBeVisible();
    // It plays by itself until the referee has spoken.
    await openMore(page);
    const said = page.getByRole('region', { name: texts.replay.rulings });
    await expect(said.getByRole('link', { name: texts.replay.showMeOf('TR-10') })).toBeVisible();
    await expectNoViolations(page);
    await said.getByRole('button', { name: /TR-10/ }).click();
    const rules = page.getByRole('dialog', { name: texts.rules.title });
    await expect(rules.locator('[data-asked=true]')).toHaveAttribute('data-clause', 'TR-10');
    await rules.getByRole('button', { name: texts.close }).click();
    await said.getByRole('link', { name: texts.replay.showMeOf('TR-10') }).click();
    await expect(page.getByRole('region', { name: tractionTexts.evidence.title })).toHaveAttribute(
      'data-evidence',
      'walk-contact',
    );
    await expect(page.getByRole('region', { name: tractionTexts.evidence.title })).toContainText(words);
    await page.getByRole('link', { name: texts.rules.back }).click();
    await expect(page.locator('[data-asked=true]')).toHaveAttribute('data-clause', 'TR-10');
  },
);

test(
  'on a phone 360 pixels wide drills and rules need no sideways scrolling, and the piece is in sight',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const isWide = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await page.goto(`${startAddress()}#/rules`);
    await expect(page.locator('.rule')).toHaveCount(66);
    expect(await isWide()).toBe(false);
    await expectNoViolations(page);
    await page.goto(`${startAddress()}#/learn`);
    await expect(page.getByRole('heading', { level: 1, name: tractionTexts.card.learn })).toBeVisible();
    expect(await isWide()).toBe(false);
    await expectNoViolations(page);
    await openDrill(page, 'tip');
    expect(await isWide()).toBe(false);
    const piece = await handleOf(page).screenOf('0-L1');
    const touched = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.tagName, piece);
    expect(touched).toBe('CANVAS');
    await expectNoViolations(page);
  },
);

test(
  'on a phone the piece that walks stands below its task, before and while it is chosen',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tipOf = (piece: string) => page.evaluate((id) => window.__traction?.screenOf(id, 'tip')?.y ?? null, piece);
    for (const [id, piece] of [
      ['first-goal', '0-M1'],
      ['first-hand', '0-L1'],
      ['first-foul', '1-M1'],
      ['first-race', '1-M1'],
    ] as const) {
      await openDrill(page, id);
      const card = await page.locator('.drill-card').boundingBox();
      const ends = (card?.y ?? Infinity) + (card?.height ?? 0);
      await expect.poll(() => tipOf(piece)).toBeGreaterThan(ends);
      await page.locator('.tray-piece').first().click();
      await expect(main(page)).toHaveAttribute('data-stage', 'aiming');
      await expect.poll(() => tipOf(piece)).toBeGreaterThan(ends);
    }
  },
);

test.describe(() => {
  test.use({ settings: { askBeforeFouls: true } });
  test(
    'a foul that a drill is about is committed unasked; any other is asked about',
    IN_SOAK.blank,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openDrill(page, 'first-foul');
      await dragStep(page, '0-L1', 'C', 90);
      await verdict(page, 'passed');
      await test.step('what the referee says stands under the task, not on it', async () => {
        const [task, said] = await Promise.all(
          ['.drill-card', '.referee'].map((one) => page.locator(one).boundingBox()),
        );
        expect(said?.y).toBeGreaterThanOrEqual((task?.y ?? Infinity) + (task?.height ?? 0));
      });
      await openDrill(page, 'keep-clear');
      await dragStep(page, '0-L1', 'C', 180);
      await expect(page.locator('.foul-question')).toBeVisible();
      await verdict(page, 'open');
    },
  );
});

test('on a phone on its side a drill’s dock is whole, and as high while one aims', IN_SOAK.blank, async ({ page }) => {
  await test.step('on a low one a task’s card ends with the ways out of it: no line shows below them', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openDrill(page, 'first-goal');
    const card = page.locator('.drill-card');
    await expect(card).toHaveAttribute('data-more', 'after');
    const [whole, ways] = await Promise.all([card, card.locator('.drill-ways')].map((one) => one.boundingBox()));
    const below = (whole?.y ?? 0) + (whole?.height ?? 0) - (ways?.y ?? 0) - (ways?.height ?? 0);
    expect(below).toBeLessThanOrEqual(2); // its border
  });
  await page.setViewportSize({ width: 844, height: 390 });
  for (const id of ['first-goal', 'first-hand', 'first-tackle', 'tip']) {
    await openDrill(page, id);
    const dock = page.locator('.dock');
    await expect(dock).toBeInViewport({ ratio: 1 });
    const height = (await dock.boundingBox())?.height;
    await page.locator('.tray-piece').first().click();
    await expect(main(page)).toHaveAttribute('data-stage', 'aiming');
    if (id === 'first-tackle') {
      await page.getByRole('button', { name: tractionTexts.action.cornerName('A') }).click();
      await expect(page.locator('.forecast')).toBeVisible();
      expect((await dock.boundingBox())?.height).toBe(height);
    }
    await expect(dock).toBeInViewport({ ratio: 1 });
  }
});

test(
  'on a phone on its side the question about a flat piece stands beside the table',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openDrill(page, 'right');
    const question = page.locator('.prompt');
    await expect(question).toBeInViewport({ ratio: 1 });
    const box = await question.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(844 / 3);
    await question.getByRole('button', { name: tractionTexts.right.later(1) }).click();
    await expect(page.locator('.drill-card')).toBeVisible();
  },
);

test.describe('the step by one’s own hand, by a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const STRIDES = 60; // about a second

  const tipOf = async (page: Page): Promise<Pixel> => {
    const tip = await page.evaluate(() => window.__traction?.screenOf('0-L1', 'tip'));
    if (!tip) throw new Error('L1 stands');
    return tip;
  };

  const stands = (page: Page): Promise<void> =>
    expect
      .poll(async () => isDeepStrictEqual(await tipOf(page), (await frame(page, 200), await tipOf(page))))
      .toBe(true);

  /** The first touch only chooses it: the eye goes there, and stands still. */
  async function choose(page: Page, finger: Pointer): Promise<void> {
    await expect(async () => {
      await stands(page); // after the try before it the eye goes back
      await finger.down(await handleOf(page).screenOf('0-L1'));
      await finger.up();
      await frame(page, 200);
      expect(await handleOf(page).stage()).toBe('aiming');
    }).toPass();
    await stands(page);
  }

  /** Takes L1 at its tip and leads it in straight lines, slowly, as one who reads the task for the first time. */
  async function lead(page: Page, ...ways: readonly Pixel[]): Promise<void> {
    const finger = await fingerOf(page);
    await choose(page, finger);
    const tip = await tipOf(page);
    await finger.down(tip);
    let from: Pixel = tip;
    for (const { x, y } of ways) {
      for (let i = 1; i <= STRIDES; i += 1) {
        await finger.move({ x: from.x + (x * i) / STRIDES, y: from.y + (y * i) / STRIDES });
        await frame(page);
      }
      from = { x: from.x + x, y: from.y + y };
    }
    await finger.up();
    await expect.poll(async () => (await frame(page, 200), handleOf(page).stage())).toBe('idle');
  }

  const AHEAD = { x: 0, y: -45 };

  /** As the words say: so many pixels left and away, then ahead. */
  const PULLS: readonly Pixel[] = [
    { x: -4, y: -4 },
    { x: -12, y: -8 },
  ];

  for (const pull of PULLS.slice(0, runs(1, PULLS.length)))
    test(
      `tells a near corner from a far one; after two misses offers to watch or to go on, and is passed ${-pull.x} pixels left and away, then ahead`,
      IN_SOAK.blank,
      async ({ page }) => {
        await page.clock.install();
        await openDrill(page, 'first-hand');
        await standStill(page);
        const outcome = page.getByRole('region', { name: texts.drills.outcome });
        const retry = outcome.getByRole('button', { name: texts.drills.retry });
        for (const miss of [1, 2]) {
          await lead(page, { x: -8, y: 5 }, AHEAD);
          await verdict(page, 'failed');
          await expect(outcome).toContainText('You turned on the near corner, which leads sideways. Use the far one.');
          if (miss === 1) await retry.click();
        }
        await expect(outcome.getByRole('button', { name: tractionTexts.drills.watchOnce })).toBeVisible();
        await expect(outcome.getByRole('link', { name: texts.lesson.next })).toHaveAttribute('href', /first-foul$/);
        await retry.click();
        await verdict(page, 'open');
        await lead(page, pull, AHEAD);
        await verdict(page, 'passed');
      },
    );
});

test(
  'a turn of the lesson is ended with steps left only when that is pressed again',
  IN_SOAK.blank,
  async ({ page }) => {
    await openDrill(page, 'first-race');
    const end = page.getByRole('button', { name: tractionTexts.action.endTurn, exact: true });
    await end.click();
    await expect(page.getByText('The medium one has two steps left.')).toBeVisible();
    await expect(main(page)).toHaveAttribute('data-actions', '0');
    await end.click();
    await expect(main(page)).not.toHaveAttribute('data-actions', '0');
  },
);
