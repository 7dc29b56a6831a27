import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { playNow, tablePage } from './support/tablePage.ts';

/** Another tab of the same browser, at the same address. */
async function sameAddress(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

test('a match that is open in another tab is looked on at, or taken over, and nothing is lost', async ({ page }) => {
  const table = await playNow(page);
  await table.type('walk S1 D 180');
  await table.saved(1);
  const other = await sameAddress(page);

  const looked = await test.step('the second tab says so, and looks on', async () => {
    await expect(other.getByRole('heading', { name: texts.tabs.elsewhere })).toBeVisible();
    await other.getByRole('button', { name: texts.tabs.spectate }).click();
    const there = await tablePage(other);
    await there.played(1);
    await expect(other.getByLabel(texts.table.panelActions)).toHaveCount(0);
    await page.bringToFront();
    await table.press(tractionTexts.action.endTurn);
    await there.played(2);
    return there;
  });

  await test.step('it takes over, and the first tab looks on', async () => {
    await other.bringToFront();
    await looked.press(texts.tabs.takeOver);
    await expect(other.getByLabel(texts.table.panelActions)).toBeVisible();
    await expect(page.getByRole('region', { name: texts.tabs.looking })).toBeVisible();
    await looked.type('walk S1 D 180');
    await table.played(3);
    expect(await table.handle.hashes()).toEqual(await looked.handle.hashes());
  });

  await test.step('loaded again, the first tab asks first, and takes over what the second has played', async () => {
    await page.bringToFront();
    await page.reload();
    await page.getByRole('button', { name: texts.tabs.takeOver }).click();
    const again = await tablePage(page);
    await again.played(3);
    await again.press(tractionTexts.action.endTurn);
    await again.saved(4);
    await looked.played(4);
    await expect(other.getByRole('region', { name: texts.tabs.looking })).toBeVisible();
  });
});

test('in a browser without locks two tabs keep what each has played', IN_SOAK.words, async ({ page }) => {
  await page
    .context()
    .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
  const table = await playNow(page);
  await table.saved(0);
  const other = await tablePage(await sameAddress(page));
  await page.bringToFront();
  await table.press(tractionTexts.action.endTurn);
  await table.saved(1);
  await other.page.bringToFront();
  const address = page.url();
  await other.type('walk S1 D 180');
  await expect(other.page.getByText(texts.tabs.parted)).toBeVisible();
  await expect(other.page).not.toHaveURL(address);
  await other.press(tractionTexts.action.endTurn);
  await other.saved(2);
  await page.goto('./?still#/');
  await expect(page.getByRole('heading', { name: 'Blue and Vermilion' })).toHaveCount(2);
});
