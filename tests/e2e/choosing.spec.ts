import { gameTexts } from '../../src/app/tables/trexlands/texts.ts';
import { STEP_WORDS } from '../../src/games/trexlands/help/lessonWords.ts';
import { texts } from '../../src/app/texts.ts';
import { openAfter } from './support/recorded.ts';
import { BLANK, expect, test, type Locator, type Page } from './support/test.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

/** Of the recorded match: somebody has a MOVE, and is told of the one before. */
const TOLD = 21;
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

/** Waits until two pictures of the board are the same: all styles are there. */
async function settled(page: Page): Promise<readonly number[]> {
  let places = await placesOf(page);
  await expect(async () => {
    const before = places;
    places = await placesOf(page);
    expect(places).toEqual(before);
  }).toPass();
  return places;
}

const truck = (page: Page, name: string): Locator => page.locator(`.truck-tray [data-truck$=${name}]`);

for (const size of [PHONE, SMALL, DESK])
  test(
    `the board keeps its place while a truck and a Terra are chosen, whatever is said or folded, ${size.width}x${size.height}`,
    BLANK,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAfter(page, TOLD);
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

  for (const size of [PHONE, DESK])
    test(
      `the board keeps its place while hints are opened and understood, ${size.width}x${size.height}`,
      BLANK,
      async ({ page }) => {
        await page.setViewportSize(size);
        await openAfter(page, TOLD);
        const guide = page.getByRole('complementary', { name: gameTexts.guide.label });
        if (size === PHONE) await page.locator('.happened .dismiss').click();
        await expect(guide).toBeVisible();
        const before = await settled(page);
        if (size === PHONE) {
          await guide.locator('.unfold').click();
          await expectStill(page, before, 'a hint is opened');
        }
        await guide.getByRole('button', { name: gameTexts.guide.understood }).click();
        await expectStill(page, before, 'a hint is understood');
      },
    );
});

test('on a small phone a step of the lesson keeps its board, what to do, and the truck that it is about', BLANK, async ({
  page,
}) => {
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
  await expect(page.locator('.fault')).toContainText('choose T1');
  await expect(truck(page, 'T2')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await truck(page, 'T1').click();
  await expect(page.locator('.fault')).toHaveCount(0);
  await expect(card).toContainText(inShort);
  await expectStill(page, before, 'the truck is chosen');
  await page.locator('[data-place=city]').click();
  await expect(page.locator('main.tableside')).toHaveAttribute('data-verdict', 'passed');
});
