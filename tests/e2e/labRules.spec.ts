import { texts } from '#play/texts.ts';
import { expectNoViolationsInAnyLook } from './support/axe.ts';
import { doneIn, hashIn, hashInNode, noSidewaysScrolling, openLab, runOf, tabTo } from './support/labPage.ts';
import { IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';

const cardOf = (page: Page, n: number): Locator => page.getByRole('group', { name: texts.lab.ruleSet(n), exact: true });

/** Changes one more rule of a set of rules. */
async function changeRule(card: Locator, label: string): Promise<void> {
  await card.getByLabel(texts.lab.changeRule).selectOption({ label });
  await card.getByRole('button', { name: texts.lab.change }).click();
}

test('a rule that is wrong is told by its label, and no match begins', async ({ page }) => {
  await openLab(page, 'matches');
  await page.getByRole('button', { name: texts.lab.addRules }).click();
  const second = cardOf(page, 2);
  await changeRule(second, 'Steps a turn');
  await second.getByLabel('Steps a turn', { exact: true }).fill('6, 9, 1');
  await changeRule(second, 'Surface');
  await second.getByLabel('Surface', { exact: true }).selectOption('felt');
  await page.getByRole('button', { name: texts.lab.start }).click();
  await expect(page.getByRole('alert')).toHaveText('Rules 2: “Steps a turn”, item 2, is 9; expected at most 8.');
  await expect(runOf(page)).toHaveCount(0);
  await expectNoViolationsInAnyLook(page);
});

test(
  'two sets of rules are played beside each other without a file, and come to the bytes of Node',
  IN_SOAK.words,
  async ({ page }) => {
    await openLab(page, 'matches');
    await page.getByLabel('Game').selectOption('trexlands');
    await page.getByLabel('Rolls').selectOption('odds'); // many matches a second
    await page.getByRole('button', { name: texts.lab.addRules }).click();
    const second = cardOf(page, 2);
    await second.getByLabel(texts.lab.ruleSetName).fill('short');
    await changeRule(second, 'Turn cycles, at most');
    await second.getByLabel('Turn cycles, at most', { exact: true }).fill('3');
    await changeRule(second, 'Obstacles on the board');
    await second.getByLabel('Obstacles on the board', { exact: true }).selectOption('no');
    await page.getByLabel(texts.lab.trials, { exact: true }).fill('4');
    await page.getByRole('button', { name: texts.lab.start }).click();
    await doneIn(page);
    const rules = { options: { cycleLimit: 3, obstacles: false } };
    const setups = [
      { name: 'usual', rules: {} },
      { name: 'short', rules },
    ];
    const parameters = { game: 'trexlands', rolls: 'odds', rules: 'text', setups };
    expect(await hashIn(page)).toBe(await hashInNode({ experiment: 'matches', trials: 4, parameters }));
    await expect(page.getByRole('cell', { name: 'minus usual' }).first()).toBeVisible();
  },
);

test('by keys alone on a phone: another game brings its own rules', IN_SOAK.words, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, 'matches');
  await tabTo(page, page.getByLabel('Game'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Rolls'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: texts.lab.change }));
  await page.keyboard.press('Enter'); // the set of rules, which every game has
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 1).getByLabel('Obstacles on the board', { exact: true })).toHaveValue('true');
  await tabTo(page, page.getByRole('button', { name: texts.lab.addRules }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.lab-variants > li')).toHaveCount(2);
  await expect(cardOf(page, 2).getByText(texts.lab.asUsual)).toBeVisible();
  await noSidewaysScrolling(page);
  await expectNoViolationsInAnyLook(page);
});
