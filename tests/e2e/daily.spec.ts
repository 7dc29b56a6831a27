import { chanceOf } from '#engine/module/daily.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { expectNoViolations } from './support/axe.ts';
import { RoomServer } from './support/roomServer.ts';
import { BLANK, expect, test } from './support/test.ts';

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
    await expect(ground.locator('.day-thing polygon')).toHaveCount(1);
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

  const picture = page.locator('.share-picture img');
  let sent: string | null = null;
  await test.step('a picture of it is there to be sent, the same while the throw is watched', async () => {
    await expect(picture).toBeVisible();
    sent = await picture.getAttribute('src');
    await page.getByRole('button', { name: dailyTexts.watch('Ada') }).click();
    await expect(ground.locator('.day-way')).toBeVisible();
    await expect(picture).toHaveAttribute('src', sent ?? '');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.sharing.savePicture }).click();
    expect((await saved).suggestedFilename()).toMatch(/^truck-off-day-.*\.jpg$/);
  });

  await test.step('others see it, and the same throw again', async () => {
    const other = await elsewhere();
    await other.goto(`${server.address}#/room/day/truck-off`);
    await other.getByRole('button', { name: dailyTexts.watch('Ada') }).click();
    await expect(other.locator('.day-thing polygon')).toHaveCount(1);
    await other.getByRole('button', { name: dailyTexts.sameAs('Ada') }).click();
    await expect(other.locator('.day-said')).toContainText('It came to');
  });

  await test.step('the result is there after a reload, and on the page of all', async () => {
    await page.reload();
    await expect(page.getByText(dailyTexts.oneTry)).toBeVisible();
    await expect(picture, 'nothing of the throw is in it').toHaveAttribute('src', sent ?? '');
    await page.getByRole('link', { name: dailyTexts.title }).click();
    await expect(page.getByText(dailyTexts.streak(1))).toBeVisible();
    await expect(page.getByText(/place 1 of 1\.$/)).toBeVisible();
    await page.getByRole('link', { name: texts.backToStart }).click();
    await expect(page.getByRole('link', { name: texts.startFoot.toDays })).toBeVisible();
  });
});

test(
  'the walk of the day is walked at its table, entered by one press, watched, and tried from by others',
  BLANK,
  async ({ page, elsewhere }) => {
    test.slow();
    const name = tractionTexts.card.name;
    await page.goto(`${server.address}?still#/room/day`);
    await page.getByRole('link', { name: dailyTexts.open(name) }).click();
    await page.getByRole('link', { name: dailyTexts.toTable }).click();
    const main = page.locator('main[data-tries]');
    const table = main.locator('[data-testid=table][data-ready], .table-view:empty');
    await expect(table).toBeVisible();

    await test.step('a walk that does it is offered to be entered', async () => {
      const { mover, walk } = positionOf(chanceOf('traction', new Date().toISOString().slice(0, 10)));
      const steps = walk.map(({ step }) => `${step.corner} ${step.swivelDeg}`).join(', ');
      await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
      await page.getByLabel(texts.menu.typeMoveLabel).fill(`walk ${mover.id.slice(2)} ${steps}`);
      await page.getByRole('button', { name: texts.menu.typeMoveGo, exact: true }).click();
      await expect(main).toHaveAttribute('data-verdict', 'solved');
      await page.getByLabel(dailyTexts.name).fill('Ada');
      await page.getByLabel(dailyTexts.byMachine).check();
      await expectNoViolations(page);
      await page.getByRole('button', { name: dailyTexts.enterWalk }).click();
      await expect(page.getByText('place 1 of 1.')).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step('it is in the list, with what found it', async () => {
      await page.getByRole('region', { name: texts.drills.outcome }).getByRole('link').click();
      await expect(page.getByRole('listitem')).toContainText(`1. Ada`);
      await expect(page.getByRole('listitem')).toContainText(dailyTexts.machine);
      await expect(page.getByLabel(dailyTexts.share)).toHaveValue(/^Tumbletop, Traction of .* place 1 of 1$/);
      await expectNoViolations(page);
    });

    await test.step('others watch it, and stand where its last step begins', async () => {
      const other = await elsewhere();
      await other.goto(`${server.address}?still#/room/day/traction`);
      await other.getByRole('link', { name: dailyTexts.watchWalk('Ada') }).click();
      await expect(other.locator('main[data-watched=traction]')).toContainText('Ada’s');
      await other.getByRole('link', { name: dailyTexts.toList }).click();
      await other.getByRole('link', { name: dailyTexts.goOnFrom('Ada') }).click();
      await expect(other.locator('main[data-stage=between-steps]')).toBeVisible();
    });
  },
);

test('an answer that is lost costs no result, and after midnight the page has the new day', BLANK, async ({ page }) => {
  const list = '**/daily/trexlands';
  await page.goto(`${server.address}#/room/day/trexlands`);
  const outcome = page.locator('.day-said');
  const enter = async (): Promise<void> => {
    await page.getByRole('button', { name: dailyTexts.try }).click();
    await page.getByRole('button', { name: dailyTexts.byButton }).click();
  };

  await test.step('midnight has passed meanwhile', async () => {
    const TOMORROW = '2031-01-01';
    await page.route(list, async (route) => {
      if (route.request().method() === 'POST') return route.continue({ postData: later(route.request().postData()) });
      const answer = await route.fetch();
      return route.fulfill({ json: { ...((await answer.json()) as object), day: TOMORROW, today: TOMORROW } });
    });
    await enter();
    await expect(outcome).toContainText('by UTC.');
    await expect(page.getByText(dailyTexts.day(TOMORROW))).toBeVisible();
    await expect(page.getByRole('button', { name: dailyTexts.try })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('button', { name: dailyTexts.try })).toBeVisible();
  });

  await test.step('the answer is lost on its way', async () => {
    await page.route(list, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await enter();
    await expect(page.getByText(dailyTexts.noServer)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByText(dailyTexts.oneTry)).toBeVisible();
    await expect(page.getByLabel(dailyTexts.share)).toHaveValue(/place 1 of 1$/);
  });
});

/** The same entry for a day that is over. */
const later = (entry: string | null): string => (entry ?? '').replace(/"day":"[^"]+"/, '"day":"2026-01-01"');
