import type { Page } from '@playwright/test';
import { texts } from '#play/texts.ts';

/** Presses a button of the table's menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
  await page.getByRole('dialog', { name: texts.table.menu }).getByRole('button', { name, exact: true }).click();
}
