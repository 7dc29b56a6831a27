import { expect, type Locator, type Page } from '@playwright/test';
import { askedButton, here, lookOf, movable, type Press } from './roundPage.ts';
import { SOON } from './soon.ts';
import { SLOWER } from './test.ts';

// A match against the computer is played by its buttons, whatever is asked: by a pointer, a finger or keys.

/** What is pressed in a panel, the first kind that is there: what goes on, what is done, what is chosen. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  'truck-off': [
    '[data-take], [data-next], [data-to-end], [data-chance], [data-done]:enabled',
    'button[aria-pressed=false]:enabled',
    '[data-target]:enabled',
    '[data-card]:enabled, [data-discard]:enabled',
  ],
  'tractor-pull': [
    '[data-take], [data-next], [data-to-end], [data-chance]',
    '[data-done]:enabled',
    '.deploy-panel .fan-card:not([aria-disabled])',
    '[data-target], [data-pair], .dock-place [data-spot], .text-card',
  ],
  'tug-of-war': [
    '[data-next], [data-done]:enabled, [data-send]:enabled',
    '.discard-panel [aria-pressed=false]',
    '.plan-panel:has([data-refused]) [data-lay][aria-pressed=true]',
    '[data-aim]:enabled',
    '[data-machine]:enabled',
    '[data-lay]:enabled, [data-other]',
  ],
};

/** Never in step with what a game asks every second or third time: it would be answered alike for ever. */
const OUT_OF_STEP = (1 + Math.sqrt(5)) / 2;

/** The panel's button that is pressed next, of `first` if one is there; of several of a kind another one each turn. */
export async function nextButton(
  page: Page,
  game: string,
  turn: number,
  first: readonly string[] = [],
): Promise<Locator | null> {
  for (const kind of first) {
    const one = page.locator('.dock-place').locator(kind).first();
    if (await one.isVisible()) return one;
  }
  if (game === 'trexlands') return nextOfTrexlands(page);
  for (const kind of PRESSED[game] ?? []) {
    const there = page.locator('.dock-place').locator(kind).filter({ visible: true });
    const count = await there.count();
    if (count > 0) return there.nth(Math.floor(turn * turn * OUT_OF_STEP) % count);
  }
  return null;
}

/** A MOVE is a truck and a place, or none; everything else is one button. */
async function nextOfTrexlands(page: Page): Promise<Locator | null> {
  const pass = page.locator('.move-panel [data-pass]');
  for (const next of [askedButton(page), page.locator('[data-place]').last(), movable(page), pass])
    if (await next.isVisible()) return next;
  return null;
}

const MOST_PRESSES = 1500;

/** Presses until the match is over. */
export async function playByButtons(page: Page, game: string, press: Press): Promise<void> {
  for (let turn = 0; turn < MOST_PRESSES; turn += 1) {
    let next: Locator | null = null;
    // a computer's move, and what rolls, take their time
    await expect(async () => {
      next = await nextButton(page, game, turn);
      expect(next !== null || (await page.locator('.end').isVisible())).toBe(true);
    }).toPass({ timeout: 60_000 * SLOWER, ...SOON });
    if (next === null) return;
    const before = await lookOf(page);
    await press(next);
    await expect.poll(() => lookOf(page), SOON).not.toBe(before);
  }
  throw new Error('the match does not end');
}

/** More presses than the longest match of several takes. */
const MOST_TOGETHER = 4000;

const isOver = (page: Page): Promise<boolean> => page.locator('.end').isVisible();

/** Whichever of them is asked presses one button. False: neither is. */
async function pressOne(
  players: readonly Page[],
  game: string,
  turn: number,
  first: readonly string[],
): Promise<boolean> {
  for (const page of players) {
    const next = await nextButton(page, game, turn, first);
    if (next === null) continue;
    const before = await lookOf(page);
    await here(next).catch(() => undefined); // the other one was quicker, and it is gone
    await expect.poll(() => lookOf(page), SOON).not.toBe(before);
    return true;
  }
  return false;
}

/** A match of several screens, each of which presses when it is asked, until all see its end. */
export async function playTogether(
  players: readonly Page[],
  game: string,
  first: readonly string[] = [],
): Promise<void> {
  const areOver = async (): Promise<boolean> => (await Promise.all(players.map(isOver))).every(Boolean);
  for (let turn = 0; !(await areOver()); turn += 1) {
    if (turn > MOST_TOGETHER) throw new Error('the match does not end');
    await expect(async () => {
      expect((await pressOne(players, game, turn, first)) || (await areOver()), 'somebody is asked').toBe(true);
    }).toPass({ timeout: 60_000 * SLOWER, ...SOON });
  }
}
