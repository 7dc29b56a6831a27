import type { Page } from '@playwright/test';
import { texts } from '#play/texts.ts';

const press = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('region', { name: texts.replay.title, exact: true })
    .getByRole('button', { name, exact: true })
    .click();

/** Opens what a replay has behind its bar: rulings, moments, actions. */
export const openMore = (page: Page): Promise<void> => press(page, texts.table.more);

export const openAnalysis = (page: Page): Promise<void> => press(page, texts.analysis.title);
