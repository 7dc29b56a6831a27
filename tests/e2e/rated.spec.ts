import { readFile } from 'node:fs/promises';
import { playersTexts } from '#play/texts/players.ts';
import { room as roomTexts } from '#play/texts/room.ts';
import { texts } from '#play/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { fromMenu } from './support/fromMenu.ts';
import { RoomServer } from './support/roomServer.ts';
import { expect, test, type Page } from './support/test.ts';
import { main, press } from './support/tugOfWarTable.ts';

let server: RoomServer;
test.beforeAll(async () => void (server = await RoomServer.start()));
test.afterAll(async () => server.remove());

const sit = async (page: Page, seat: number, name: string): Promise<void> => {
  await page.getByLabel(roomTexts.yourName).fill(name);
  await page.getByRole('button', { name: roomTexts.takeSeat(seat) }).click();
};

/** One of the two plays any card, at a machine that nobody has used yet. */
async function play([one, other]: readonly [Page, Page], machine: string, actions: number): Promise<void> {
  const isAsked = (page: Page): Promise<boolean> => page.locator(`[data-machine=${machine}]`).isVisible();
  await expect.poll(async () => (await isAsked(one)) || (await isAsked(other))).toBe(true);
  const page = (await isAsked(one)) ? one : other;
  await expect(page.locator('.command-line input')).toBeVisible(); // It comes later and moves the panels.
  await press(page, `${machine} ${await page.locator('[data-lay]').first().getAttribute('data-lay')}`);
  for (const at of [one, other]) await expect(main(at)).toHaveAttribute('data-actions', String(actions));
}

test('a rated match is signed by two keys, ends, and both stand in the list until one deletes its key', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await page.goto(server.address);
  await page.getByRole('link', { name: playersTexts.toPlayers }).click();
  await page.getByRole('link', { name: 'Tug of War' }).click();
  await expect(page.getByText(playersTexts.none)).toBeVisible();
  await page.getByLabel(playersTexts.alsoFile).check();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: playersTexts.makeKey }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ format: 'tumbletop-player-key', version: 1 });
  await expect(page.getByText(playersTexts.yours)).toBeVisible();
  await expectNoViolations(page);

  await page.goto(`${server.address}#/room/new/tug-of-war`);
  const link = await page.getByLabel(roomTexts.link).inputValue();
  await sit(page, 1, 'Ada');
  await page.getByText(roomTexts.kinds.rated, { exact: true }).click();
  await expect(page.getByLabel(roomTexts.clocks.reserve)).toBeChecked();
  await page.getByRole('button', { name: playersTexts.sign }).click();
  const other = await elsewhere();
  await other.goto(link);
  await sit(other, 2, 'Bo');
  await expect(other.getByText(roomTexts.toSign)).toBeVisible();
  await expect(page.getByText(playersTexts.toSign)).toBeVisible();
  await other.getByRole('button', { name: playersTexts.makeAndSign }).click();
  for (const at of [page, other]) await expect(main(at)).toHaveAttribute('data-actions', '0');
  await play([page, other], 'race', 1);
  await play([page, other], 'clock', 2);
  await fromMenu(other, 'You give up');
  await other.getByRole('button', { name: texts.menu.concedeYes }).click();
  await other.getByRole('link', { name: playersTexts.toPlayers }).click();

  const list = other.getByRole('table');
  await expect(list.getByRole('row')).toHaveText([/Place/, /Ada.*1.*1$/, /Bo.*1.*0$/]);
  await list.getByRole('link', { name: 'Ada' }).click();
  await expect(other.getByText(playersTexts.match(true, 'Bo'), { exact: false })).toBeVisible();
  await expectNoViolations(other);

  await page.goto(`${server.address}#/room/players/tug-of-war`);
  await page.getByRole('button', { name: playersTexts.deleteKey }).click();
  await page.getByRole('button', { name: playersTexts.deleteSure }).click();
  await expect(page.getByRole('button', { name: playersTexts.makeKey })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table').getByRole('row')).toHaveText([/Place/, /Bo/]);

  await test.step('a file of a key is that player again, and a file of anything else changes nothing', async () => {
    const pick = page.getByLabel(playersTexts.openFile, { exact: true }).and(page.locator('input'));
    await pick.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"x":1}') });
    await expect(page.getByRole('alert')).toHaveText(playersTexts.badFile);
    await pick.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(page.getByText(playersTexts.yours)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await page.getByRole('link', { name: texts.backToStart }).click();
});
