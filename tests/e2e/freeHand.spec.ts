import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { BLANK, expect, test, type Page } from './support/test.ts';
import { fingerOf, mouseOf, standStill, swing, TIP_S, type Pointer, type Seen, type Way } from './support/swings.ts';
import { playNow, type TablePage } from './support/tablePage.ts';

const clamped = (share: number): number => Math.max(0, Math.min(1, share));

/** Towards the corner, then so far around it in so many seconds, further out, and a moment's rest. */
const around = (turnedDeg: number, seconds: number, out = 1.6): Way => ({
  seconds: TIP_S + seconds + 0.2,
  at: (s) => {
    const share = minimumJerk(clamped((s - TIP_S) / seconds));
    return { away: 1 - 0.6 * minimumJerk(clamped(s / TIP_S)) + (out - 0.4) * share, turnedDeg: turnedDeg * share };
  },
});

/** Over to the side first, then back to where the body shall lie. */
const hook = (turnedDeg: number, seconds: number): Way => {
  const { seconds: whole, at } = around(turnedDeg * 1.3, seconds * 0.7);
  const back = (s: number): number =>
    0.3 * turnedDeg * minimumJerk(clamped((s - TIP_S - 0.7 * seconds) / (0.3 * seconds)));
  return { seconds: whole + 0.3 * seconds, at: (s) => ({ ...at(s), turnedDeg: at(s).turnedDeg - back(s) }) };
};

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
  const hands = page.getByRole('combobox', { name: gameTexts.action.hand });
  if (await hands.isVisible()) await hands.selectOption('free');
  else await table.press(gameTexts.action.hands.free);
  const { x, y } = await table.handle.screenOf(piece);
  await page.mouse.click(x, y);
  await standStill(page);
  return table;
}

const rulings = ({ page }: TablePage): Promise<readonly string[]> =>
  page.evaluate(() => window.__tumbletop?.state().rulings.map(({ code }) => code) ?? []);

async function expectUnderThePointer(page: Page, pointer: Pointer, piece: string, way: Way): Promise<void> {
  const table = await inHand(page, piece);
  const seen = await swing(page, pointer, piece, 'D', way);
  const angles = held(seen);
  expect(angles.length).toBeGreaterThan(30);
  expect(medianOf(angles)).toBeLessThan(MEDIAN_DEG);
  expect(Math.max(...angles)).toBeLessThan(MOST_DEG);
  expect(await rulings(table)).toEqual([]);
}

test.describe('the body of a piece lies where the pointer is, as seen from the corner on the screen', () => {
  const ways: readonly (readonly [name: string, piece: string, way: Way])[] = [
    ['towards the corner and no further', '0-L1', around(0, 0.5)],
    ['half around', '0-S1', PLAIN],
    ['half around, quickly', '0-M1', around(-150, 0.9)],
    ['half around, as quickly as a hand turns', '0-M1', around(-150, 0.8)],
    ['a third around, slowly', '0-S1', around(120, 2.5)],
    ['too far and back', '0-L1', hook(-120, 1.5)],
    ['half around, with a tremble of two pixels', '0-S1', { ...PLAIN, jitterPx: 2 }],
  ];
  for (const [name, piece, way] of ways)
    test(`by mouse, ${name}`, BLANK, async ({ page }) => expectUnderThePointer(page, mouseOf(page), piece, way));

  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    for (const [name, piece, way] of ways.slice(1, 2))
      test(`by finger, ${name}`, BLANK, async ({ page }) =>
        expectUnderThePointer(page, await fingerOf(page), piece, way),
      );
  });
});

test(
  'towards a corner, half around it and let go, four times: a legal walk of four steps on felt',
  BLANK,
  async ({ page }) => {
    const table = await inHand(page, '0-S1');
    for (const [i, corner] of (['D', 'B', 'D', 'B'] as const).entries()) {
      await swing(page, mouseOf(page), '0-S1', corner, around(180, 1.2));
      expect({ step: i + 1, rulings: await rulings(table) }).toEqual({ step: i + 1, rulings: [] });
    }
    const { lastAction } = await page.evaluate(() => ({ lastAction: window.__tumbletop?.state().lastAction }));
    expect(lastAction?.events.map(({ type }) => type)).toEqual(['walked']);
    expect(lastAction?.report?.steps).toHaveLength(4);
  },
);

test('wild circling ends in a slide or a fall', BLANK, async ({ page }) => {
  const table = await inHand(page, '0-L1');
  const turns = 2 * Math.PI * 3;
  const wild: Way = {
    seconds: 2,
    at: (s) => ({ away: Math.sin(turns * s), turnedDeg: 200 * Math.sin(turns * 0.7 * s) }),
  };
  await swing(page, mouseOf(page), '0-L1', 'D', wild);
  expect((await rulings(table)).some((code) => code === 'pivot-slide' || code === 'fall')).toBe(true);
});

test('the hands stand under words that say who moves the piece', BLANK, async ({ page }) => {
  await playNow(page);
  const { hands, handKinds } = gameTexts.action;
  const names = (kind: string) => page.getByRole('group', { name: kind, exact: true }).getByRole('button');
  await expect(names(handKinds.assisted)).toHaveText([hands.careful, hands.natural, hands.brisk]);
  await expect(names(handKinds.free)).toHaveText([hands.free]);
  await expect(page.getByText(handKinds.free, { exact: true })).toBeVisible();
});

test(
  'the dock is as high after a step as before it, and no longer offers other starting places',
  BLANK,
  async ({ page }) => {
    const table = await inHand(page, '0-S1');
    const height = async () => (await page.locator('.dock').boundingBox())?.height;
    const offer = page.getByRole('button', { name: gameTexts.arranging.offer, exact: true });
    const before = await height();
    await expect(offer).toBeVisible();
    await swing(page, mouseOf(page), '0-S1', 'D', around(180, 1.2));
    expect(await rulings(table)).toEqual([]);
    await expect(page.locator('.steadiness-meter')).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await height()).toBe(before);
  },
);
