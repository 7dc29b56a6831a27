import { expect, type Page } from '@playwright/test';
import { HAND_PX } from '#app/scene/shots.ts';
import { SOON } from './soon.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a piece is seen: around its tip and its corners, CSS pixels. */
export const boxOf = (page: Page, piece: string): Promise<Box | null> =>
  page.evaluate((id) => {
    const seen = (['tip', 'A', 'B', 'C', 'D'] as const).flatMap((part) => window.__traction?.screenOf(id, part) ?? []);
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    if (seen.length === 0) return null;
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }, piece);

export async function heightOf(page: Page, piece: string): Promise<number> {
  const box = await boxOf(page, piece);
  return box === null ? 0 : box.bottom - box.top;
}

/** Chooses a piece, and waits until it is seen from near by and the eye stands still. */
export async function chooseNearBy(page: Page, piece: string): Promise<void> {
  const at = await page.evaluate((id) => window.__traction?.screenOf(id), piece);
  if (!at) throw new Error(`${piece} is not in the picture`);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => heightOf(page, piece), { message: 'px high', ...SOON }).toBeGreaterThan(HAND_PX.least - 1);
  await eyeStands(page, piece);
}

/** Waits until the piece is seen at the same place in two pictures. */
export async function eyeStands(page: Page, piece: string): Promise<void> {
  await expect
    .poll(async () => {
      const before = await boxOf(page, piece);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return JSON.stringify(before) === JSON.stringify(await boxOf(page, piece));
    }, SOON)
    .toBe(true);
}
