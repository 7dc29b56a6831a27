import { gameTexts } from '#play/traction/texts.ts';
import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { around } from '../play/traction/input/ways.ts';
import { chooseNearBy } from './support/nearBy.ts';
import { fingerOf, mouseOf, standStill, swing, type Pointer, type Seen } from './support/swings.ts';
import { playNow, type TablePage } from './support/tablePage.ts';

/** Other ways, in Node: tests/play/traction/input/freeHandWays.test.ts. */
const PLAIN = around(180, 1.5);

/** How far the pointer and the body may be apart, degrees; only a hand that is too slow for it lets it be further. */
const MEDIAN_DEG = 5;
const MOST_DEG = 30;

/** Frames in which the corner holds. */
const held = (seen: readonly Seen[]): readonly number[] =>
  seen.flatMap(({ betweenDeg, slidMm }) => (betweenDeg !== null && slidMm < 1 ? [betweenDeg] : []));
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

/** A match with a free hand and this piece chosen, in which time goes on frame by frame. */
async function inHand(page: Page, piece: string): Promise<TablePage> {
  await page.clock.install();
  const table = await playNow(page);
  await page.getByRole('combobox', { name: gameTexts.action.hand }).selectOption('free');
  await chooseNearBy(page, piece); // the eye has come there before the time stands
  await standStill(page);
  return table;
}

const rulings = ({ page }: TablePage): Promise<readonly string[]> =>
  page.evaluate(() => window.__traction?.state().rulings.map(({ code }) => code) ?? []);

async function expectUnderThePointer(page: Page, pointer: Pointer): Promise<void> {
  const angles = held(await swing(page, pointer, '0-S1', 'D', PLAIN));
  expect(angles.length).toBeGreaterThan(30);
  expect(medianOf(angles)).toBeLessThan(MEDIAN_DEG);
  expect(Math.max(...angles)).toBeLessThan(MOST_DEG);
}

test(
  'the body of a piece lies where the mouse is; the dock is as high after the step, and no longer offers other starting places',
  IN_SOAK.blank,
  async ({ page }) => {
    const table = await inHand(page, '0-S1');
    await test.step('the hands stand under words that say who moves the piece', async () => {
      const { hand, hands, handKinds } = gameTexts.action;
      const kinds = page.getByRole('combobox', { name: hand }).locator('optgroup');
      await expect(kinds.first()).toHaveAttribute('label', handKinds.assisted);
      await expect(kinds.first().locator('option')).toHaveText([hands.careful, hands.natural, hands.brisk]);
      await expect(kinds.last()).toHaveAttribute('label', handKinds.free);
      await expect(kinds.last().locator('option')).toHaveText([hands.free]);
    });
    const height = async () => (await page.locator('.dock').boundingBox())?.height;
    const offer = page.getByRole('button', { name: gameTexts.arranging.offer, exact: true });
    const before = await height();
    await expect(offer).toBeVisible();
    await expectUnderThePointer(page, mouseOf(page));
    expect(await rulings(table)).toEqual([]);
    await expect(page.locator('.steadiness-meter')).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await height()).toBe(before);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the body of a piece lies where the finger is', IN_SOAK.blank, async ({ page }) => {
    const table = await inHand(page, '0-S1');
    await expectUnderThePointer(page, await fingerOf(page));
    expect(await rulings(table)).toEqual([]);
  });
});
