import type { Page } from '@playwright/test';
import { openStart, tablePage, type TablePage } from './tablePage.ts';

/** A match's file taken in by the start page, in a page that is opened anew; comes back when its table is drawn. */
export async function openFile(page: Page, text: string): Promise<TablePage> {
  await openStart(page);
  return giveFile(page, text);
}

/** Picks a file of this text on the start page, and waits for nothing. */
export const importText = (page: Page, text: string, name = 'match.json'): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The same as `openFile`, in a page that is at its start. */
export async function giveFile(page: Page, text: string): Promise<TablePage> {
  await importText(page, text);
  return tablePage(page);
}
