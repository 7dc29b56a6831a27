import { DRAWN, IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { SOAKING } from '../effort.ts';
import { fileOf, planned, playHeadless } from './support/headless.ts';
import { openFile } from './support/openFile.ts';
import { TABLE_ALONE } from './support/tableAlone.ts';
import { playWithTwo, type TablePage } from './support/tablePage.ts';

/** What stands on the table, piece by piece. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Everything between the far edge of one pad and the near edge of the other, as high as a large piece, below the words
 * of the turn: a pad under those would be cut off.
 */
async function bothPads({ handle, page }: TablePage): Promise<Clip> {
  const { pads } = await handle.position();
  const corners = pads.flatMap(({ xMm, zMm }) =>
    [-75, 75].flatMap((dx) =>
      [-50, 50].flatMap((dz) => [0, 45].map((yMm) => handle.screenAt(xMm + dx, zMm + dz, yMm))),
    ),
  );
  const points = await Promise.all(corners);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, right] = spanOf(
    points.map(({ x }) => x),
    width,
  );
  const [farthest, bottom] = spanOf(
    points.map(({ y }) => y),
    height,
  );
  const words = await page.locator('.turn-card').boundingBox();
  const top = Math.max(farthest, words === null ? 0 : Math.ceil(words.y + words.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const spanOf = (values: readonly number[], most: number): readonly [number, number] => [
  Math.max(0, Math.floor(Math.min(...values))),
  Math.min(most, Math.ceil(Math.max(...values))),
];

// Pictures are compared.
test.use({ settings: { quality: 'auto', theme: 'day' } });

const SCREENS = { desktop: { width: 1280, height: 800 }, upright: { width: 390, height: 844 } } as const;

test(
  'every piece stands where it should, from the chair, from above, and laid flat',
  IN_SOAK.drawn,
  async ({ page }) => {
    await page.setViewportSize(SCREENS.desktop);
    const table = await playWithTwo(page);
    const pictured = async (what: string): Promise<void> =>
      expect(page).toHaveScreenshot(`pieces-${what}.png`, { ...TABLE_ALONE, clip: await bothPads(table) });
    await pictured('desktop');
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: texts.menu.cameras.top, exact: true }).click();
    await expect(menu).toBeHidden();
    await pictured('top');
    await table.type('walk L2 B 90'); // against its neighbour
    await pictured('flat');
  },
);

test(
  'on a phone the whole table is as it was; in a soak it is told from one that lacks the smallest piece, far away',
  DRAWN,
  async ({ page }) => {
    await page.setViewportSize(SCREENS.upright);
    const plan = planned();
    const { state } = await playHeadless([], plan);
    const open = async (missing: string): Promise<TablePage> => {
      const pieces = state.pieces.filter(({ id }) => id !== missing);
      const match = await playHeadless([], {
        ...plan,
        setup: { ...plan.setup, position: { seat: state.turn.seat, pieces } },
      });
      return openFile(page, fileOf(match));
    };
    const whole = await open('nothing');
    await expect(page).toHaveScreenshot('pieces-upright.png', { ...TABLE_ALONE, clip: await bothPads(whole) });
    if (SOAKING) {
      const lacking = await open('1-S2');
      await expect(page).not.toHaveScreenshot('pieces-upright.png', { ...TABLE_ALONE, clip: await bothPads(lacking) });
    }
  },
);
