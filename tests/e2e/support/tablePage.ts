import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { dragStep } from './drag.ts';
import { handleOf, type Handle } from './handle.ts';
import type { Step } from './towards.ts';
import { playTogether, toForm } from './startPage.ts';

/** By this seed seat 0 begins. */
const SEED = 3;

/** The start page; `still`, so that nothing is animated. */
export const startAddress = (seed = SEED): string => `./?still&seed=${seed}`;

/** A match in the page: what players do at it and what can be read off it. */
export interface TablePage {
  readonly page: Page;
  readonly handle: Handle;
  readonly main: Locator;
  /** A step by pointer; comes back when the table rests. */
  step(piece: string, step: Step): Promise<void>;
  /** Waits until so many actions have been played. */
  played(actions: number): Promise<void>;
  /** Waits until so many actions are saved. */
  saved(actions: number): Promise<void>;
  actions(): Promise<number>;
  /** A line in the menu's notation box. */
  type(line: string): Promise<void>;
  openMenu(): Promise<Locator>;
  press(name: string): Promise<void>;
}

export async function openStart(page: Page, seed = SEED): Promise<void> {
  await page.goto(startAddress(seed));
  await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
}

/** One click. */
export async function playNow(page: Page, seed = SEED): Promise<TablePage> {
  await openStart(page, seed);
  await playTogether(page, tractionTexts.card.name);
  return tablePage(page);
}

/** By the form, with a first turn of two pieces like any other. */
export async function playWithTwo(page: Page): Promise<TablePage> {
  await openStart(page);
  await toForm(page, tractionTexts.card.name);
  await page.getByText(texts.form.rules, { exact: true }).click();
  await page.getByLabel(tractionTexts.form.starterOne).uncheck();
  await page.getByRole('button', { name: texts.form.play }).click();
  return tablePage(page);
}

/**
 * Waits until the table is there and drawn, or there with nothing to draw: that of a match that is played, not what a
 * replay that is being left still shows.
 */
export async function tablePage(page: Page): Promise<TablePage> {
  const main = page.locator('main.tableside:not(.watch)');
  await expect(main.locator('[data-testid=table][data-ready], .table-view:empty')).toBeVisible();
  const handle = handleOf(page);
  const actions = async (): Promise<number> => Number(await main.getAttribute('data-actions'));
  const openMenu = async (): Promise<Locator> => {
    await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
    return page.getByRole('dialog', { name: texts.table.menu });
  };
  return {
    page,
    handle,
    main,
    actions,
    openMenu,
    step: async (piece, { corner, swivelDeg }) => {
      await dragStep(page, piece, corner, swivelDeg);
      await expect(main).toHaveAttribute('data-stage', /idle|between-steps/);
    },
    played: (count) => expect(main).toHaveAttribute('data-actions', String(count)),
    saved: (count) => expect(main).toHaveAttribute('data-saved', String(count)),
    type: async (line) => {
      const before = await actions();
      const menu = await openMenu();
      await menu.getByLabel(texts.menu.typeMoveLabel).fill(line);
      await menu.getByRole('button', { name: texts.menu.typeMoveGo, exact: true }).click();
      await expect(main).toHaveAttribute('data-actions', String(before + 1));
    },
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
  };
}
