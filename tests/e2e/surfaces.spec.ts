import { DRAWN, expect, test } from './support/test.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { fileOf, planned, playHeadless } from './support/headless.ts';
import { giveFile } from './support/openFile.ts';
import { TABLE_ALONE } from './support/tableAlone.ts';
import { openStart } from './support/tablePage.ts';

/**
 * Every table as it is by day and by night, with pieces that stand, one that has walked or fallen, and their shadows
 * and images.
 */
test.use({ viewport: { width: 900, height: 640 }, colorScheme: 'light', settings: { quality: 'auto' } });

/** Around the nearer pad. */
const CLIP = { x: 290, y: 210, width: 320, height: 218 } as const;

for (const { id } of SURFACES)
  test(`${id} by day and by night`, DRAWN, async ({ page }) => {
    const match = await playHeadless(['walk S1 C 90', 'end', 'walk M1 C 90'], planned({ surfaceId: id }));
    await openStart(page);
    await giveFile(page, fileOf(match));
    const table = page.getByTestId('table');
    for (const [scheme, light] of [
      ['light', 'day'],
      ['dark', 'night'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(table).toHaveAttribute('data-light', light);
      await expect(page).toHaveScreenshot(`surface-${id}-${light}.png`, { ...TABLE_ALONE, clip: CLIP });
    }
  });
