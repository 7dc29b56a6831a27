import { texts } from '../../src/app/texts.ts';
import { expectNoViolationsInAnyLook } from './support/axe.ts';
import { doneIn, hashIn, hashInNode, noSidewaysScrolling, openLab, runOf, tabTo } from './support/labPage.ts';
import { expect, test, type Locator, type Page } from './support/test.ts';

const cardOf = (page: Page, n: number): Locator => page.getByRole('group', { name: texts.lab.ruleSet(n), exact: true });

/** Changes one more rule of a set of rules. */
async function changeRule(card: Locator, label: string): Promise<void> {
  await card.getByLabel(texts.lab.changeRule).selectOption({ label });
  await card.getByRole('button', { name: texts.lab.change }).click();
}

test('two sets of rules are played beside each other without a file, and come to the bytes of Node', async ({
  page,
}) => {
  await openLab(page, 'matches');
  await page.getByLabel('Computer players').fill('careless, careless');
  await page.getByRole('button', { name: texts.lab.addRules }).click();
  const second = cardOf(page, 2);
  await second.getByLabel(texts.lab.ruleSetName).fill('long walks');
  await changeRule(second, 'Steps a turn');
  await second.getByLabel('Steps a turn', { exact: true }).fill('6, 9, 1');
  await changeRule(second, 'Surface');
  await second.getByLabel('Surface', { exact: true }).selectOption('felt');
  await page.getByLabel(texts.lab.trials, { exact: true }).fill('2');
  await test.step('a wrong rule is told by its label', async () => {
    await page.getByRole('button', { name: texts.lab.start }).click();
    await expect(page.getByRole('alert')).toHaveText('Rules 2: “Steps a turn”, item 2, is 9; expected at most 8.');
    await expect(runOf(page)).toHaveCount(0);
    await second.getByLabel('Steps a turn', { exact: true }).fill('6, 3, 1');
  });
  await expectNoViolationsInAnyLook(page);
  await page.getByRole('button', { name: texts.lab.start }).click();
  await doneIn(page);
  const rules = { surface: 'felt', options: { ranges: [6, 3, 1] } };
  const setups = [
    { name: 'usual', rules: {} },
    { name: 'long walks', rules },
  ];
  const parameters = { bots: ['careless', 'careless'], setups };
  expect(await hashIn(page)).toBe(await hashInNode({ experiment: 'matches', trials: 2, parameters }));
  await expect(page.getByRole('cell', { name: 'less usual' }).first()).toBeVisible();
});

test('by keys alone on a phone: another game brings its own rules', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, 'matches');
  await tabTo(page, page.getByLabel('Game'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Rolls'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: texts.lab.change }));
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 1).getByLabel('Obstacles on the board', { exact: true })).toHaveValue('true');
  await tabTo(page, page.getByRole('button', { name: texts.lab.addRules }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.lab-variants > li')).toHaveCount(2);
  await expect(cardOf(page, 2).getByText(texts.lab.asUsual)).toBeVisible();
  await noSidewaysScrolling(page);
  await expectNoViolationsInAnyLook(page);
});
