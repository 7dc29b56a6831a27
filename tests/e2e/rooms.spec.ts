import { room as roomTexts } from '#play/texts/room.ts';
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

const hasSeen = (page: Page, actions: number): Promise<void> =>
  expect(main(page)).toHaveAttribute('data-actions', String(actions));

/** Any card that the player has, on a machine that the rival did not use just now. */
async function play(page: Page, machine: string): Promise<void> {
  await expect(page.locator('.command-line input')).toBeVisible(); // It comes later and moves the panels.
  const card = await page.locator('[data-lay]').first().getAttribute('data-lay');
  await press(page, `${machine} ${card}`);
}

test('two people in two browsers play by a link, come back after a reload, and outlive their server', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await page.goto(`${server.address}#/room/new/tug-of-war`);
  const link = await page.getByLabel(roomTexts.link).inputValue();
  await sit(page, 1, 'Ada');
  const other = await elsewhere();
  await other.goto(link);
  await expect(other.getByText('Ada')).toBeVisible();
  await sit(other, 2, 'Bo');
  const looking = await elsewhere();
  await looking.goto(`${link}/watch`);
  await Promise.all([hasSeen(page, 0), hasSeen(other, 0), hasSeen(looking, 0)]);

  const machine = '[data-machine=clock]';
  const isAsked = (at: Page): Promise<boolean> => at.locator(machine).isVisible();
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(other))).toBe(true);
  const [first, second] = (await isAsked(page)) ? [page, other] : [other, page];
  await expect(second.locator(machine), 'nobody plays for somebody elsewhere').toHaveCount(0);

  await test.step('what one plays the others see', async () => {
    await play(first, 'race');
    await Promise.all([hasSeen(second, 1), hasSeen(looking, 1)]);
    await expect(second.locator(machine)).toBeVisible();
    await expect(looking.locator(machine)).toHaveCount(0);
  });

  await test.step('a reload leads back to the seat', async () => {
    await second.reload();
    await hasSeen(second, 1);
    await play(second, 'clock');
    await hasSeen(first, 2);
  });

  await test.step('a server that was killed and comes back has everything', async () => {
    await server.kill();
    await expect(first.getByText(roomTexts.line.away)).toBeVisible();
    await server.open();
    await play(first, 'collation');
    await hasSeen(second, 3);
  });
});
