import { HAND_PX } from '#app/scene/shots.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { dragStep, holdStep } from './support/drag.ts';
import { boxOf, chooseNearBy, eyeStands, heightOf } from './support/nearBy.ts';
import { SOON } from './support/soon.ts';
import { playNow } from './support/tablePage.ts';
import { BLANK, expect, SLOWER, test, type Page } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const PIECE = '0-M1';
/** Pads are no further from each other by the rules: one that is may be out of the picture, where a tag tells of it. */
const FAR_MM = 381;

/** Whatever hides the piece that is played, or the goal that is near: panels, or the window's edge. */
async function hiddenParts(page: Page): Promise<readonly string[]> {
  const box = await boxOf(page, PIECE);
  const goal = await page.evaluate(() => {
    const [pad] = window.__traction?.state().match?.state.pads.filter(({ seat }) => seat === 1) ?? [];
    return pad && window.__traction?.screenAt(pad.xMm, pad.zMm);
  });
  if (box === null || !goal) return ['nothing is there'];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const tag = await page.locator('.goal-marks span:visible').textContent();
  const cm = Number(/ (\d+) cm/.exec(tag ?? '')?.[1] ?? 0);
  const parts = [
    { name: 'tip', x, y: box.top },
    { name: 'middle', x, y },
    { name: 'left', x: box.left, y: box.bottom - 4 },
    { name: 'right', x: box.right, y: box.bottom - 4 },
    ...(10 * cm > FAR_MM ? [] : [{ name: 'goal', ...goal }]),
  ];
  return page.evaluate(
    (all) =>
      all
        .filter((at) => (document.elementFromPoint(at.x, at.y)?.closest('.table-view') ?? null) === null)
        .map(({ name }) => name),
    parts,
  );
}

test.describe('with exact aiming closed', () => {
  test.use({ settings: { exactShown: false } });

  test(
    'what is played is seen large and nothing covers it or its goal, the drawer open or not; one press leads back',
    BLANK,
    async ({ page }) => {
      const table = await playNow(page);
      await chooseNearBy(page, PIECE);
      const isSeen = async (state: string): Promise<void> => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const where = `${state}, ${size.width}x${size.height}`;
          await expect(async () => {
            expect(await hiddenParts(page), where).toEqual([]);
            expect(await heightOf(page, PIECE), where).toBeGreaterThanOrEqual(HAND_PX.least);
          }).toPass({ timeout: 10_000 * SLOWER, ...SOON });
          await expect(page.locator('.goal-marks span:visible')).toHaveText(/\d+ cm, \d+ steps/);
        }
      };
      await isSeen('at rest');
      await page.getByRole('button', { name: texts.table.exact }).click();
      await isSeen('with exact aiming');

      const back = page.getByRole('button', { name: texts.menu.backToSeat });
      await expect(back).toBeHidden();
      const { width, height } = SIZES[2];
      await page.mouse.move(width / 4, height - 70);
      await eyeStands(page, PIECE);
      const before = await boxOf(page, PIECE);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.__traction?.state().camera)).toBe('free');
      await expect.poll(() => boxOf(page, PIECE)).not.toEqual(before);
      await back.click();
      await expect.poll(() => boxOf(page, PIECE)).toEqual(before);
      await expect(table.main).toHaveAttribute('data-stage', 'aiming');
    },
  );
});

test('the own hand holds a piece that is seen large from the first touch', BLANK, async ({ page }) => {
  const table = await playNow(page);
  await page.getByRole('combobox', { name: gameTexts.action.hand }).selectOption('free');
  await dragStep(page, PIECE, 'B', 30); // from the whole table: it is only chosen
  await expect(table.main).toHaveAttribute('data-stage', 'aiming');
  await expect.poll(() => heightOf(page, PIECE)).toBeGreaterThanOrEqual(HAND_PX.least);
  await holdStep(page, PIECE, 'B', 30);
  await expect(table.main).toHaveAttribute('data-stage', 'moving');
  expect(await heightOf(page, PIECE)).toBeGreaterThan(HAND_PX.least / 2); // it leans
  await page.mouse.up();
});
