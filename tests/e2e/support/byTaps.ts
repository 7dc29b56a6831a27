import { expect, type Page } from '@playwright/test';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import type { Pixel } from './handle.ts';
import type { TablePage } from './tablePage.ts';
import { SLOWER } from './test.ts';

export const tapAt = (page: Page, { x, y }: Pixel): Promise<void> => page.touchscreen.tap(x, y);
export const place = ({ handle }: TablePage, xMm: number, zMm: number): Promise<Pixel> => handle.screenAt(xMm, zMm, 0);

/** Taps a piece, taps where it should go, and has it done. */
export async function stepByTaps(table: TablePage, piece: string, goal: PlaceMm): Promise<void> {
  const { page, handle, main } = table;
  if ((await handle.stage()) !== 'between-steps') await tapAt(page, await handle.screenOf(piece));
  const perform = page.getByRole('button', { name: tractionTexts.action.perform, exact: true });
  // The eye may still be on its way to the piece: whoever sees nothing come of a tap taps again.
  await expect(async () => {
    await tapAt(page, await place(table, goal.xMm, goal.zMm));
    await expect(perform).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 30_000 * SLOWER });
  await perform.tap();
  await expect(main).toHaveAttribute('data-stage', /idle|between-steps/);
}
