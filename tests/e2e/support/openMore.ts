import type { Page } from '@playwright/test';
import { texts } from '#play/texts.ts';

/** Opens what a replay has behind its bar: rulings, moments, actions, an analysis. */
export const openMore = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: texts.replay.title, exact: true })
    .getByRole('button', { name: texts.table.more, exact: true })
    .click();
