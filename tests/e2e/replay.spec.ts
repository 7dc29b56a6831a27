import { expect, test } from '@playwright/test';
import { texts } from '../../src/app/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { playNow } from './support/tablePage.ts';

test('a ruling shows its evidence, and the match can be watched again action by action, frame by frame', async ({ page }) => {
  const table = await playNow(page);
  await table.type('walk S1 D 180');
  await table.type('walk L2 B 200'); // into a neighbour on its own pad
  await page.getByRole('link', { name: texts.replay.showMeOf('TR-10') }).click();

  const evidence = page.getByRole('region', { name: texts.replay.evidence });
  await expect(evidence).toHaveAttribute('data-evidence', 'walk-contact');
  await expect(evidence).toContainText('touched');
  // It plays slowly up to the moment, and stops there.
  await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeVisible();
  const moment = page.getByRole('slider', { name: texts.replay.tick });
  await expect(moment).not.toHaveValue('0');
  await expectNoViolations(page);

  // The whole match is the one that is being watched: it stays where it was.
  const shown = await moment.inputValue();
  await evidence.getByRole('link', { name: texts.replay.link }).click();
  await expect(evidence).toBeHidden();
  await expect(moment).toHaveValue(shown);
  await page.keyboard.press('Home');
  await expect(moment).toHaveValue('0');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(moment).toHaveValue('10');
  await page.keyboard.press(']');
  await expect(page.getByRole('slider', { name: texts.replay.action, exact: true })).toHaveValue('1');
  await expect(page.getByRole('region', { name: texts.replay.rulings })).toContainText('TR-10');

  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeHidden();
  await page.keyboard.press('h');
  await expectNoViolations(page);
  await page.getByRole('link', { name: texts.replay.back }).click();
  await table.played(2);
});
