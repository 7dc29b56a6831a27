import { texts } from '#play/texts.ts';
import { playersTexts } from '#play/texts/players.ts';
import { room as rooms } from '#play/texts/room.ts';
import { RoomServer } from './support/roomServer.ts';
import { expect, test } from './support/test.ts';
import { main, press } from './support/tugOfWarTable.ts';

/** A name for this machine which, unlike its own address, browsers do not trust without https. */
const NAME = 'table.example';

test.use({
  launchOptions: [
    async ({ browserName: _ }, give, { project }) => {
      const { args = [], ...usual } = project.use.launchOptions ?? {};
      await give({ ...usual, args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] });
    },
    { scope: 'worker' },
  ],
});

test('at an address of plain http all is played, and what the browser withholds is said', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const server = await RoomServer.start();
  const address = server.address.replace('127.0.0.1', NAME);
  await page.goto(`${address}#/room/new/tug-of-war`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const link = await page.getByLabel(rooms.link).inputValue();
  expect(link).toContain(NAME);
  await expect(page.getByText(rooms.plainHttp)).toBeVisible();
  await expect(page.getByText(rooms.loopback)).toHaveCount(0);
  await page.getByRole('button', { name: texts.sharing.copy, exact: true }).click();
  await expect(page.getByText(texts.sharing.copied)).toBeVisible();
  const other = await elsewhere();
  await other.goto(link);
  for (const [i, at] of [page, other].entries()) {
    await at.getByLabel(rooms.yourName).fill(i === 0 ? 'Ada' : 'Bo');
    await at.getByRole('button', { name: rooms.takeSeat(i + 1), exact: true }).click();
  }
  for (const at of [page, other]) await expect(main(at)).toHaveAttribute('data-actions', '0');
  const machine = '[data-machine=race]';
  const isAsked = async (): Promise<boolean> =>
    (await page.locator(machine).isVisible()) || other.locator(machine).isVisible();
  await expect.poll(isAsked).toBe(true);
  const first = (await page.locator(machine).isVisible()) ? page : other;
  await expect(first.locator('.command-line input')).toBeVisible();
  const card = await first.locator('[data-lay]').first().getAttribute('data-lay');
  await press(first, `race ${card}`);
  for (const at of [page, other]) await expect(main(at)).toHaveAttribute('data-actions', '1');
  await page.goto(`${address}#/room/players`);
  await expect(page.getByText(playersTexts.plainHttp), 'nobody is rated without keys').toBeVisible();
  await server.remove();
});
