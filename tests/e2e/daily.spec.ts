import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { expectNoViolations } from './support/axe.ts';
import { RoomServer } from './support/roomServer.ts';
import { expect, test } from './support/test.ts';

let server: RoomServer;
test.beforeAll(async () => void (server = await RoomServer.start()));
test.afterAll(async () => server.remove());

const CORNERS = [
  [0.06, 0.06],
  [0.94, 0.06],
  [0.06, 0.94],
  [0.94, 0.94],
] as const;

test('a throw of the day is practised, entered once, watched by others, and there again', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await page.goto(server.address);
  await page.getByRole('link', { name: texts.startFoot.toDays }).click();
  await page.getByRole('link', { name: dailyTexts.open(card.name) }).click();
  const outcome = page.locator('.day-said');
  const ground = page.locator('.day-ground');

  await test.step('a flick over the ground is practice, and is seen', async () => {
    await expect(page.getByText(dailyTexts.none)).toBeVisible();
    const box = (await ground.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // No goal has all corners near it, from where nothing is thrown.
    for (const [x, y] of CORNERS) {
      await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      await page.mouse.up();
    }
    await expect(outcome).toContainText('It came to');
    await page.getByRole('button', { name: dailyTexts.byButton }).click();
    await expect(outcome).toContainText('It came to');
    await expect(ground.locator('polygon')).toHaveCount(1);
    await expect(page.getByText(dailyTexts.none), 'nothing is entered').toBeVisible();
  });

  await test.step('the next throw counts, once', async () => {
    await page.getByRole('button', { name: dailyTexts.try }).click();
    await page.getByLabel(dailyTexts.name).fill('Ada');
    await page.getByRole('button', { name: dailyTexts.byButton }).click();
    await expect(outcome).toContainText('place 1 of 1.');
    await expect(page.getByText(dailyTexts.oneTry)).toBeVisible();
    await expect(page.getByRole('button', { name: dailyTexts.try })).toHaveCount(0);
    await expect(page.getByLabel(dailyTexts.share)).toHaveValue(/^Tumbletop, Truck Off of .* place 1 of 1$/);
    await expectNoViolations(page);
  });

  await test.step('others see it, and the same throw again', async () => {
    const other = await elsewhere();
    await other.goto(`${server.address}#/room/day/truck-off`);
    await other.getByRole('button', { name: dailyTexts.watch('Ada') }).click();
    await expect(other.locator('.day-ground polygon')).toHaveCount(1);
    await other.getByRole('button', { name: dailyTexts.same }).click();
    await expect(other.locator('.day-said')).toContainText('It came to');
  });

  await test.step('the result is there after a reload, and on the page of all', async () => {
    await page.reload();
    await expect(page.getByText(dailyTexts.oneTry)).toBeVisible();
    await page.getByRole('link', { name: dailyTexts.title }).click();
    await expect(page.getByText(dailyTexts.streak(1))).toBeVisible();
    await expect(page.getByText(/place 1 of 1\.$/)).toBeVisible();
    await page.getByRole('link', { name: texts.backToStart }).click();
    await expect(page.getByRole('link', { name: texts.startFoot.toDays })).toBeVisible();
  });
});
