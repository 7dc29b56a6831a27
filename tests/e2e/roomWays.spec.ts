import { texts } from '#play/texts.ts';
import { room as rooms } from '#play/texts/room.ts';
import { RoomServer } from './support/roomServer.ts';
import { BLANK, expect, test, type Page } from './support/test.ts';
import { dragStep } from './support/drag.ts';
import { fromMenu } from './support/fromMenu.ts';
import { tablePage } from './support/tablePage.ts';
import { main, press } from './support/tugOfWarTable.ts';

let server: RoomServer;
test.beforeEach(async () => void (server = await RoomServer.start()));
test.afterEach(async () => server.remove());

async function open(page: Page): Promise<string> {
  await page.goto(`${server.address}#/room/new/tug-of-war`);
  return page.getByLabel(rooms.link).inputValue();
}

const sit = async (page: Page, seat: number, name: string): Promise<void> => {
  await page.getByLabel(rooms.yourName).fill(name);
  await page.getByRole('button', { name: rooms.takeSeat(seat), exact: true }).click();
};

const hasSeen = (page: Page, actions: number): Promise<void> =>
  expect(main(page)).toHaveAttribute('data-actions', String(actions));

const MACHINE = '[data-machine=race]';
const isAsked = (page: Page): Promise<boolean> => page.locator(MACHINE).isVisible();

/** Any card, on a machine that the rival did not use just now. */
async function play(page: Page, machine: string): Promise<void> {
  await expect(page.locator('.command-line input')).toBeVisible(); // it comes later and moves the panels
  const card = await page.locator('[data-lay]').first().getAttribute('data-lay');
  await press(page, `${machine} ${card}`);
}

test('a seat goes to another device by its link, with all that has happened, and is never missed', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const link = await open(page);
  await sit(page, 1, 'Ada');
  const rival = await elsewhere();
  await rival.goto(link);
  await expect(rival.getByText(rooms.agreed)).toBeVisible();
  await sit(rival, 2, 'Bo');
  await Promise.all([hasSeen(page, 0), hasSeen(rival, 0)]);
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(rival))).toBe(true);
  const adaBegins = await isAsked(page);
  await play(adaBegins ? page : rival, 'race');
  await Promise.all([hasSeen(page, 1), hasSeen(rival, 1)]);

  const phone = await elsewhere();
  await test.step('the link is shown, and taken by a phone', async () => {
    await page.locator('summary', { hasText: rooms.room }).click();
    await page.getByRole('button', { name: rooms.move }).click();
    const secret = await page.getByLabel(rooms.moveLink).inputValue();
    await phone.goto(secret);
    await hasSeen(phone, 1);
    expect(phone.url(), 'the secret is gone from the address').not.toContain('seat');
  });

  await test.step('its old page is closed, and the rival sees nobody missing', async () => {
    await page.close();
    await expect(phone.locator('[data-line=open]')).toHaveCount(1);
    await play(adaBegins ? rival : phone, 'clock');
    await Promise.all([hasSeen(phone, 2), hasSeen(rival, 2)]);
    await play(adaBegins ? phone : rival, 'collation');
    await Promise.all([hasSeen(phone, 3), hasSeen(rival, 3)]);
    await expect(rival.getByText(rooms.presence('Ada', ''), { exact: false })).toHaveCount(0);
  });

  await test.step('the start page has the room, by whose turn it is', async () => {
    await phone.goto(server.address);
    const stage = (await isAsked(rival)) ? 'theirs' : 'yours';
    await expect(phone.locator(`.room-list [data-stage=${stage}]`)).toHaveCount(1);
    const first = phone.locator('.start-head .room-waits');
    await expect(first, 'in the first screenful').toBeInViewport({ ratio: 1 });
    await expect(first).toContainText(stage === 'yours' ? texts.rooms.stages.yours : texts.rooms.stages.theirs('Bo'));
    await phone.getByRole('button', { name: /Forget room/ }).click();
    await expect(phone.locator('.room-list li, .room-waits')).toHaveCount(0);
  });
});

test('a match that is over is checked, and played again with seats swapped', async ({ page, elsewhere }) => {
  test.slow();
  const link = await open(page);
  await sit(page, 1, 'Ada');
  const rival = await elsewhere();
  await rival.setViewportSize({ width: 390, height: 844 });
  await rival.goto(link);
  await sit(rival, 2, 'Bo');
  await Promise.all([hasSeen(page, 0), hasSeen(rival, 0)]);
  await fromMenu(page, 'You give up');
  await page.getByRole('button', { name: texts.menu.concedeYes }).click();
  for (const at of [page, rival]) {
    await expect(at.getByText(rooms.sealsFit(0))).toBeInViewport();
    await expect(at.getByText(rooms.replay, { exact: true })).toBeInViewport();
  }
  await page.getByRole('button', { name: rooms.again }).click();
  await rival.getByRole('button', { name: rooms.againToo }).click();
  await Promise.all([hasSeen(page, 0), hasSeen(rival, 0)]);
  const names = (at: Page) => at.locator('.plates [data-seat="0"]');
  await expect(names(rival)).toContainText(texts.table.you);
  await expect(names(page)).toContainText('Bo');
});

test('two people at one phone have a seat each, and pass it on', async ({ page }) => {
  test.slow();
  await open(page);
  await sit(page, 1, 'Ada');
  await page.getByLabel(rooms.besideName).fill('Bo');
  await page.getByRole('button', { name: rooms.besideSeat(2) }).click();
  await hasSeen(page, 0);
  const pass = page.locator('.room-foot > .primary');
  await expect(pass.or(page.locator(MACHINE)).first()).toBeVisible();
  if (await pass.isVisible()) await pass.click();
  for (const [i, machine] of ['race', 'clock', 'collation'].entries()) {
    await play(page, machine);
    await pass.click();
    await expect(page.locator(MACHINE)).toBeVisible();
    await hasSeen(page, i + 1);
  }
  await page.reload();
  await hasSeen(page, 3);
});

test(
  'a walk that was begun stays where it came to, whoever loads the page again',
  BLANK,
  async ({ page, elsewhere }) => {
    test.slow();
    await page.goto(`${server.address}?still#/room/new/traction`);
    const link = await page.getByLabel(rooms.link).inputValue();
    await sit(page, 1, 'Ada');
    const rival = await elsewhere();
    await rival.goto(link);
    await sit(rival, 2, 'Bo');
    const at = await tablePage(page);
    await tablePage(rival);
    const { seat } = (await at.handle.position()).turn;
    const { handle, main: table, page: walker } = seat === 0 ? at : await tablePage(rival);
    const piece = `${seat}-S1`;
    await dragStep(walker, piece, 'D', 60);
    await expect(table).toHaveAttribute('data-stage', 'between-steps');
    const stands = await handle.standing(piece);
    await walker.reload();
    await expect(table).toHaveAttribute('data-stage', 'between-steps');
    expect(await handle.standing(piece)).toEqual(stands);
  },
);
