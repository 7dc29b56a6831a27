import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { runs } from '../../effort.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What settings make of the page (settings/useAmbience.ts): by day or by night, in normal or in more contrast. */
type Look = readonly [theme: string | undefined, contrast: string | undefined];

/** WCAG 2.2 A and AA, and axe's own best practice. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Where the page violates the rules, as a line each. axe comes into a page once: `@axe-core/playwright` brings it anew
 * at each question, which takes twice as long.
 */
async function violationsOf(page: Page, runOnly: readonly string[], part = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([rules, within]) => {
      if (!window.axe) throw new Error('axe is not on the page');
      const { violations } = await window.axe.run(within, { runOnly: [...rules], resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [runOnly, part] as const,
  );
}

export async function expectNoViolations(page: Page): Promise<void> {
  await changed(page);
  expect(await violationsOf(page, ALL)).toEqual([]);
}

/** Besides the lamp, which tests begin with. */
export const ALL_LOOKS: readonly Look[] = [
  ['day', 'normal'],
  ['night', 'more'],
  ['day', 'more'],
];

/** Daylight; in a soak, with more contrast, too. */
const LOOKS: readonly Look[] = ALL_LOOKS.slice(0, runs(1, ALL_LOOKS.length));

async function put(page: Page, look: Look): Promise<void> {
  await page.evaluate(([theme, contrast]) => {
    Object.assign(document.documentElement.dataset, { theme, contrast });
  }, look);
  await changed(page);
}

/**
 * However short, a change of colour is one, and one that waits for a picture may wait for ever. What inherits a colour
 * begins to change when that has changed.
 */
const changed = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changes = (): CSSTransition[] =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let under = changes(); under.length > 0; under = changes()) for (const change of under) change.finish();
  });

/**
 * The same in any light. What stands on a page is the same in each; its colours are asked for in all: those of `part`,
 * where the rest has been looked at.
 */
export async function expectNoViolationsInAnyLook(page: Page, part?: string, looks = LOOKS): Promise<void> {
  await expectNoViolations(page);
  const { theme, contrast } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  for (const look of looks) {
    await put(page, look);
    expect(await violationsOf(page, ['color-contrast'], part), look.join(', ')).toEqual([]);
  }
  await put(page, [theme ?? 'night', contrast ?? 'normal']);
}
