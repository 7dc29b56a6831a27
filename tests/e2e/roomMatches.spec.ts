import { room as roomTexts } from '#play/texts/room.ts';
import { card as tractorPull } from '#play/tractor-pull/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { card as tugOfWar } from '#play/tug-of-war/texts/card.ts';
import { texts } from '#play/texts.ts';
import { SEED } from '../effort.ts';
import { playTogether } from './support/byButtons.ts';
import { FarRoom, sitDown } from './support/farRoom.ts';
import { toForm } from './support/startPage.ts';
import { IN_SOAK, SLOWER, expect, test, type Page } from './support/test.ts';

/** Traction and Trexlands have tests of their own (roomsFar.spec.ts). */
const GAMES = {
  'truck-off': truckOff.name,
  'tractor-pull': tractorPull.name,
  'tug-of-war': tugOfWar.name,
} as const;

let room: FarRoom;
test.beforeEach(async () => void (room = await FarRoom.start(3, SEED)));
test.afterEach(async () => {
  process.stdout.write(`${room.lost}\n`);
  await room.remove();
});

const actionsOf = (page: Page): Promise<string | null> => page.locator('main.tableside').getAttribute('data-actions');

for (const [game, name] of Object.entries(GAMES))
  test(
    `${name} is played in a room to its end by two on hostile lines, and one looks on`,
    IN_SOAK.blank,
    async ({ page, elsewhere }) => {
      test.setTimeout(1_800_000 * SLOWER);
      const [rival, looking] = [await elsewhere(), await elsewhere()];
      await page.goto(`${room.address(0)}?still#/`);
      await toForm(page, name);
      await page.getByRole('button', { name: texts.start.elsewhere }).click();
      const link = await page.getByLabel(roomTexts.link).inputValue();
      await sitDown(page, 1, 'Ada');
      await rival.goto(room.by(1, link));
      await sitDown(rival, 2, 'Bo');
      // A first match of Truck Off is one of three.
      if (game === 'truck-off') await page.getByRole('combobox').last().selectOption('careless');
      await looking.goto(room.by(2, `${link}/watch`));
      const [players, all] = [
        [page, rival],
        [page, rival, looking],
      ];
      for (const at of all) await expect(at.locator('main.tableside')).toBeVisible();
      await playTogether(players, game);
      const actions = await actionsOf(page);
      for (const at of all) {
        await expect(at.locator('main.tableside')).toHaveAttribute('data-actions', actions ?? '');
        await expect(at.getByText(/^Checked: chance/)).toBeVisible();
        await expect(at.locator('.end')).toBeVisible();
      }
    },
  );
