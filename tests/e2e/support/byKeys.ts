import { expect, type Locator, type Page } from '@playwright/test';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { TablePage } from './tablePage.ts';
import { stepTowards } from './towards.ts';

const MOST_TABS = 120;
const FAR_DEG = 45;
const COARSE_DEG = 5;

export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
}

/** With Tab alone to where somebody wants to be. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let i = 0; i < MOST_TABS; i += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(place)}`);
}

/** With Tab alone to where somebody wants to be, and Enter. */
export async function tabAndEnter(target: Locator): Promise<void> {
  await tabTo(target.page(), target);
  await target.page().keyboard.press('Enter');
}

/** A swivel in as few keys as there are: by 45, 5 and 1 degrees. */
async function swivel(page: Page, deg: number): Promise<void> {
  const size = Math.abs(deg);
  const [far, coarse] = [Math.floor(size / FAR_DEG), Math.floor((size % FAR_DEG) / COARSE_DEG)];
  await press(page, deg > 0 ? 'PageUp' : 'PageDown', far);
  await press(page, deg > 0 ? 'ArrowLeft' : 'ArrowRight', coarse);
  await press(page, deg > 0 ? 'ArrowUp' : 'ArrowDown', size - far * FAR_DEG - coarse * COARSE_DEG);
}

/** Steps of the chosen piece by keys, until the walk is over. */
export async function walkByKeys(table: TablePage, piece: string, goal: PlaceMm, steps: number): Promise<void> {
  const before = await table.actions();
  for (let i = 0; i < steps && (await table.actions()) === before; i += 1) {
    const { corner, swivelDeg } = stepTowards(piece, await table.handle.standing(piece), goal);
    await press(table.page, corner.toLowerCase());
    await swivel(table.page, swivelDeg);
    await press(table.page, 'Enter');
    await expect(table.main).toHaveAttribute('data-stage', /idle|between-steps/);
  }
}
