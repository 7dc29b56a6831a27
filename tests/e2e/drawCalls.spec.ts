import { texts } from '#play/texts.ts';
import { playTogether, toForm } from './support/startPage.ts';
import { openStart } from './support/tablePage.ts';
import { notePictures, picturesOf } from './support/pictures.ts';
import { DRAWN, expect, SLOWER, test, type Page } from './support/test.ts';

/** How many things a picture may draw: each costs a phone's processor about as much as a thousand triangles. */
const MOST = { Traction: 12, Trexlands: 40, 'Truck Off': 40, 'Tractor Pull': 40, 'Tug of War': 40 } as const;

async function expectFew(page: Page, most: number): Promise<void> {
  // A board's grounds are painted one after another, in slices.
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 * SLOWER });
  const things = (await picturesOf(page)).at(-1)?.things ?? 0;
  expect(things, 'everything is drawn').toBeGreaterThan(4);
  expect(things).toBeLessThanOrEqual(most);
}

for (const [game, most] of Object.entries(MOST))
  test(`a picture of a table of ${game} is drawn by few calls`, DRAWN, async ({ page }) => {
    await notePictures(page);
    await openStart(page);
    await playTogether(page, game);
    await expectFew(page, most);
  });

test('a table of Traction for five is drawn by as few', DRAWN, async ({ page }) => {
  await notePictures(page);
  await openStart(page);
  await toForm(page, 'Traction');
  const howMany = page.getByRole('radiogroup', { name: texts.form.howMany });
  await howMany.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: texts.form.play }).click();
  await expectFew(page, MOST.Traction);
});
