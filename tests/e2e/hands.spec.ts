import { room as roomTexts } from '#play/texts/room.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { holdStep } from './support/drag.ts';
import { handleOf } from './support/handle.ts';
import { RoomServer } from './support/roomServer.ts';
import { BLANK, expect, test, type Locator, type Page } from './support/test.ts';

let server: RoomServer;
test.beforeAll(async () => void (server = await RoomServer.start()));
test.afterAll(async () => server.remove());

const sit = async (page: Page, seat: number, name: string): Promise<void> => {
  await page.getByLabel(roomTexts.yourName).fill(name);
  await page.getByRole('button', { name: roomTexts.takeSeat(seat) }).click();
};

const table = (page: Page): Locator => page.locator('[data-testid=table]');

/** Two at a table, and somebody who looks on. */
async function room(page: Page, elsewhere: () => Promise<Page>, game: string): Promise<readonly [Page, Page, Page]> {
  await page.goto(`${server.address}#/room/new/${game}`);
  const link = await page.getByLabel(roomTexts.link).inputValue();
  await sit(page, 1, 'Ada');
  const [other, looking] = [await elsewhere(), await elsewhere()];
  await other.goto(link);
  await sit(other, 2, 'Bo');
  await looking.goto(`${link}/watch`);
  for (const one of [page, other, looking]) await expect(table(one)).toHaveAttribute('data-ready', 'true');
  return [page, other, looking];
}

test(
  'what a hand does elsewhere is seen before it counts, and is the same everywhere once it does',
  BLANK,
  async ({ page, elsewhere }) => {
    test.slow();
    const [ada, bo, looking] = await room(page, elsewhere, 'traction');
    const { seat } = (await handleOf(ada).position()).turn;
    const [mover, rival] = seat === 0 ? [ada, bo] : [bo, ada];
    const name = seat === 0 ? 'Bo' : 'Ada';
    const piece = `${seat}-M1`;
    const stood = await handleOf(rival).standing(piece);

    await test.step('an aim is a ghost at the others', async () => {
      await holdStep(mover, piece, 'A', 60);
      for (const one of [rival, looking]) {
        await expect(table(one)).toHaveAttribute('data-aimed-elsewhere', piece);
        await expect(table(one)).toHaveAttribute('data-held-elsewhere', '');
      }
    });

    await test.step('a piece is where the hand has it, and where it was for the match', async () => {
      await mover.mouse.up();
      for (const one of [rival, looking]) await expect(table(one)).toHaveAttribute('data-held-elsewhere', piece);
      expect(await handleOf(rival).standing(piece)).toEqual(stood);
      await expect(rival.locator('main.tableside')).toHaveAttribute('data-actions', '0');
    });

    await test.step('once it counts, no hand has it, and all have come to the same', async () => {
      await mover.getByRole('button', { name: tractionTexts.action.done, exact: true }).click();
      for (const one of [mover, rival, looking]) {
        await expect(one.locator('main.tableside')).toHaveAttribute('data-actions', '1');
        await expect(table(one)).not.toHaveAttribute('data-held-elsewhere', /./);
      }
      const hashes = await handleOf(mover).hashes();
      expect(hashes).toHaveLength(1);
      for (const one of [rival, looking]) {
        expect(await handleOf(one).hashes()).toEqual(hashes);
        expect(await handleOf(one).standing(piece)).toEqual(await handleOf(mover).standing(piece));
        expect(await handleOf(one).standing(piece)).not.toEqual(stood);
      }
    });

    await test.step('who wants to know does it once more, and is told whether it ends with the same hash', async () => {
      for (const [one, menu] of [
        [rival, roomTexts.say],
        [looking, roomTexts.more],
      ] as const) {
        await expect(one.locator('[data-hashes]')).toHaveCount(0);
        await one.getByText(menu, { exact: true }).click();
        await one.getByRole('button', { name: roomTexts.checkLast }).click();
        await expect(one.locator('[data-hashes]')).toHaveAttribute('data-hashes', 'equal');
      }
    });

    await test.step('a press points at the table, and moves nothing', async () => {
      await rival.getByRole('button', { name: roomTexts.point }).click();
      await expect(rival.getByText(roomTexts.pointNow)).toBeVisible();
      const at = await handleOf(rival).screenAt(0, 0, 0);
      await rival.mouse.click(at.x, at.y);
      await expect(rival.getByText(roomTexts.pointNow)).toHaveCount(0);
      for (const one of [mover, looking]) await expect(one.getByText(roomTexts.points(name))).toHaveCount(1);
      await expect(mover.getByText(roomTexts.points(name)), 'it fades').toHaveCount(0);
    });
  },
);
