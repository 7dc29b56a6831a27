import type { Locator, Page } from '@playwright/test';
import { texts } from '#play/texts.ts';

type Press = 'click' | 'tap';

/** The button of the start page that does this with the game that is chosen there. */
export const wayIn = (page: Page, words: string, game: string): Locator =>
  page.getByRole('button', { name: texts.start.way(words, game), exact: true });

/** Chooses a game. */
export const choose = (page: Page, game: string): Promise<void> =>
  page.getByRole('radio', { name: game, exact: true }).check();

/** Persons at this screen; where nothing of the game was played here, a first match in some games. */
export async function playTogether(page: Page, game: string, press: Press = 'click'): Promise<void> {
  await choose(page, game);
  await wayIn(page, texts.start.together, game)[press]();
}

/** Alone against the computer; where nothing of the game was played here, a first match. */
export async function playAlone(page: Page, game: string): Promise<void> {
  await choose(page, game);
  await wayIn(page, texts.start.play, game).click();
}

export async function toLearn(page: Page, game: string): Promise<void> {
  await choose(page, game);
  await page.getByRole('link', { name: texts.start.learnGame(game) }).click();
}

/** The form of a new match. */
export const toForm = (page: Page, game: string): Promise<void> =>
  page.getByRole('link', { name: texts.startFoot.setUpGame(game) }).click();

/** The button that goes on with the match under way. */
export const goOn = (page: Page): Locator => page.getByRole('button', { name: new RegExp(`^${texts.start.resume}: `) });
