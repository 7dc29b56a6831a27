import type { Page } from '@playwright/test';
import { openStart, tablePage, type TablePage } from './tablePage.ts';

/** A match's file taken in on the start page; comes back when its table is drawn. */
export async function openFile(page: Page, text: string): Promise<TablePage> {
  await openStart(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  return tablePage(page);
}
