import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORED_AS } from '#play/settings/settingsStore.ts';
import { blankWebgl } from '../../e2e/support/blankWebgl.ts';
import { playTogether } from '../../e2e/support/startPage.ts';
import { countWebgl, type CountingWindow, type OpeningCounts } from './countWebgl.ts';
import { framesOf, loopOf } from './inPage.ts';
import { CATEGORIES, timelineOf, type Timeline, type TraceEvent } from './timeline.ts';

/** What it took to open a table once. */
export interface Opened {
  readonly timeline: Timeline;
  readonly counts: OpeningCounts;
  /** The calibration in the page that was measured, ms. */
  readonly loopMs: number;
}

/** A table of a page, and how it is opened. */
export interface ToOpen {
  readonly browser: Browser;
  readonly address: string;
  readonly game: string;
}

const DESK = { width: 1280, height: 800 };
/** So small that software draws a picture in time. */
const SMALL = { width: 480, height: 360 };
/** On a busy machine, drawn by software. */
const PATIENCE_MS = 180_000;
const TURN_PX = 240;
const TURN_STEPS = 12;
/** The runner of TypeScript names functions by this, which a page does not have. */
const NAMES = 'globalThis.__name = (named) => named';

/**
 * Opens a game's table from the start page with a press, in a browser that knows nothing of it yet, turns the camera,
 * and looks at the table for so long. Drawing is left out.
 */
export async function openTable({ browser, address, game }: ToOpen, lookedMs: number): Promise<Opened> {
  const context = await browser.newContext({ viewport: DESK, serviceWorkers: 'block' });
  try {
    await context.addInitScript(NAMES);
    await blankWebgl(context);
    await countWebgl(context);
    await settle(context, 'high'); // as on a card, whatever the machine that measures is
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const loopMs = await page.evaluate(loopOf);
    await browser.startTracing(page, { categories: [...CATEGORIES] });
    await press(page, game);
    await turn(page, DESK);
    await page.waitForTimeout(lookedMs);
    const counts = await page.evaluate(countsNow);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
    return { timeline: timelineOf(trace.traceEvents), counts, loopMs };
  } finally {
    await context.close();
  }
}

/** The middle time between two pictures, drawn by software, while the camera turns, ms. */
export async function drawnBySoftware({ browser, address, game }: ToOpen): Promise<number> {
  const context = await browser.newContext({ viewport: SMALL, serviceWorkers: 'block' });
  try {
    await context.addInitScript(NAMES);
    await settle(context, 'low');
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await press(page, game);
    const frames = page.evaluate(framesOf, 2 * TURN_STEPS);
    for (let round = 0; round < 2; round += 1) await turn(page, SMALL);
    return await frames;
  } finally {
    await context.close();
  }
}

/** The names of all games of a page, as its start page has them. */
export async function gamesAt(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const names = await page.locator('.tile b').allTextContents();
  await page.close();
  return names;
}

/** Without questions and hints. */
async function settle(context: BrowserContext, quality: string): Promise<void> {
  const stored = JSON.stringify({ version: 1, settings: { quality, roundGuide: false } });
  await context.addInitScript(([name, text]) => window.localStorage.setItem(name, text), [STORED_AS, stored] as const);
}

async function press(page: Page, game: string): Promise<void> {
  await playTogether(page, game);
  await page.locator('.tableside [data-testid=table][data-ready]').waitFor({ timeout: PATIENCE_MS });
}

async function turn(page: Page, { width, height }: typeof DESK): Promise<void> {
  const [x, y] = [width / 2, height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + TURN_PX / 2, y + TURN_PX / 8, { steps: TURN_STEPS });
  await page.mouse.up();
}

/** Runs in the page. */
function countsNow(): OpeningCounts {
  const opening = (window as CountingWindow).__opening;
  if (!opening?.beforePicture || !opening.afterPicture) throw new Error('no table was drawn');
  const { beforePicture, afterPicture } = opening;
  return { beforePicture, afterPicture, now: opening.now() };
}
