import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const told = (violations: Violations): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** In the page itself: without frames there is nothing that a page of its own would have to put together. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** WCAG 2.2 A and AA, and axe's own best practice. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await axeOn(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(told(violations)).toEqual([]);
}

/** What settings make of the page (settings/useAmbience.ts) besides the usual day, which tests begin with. */
const LOOKS = [
  ['night', 'normal'],
  ['day', 'more'],
  ['night', 'more'],
] as const;

/** The same in any light. What stands on a page is the same in each; its colours are asked for in all. */
export async function expectNoViolationsInAnyLook(page: Page): Promise<void> {
  await expectNoViolations(page);
  const { theme, contrast } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const put = (look: readonly [string | undefined, string | undefined]): Promise<unknown> =>
    page.evaluate(([theme, contrast]) => {
      Object.assign(document.documentElement.dataset, { theme, contrast });
      // However short, a change of colour is one, and one that waits for a picture may wait for ever.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    }, look);
  for (const look of LOOKS) {
    await put(look);
    const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
    expect(told(violations), look.join(', ')).toEqual([]);
  }
  await put([theme ?? 'day', contrast ?? 'normal']);
}
