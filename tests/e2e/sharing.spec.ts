import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { packLink } from '#engine/files/link.ts';
import { must } from '../games/traction/support.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { playNow, tablePage, type TablePage } from './support/tablePage.ts';

async function linkFrom(page: Page, table: TablePage, button: string): Promise<string> {
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: button }).click();
  return page.getByLabel(texts.sharing.link).inputValue();
}

const still = (link: string): string => link.replace('#', '?still#');

test(
  'a link out of one page opens the same match in another, and the same position to begin from',
  IN_SOAK.words,
  async ({ page, elsewhere: open }) => {
    const table = await playNow(page);
    await table.type('walk S1 D 180, B 180');
    await table.type('walk L2 B 90');
    const position = await table.handle.position();
    const matchLink = await linkFrom(page, table, texts.sharing.share);
    expect(matchLink).toContain('#/link/3.'); // its actions alone
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
    const positionLink = await linkFrom(page, table, texts.sharing.sharePosition);

    const elsewhere = await open();
    await elsewhere.goto(still(matchLink));
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      texts.sharing.aMatch(tractionTexts.card.name),
    );
    await expectNoViolations(elsewhere);
    await elsewhere.getByRole('button', { name: texts.sharing.open }).click();
    const opened = await tablePage(elsewhere);
    await opened.played(2);
    expect(await opened.handle.position()).toEqual(position);
    await elsewhere.goto(`${still(matchLink)}\u200b).” &amp;fbclid=IwAR0`); // once more: it is the same
    await elsewhere.getByRole('button', { name: texts.sharing.open }).click();
    await (await tablePage(elsewhere)).played(2);
    await elsewhere.goto('./?still#/');
    await expect(elsewhere.getByRole('article')).toHaveCount(1);

    await elsewhere.goto(still(positionLink));
    await elsewhere.getByRole('button', { name: texts.sharing.play }).click();
    const begun = await tablePage(elsewhere);
    await begun.played(0);
    const start = await begun.handle.position();
    expect([start.pieces, start.turn.seat, start.turn.number]).toEqual([position.pieces, 1, 1]);
    await begun.type('walk S1 D 180');
    await begun.played(1);
  },
);

test('a match from a link is watched, and the way leads back to it', IN_SOAK.blank, async ({ page }) => {
  const packed = must(packLink(fileOf(await playHeadless(['walk S1 D 180, B 180']))));
  await page.goto(`./?still#/link/${packed}`);
  await page.getByRole('button', { name: texts.sharing.watch }).click();
  await expect(page.locator('main.watch')).toBeVisible();
  await page.getByRole('link', { name: texts.replay.back }).click();
  await (await tablePage(page)).played(1);
});
