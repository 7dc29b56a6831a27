import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { importText } from './openFile.ts';
import { startAddress } from './tablePage.ts';

const MATCH = new URL('../../games/trexlands/matches/two.json', import.meta.url);

/** The recorded match of two at the table, after so many of its actions. */
export async function openAfter(page: Page, actions: number, start = startAddress()): Promise<void> {
  const recorded = JSON.parse(await readFile(MATCH, 'utf8')) as { readonly log: readonly unknown[] };
  await page.goto(start);
  await importText(page, JSON.stringify({ ...recorded, log: recorded.log.slice(0, actions) }));
  await expect(page.locator('main.tableside')).toHaveAttribute('data-actions', String(actions));
}
