import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#play/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import type { DebugHandle } from '#app/tables/trexlands/table.tsx';
import { SOON } from './soon.ts';
import { startAddress } from './tablePage.ts';

/** A match of Trexlands in the page: what players do at it and what can be read off it. */
export interface RoundPage {
  readonly page: Page;
  readonly main: Locator;
  /** What the match asks for now: `data-stage`, `data-phase` and the rest. */
  now(): Promise<Readonly<Record<string, string>>>;
  /** Where on the screen a truck, a Terra or the City is. */
  screenOf(what: string): Promise<NonNullable<ReturnType<DebugHandle['screenOf']>>>;
}

/** Presses something: a click, or the keyboard's way there. */
export type Press = (target: Locator) => Promise<void>;

export const click: Press = (target) => target.click();

/** In the page itself: of hundreds of presses a pointer takes most of the time. */
export const here: Press = (target) => target.dispatchEvent('click');

/** A board with everything on it takes a software renderer a while to get ready for. */
const FIRST_PICTURE_MS = 90_000;

/** Turn cycles of a match that ends while somebody waits for it. */
const CYCLES = 5;

/** From the start page by the form to the table. */
export async function openRound(page: Page, press: Press, seed = 3): Promise<RoundPage> {
  await toForm(page, press, seed);
  return roundPage(page);
}

/** The same where no picture can be drawn: panels, and the table in words. */
export async function openUndrawn(page: Page, press: Press, { seed = 3, players = 2 } = {}): Promise<RoundPage> {
  await toForm(page, press, seed, players);
  await expect(page.locator('.dock-place').getByRole('button').first()).toBeVisible();
  await expect(page.locator('.command-line input')).toBeVisible(); // It comes later and moves the panels.
  return atRound(page);
}

async function toForm(page: Page, press: Press, seed: number, players = 2): Promise<void> {
  await page.goto(startAddress(seed));
  await press(page.getByRole('link', { name: texts.startFoot.setUpGame(trexlandsTexts.card.name) }));
  await page
    .getByRole('radiogroup', { name: texts.form.howMany })
    .getByRole('radio', { name: String(players), exact: true })
    .check();
  await press(page.locator('summary', { hasText: texts.form.rules }));
  await page.getByRole('radio', { name: trexlandsTexts.form.limit(CYCLES) }).check();
  await press(page.getByRole('button', { name: texts.form.play }));
}

/** Waits until the table is there and drawn. */
async function roundPage(page: Page): Promise<RoundPage> {
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: FIRST_PICTURE_MS });
  return atRound(page);
}

/** At a match that is there already. */
export function atRound(page: Page): RoundPage {
  const main = page.locator('main.tableside');
  return {
    page,
    main,
    now: () => main.evaluate((element) => ({ ...element.dataset }) as Record<string, string>),
    screenOf: async (what) => {
      let at: ReturnType<DebugHandle['screenOf']> = null;
      const read = async (): Promise<typeof at> =>
        (at = await page.evaluate((id) => window.__trexlands?.screenOf(id) ?? null, what));
      // which can be drawn before its handle is there
      await expect.poll(read, { message: `${what} is not on the table` }).not.toBeNull();
      return at as unknown as NonNullable<typeof at>;
    },
  };
}

/** Trucks on the board first: they are nearer to the City. */
export const movable = (page: Page): Locator =>
  page.locator('.truck-tray button:not([aria-disabled=true]):not(:disabled)').last();

/** What a match asks for, in the order in which it is answered; the first that is there is pressed. */
const ASKED = [
  '[data-reveal]',
  '[data-go-on]',
  '[data-roll-for-all]',
  '[data-roll-for-me]',
  '[data-take-captain]',
  '.captain-panel:not(:has([data-take-captain])) [data-captain]',
  '.window-panel .button.primary',
  '.dock-place [data-take]:not(.quiet)',
  '.dock-place button[data-ready]',
  '.arena-panel [data-nobody]',
  '[data-put-down]',
  '.dock-place [data-pass]',
].join(', ');

/** The button that answers what is asked now, if pressing one does. */
export const askedButton = (page: Page): Locator => page.locator(ASKED).and(page.locator('button:enabled')).first();

/** Waits until something has changed since. */
export async function changedSince(
  { page }: RoundPage,
  before: string,
  options: { timeout?: number } = {},
): Promise<void> {
  await expect.poll(() => lookOf(page), { ...SOON, ...options }).not.toBe(before);
}

/** Everything around the table as one text: it changes with every press that does anything. */
export const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main.tableside');
    return (
      JSON.stringify({ ...(main instanceof HTMLElement ? main.dataset : {}), saved: '' }) +
      (document.querySelector('.dock-place')?.textContent ?? '')
    );
  });

/** Answers one thing that is asked. False where it is a MOVE that is asked for, or nothing. */
export async function answer(round: RoundPage, press: Press): Promise<boolean> {
  const { page } = round;
  const button = askedButton(page);
  // while trucks roll nothing is asked
  await expect(button.or(page.locator('.move-panel, .end')).first()).toBeVisible();
  if (!(await button.isVisible())) return false;
  const before = await lookOf(round.page);
  await press(button);
  await changedSince(round, before);
  return true;
}
