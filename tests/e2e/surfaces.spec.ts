import { texts } from '#play/texts.ts';
import { IN_SOAK, expect, test } from './support/test.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { SOAKING } from '../effort.ts';
import { fileOf, planned, playHeadless } from './support/headless.ts';
import { giveFile } from './support/openFile.ts';
import { TABLE_ALONE } from './support/tableAlone.ts';
import { openStart } from './support/tablePage.ts';

/**
 * Every table as it is by day and by night, with pieces that stand, one that has walked or fallen, and their shadows
 * and images.
 */
test.use({
  viewport: { width: 900, height: 640 },
  colorScheme: 'light',
  settings: { quality: 'auto', theme: 'system', exactShown: false },
});

/** Around the nearer pad. */
const CLIP = { x: 80, y: 330, width: 340, height: 220 } as const;

const LIGHTS = [
  ['light', 'day'],
  ['dark', 'night'],
] as const;
/** A cloth, and a mirror in which a lamp is seen by night; in a soak, all surfaces by day and by night. */
const USUAL: ReadonlySet<string> = new Set(['felt', 'glass']);

test('surfaces by day and by night', IN_SOAK.drawn, async ({ page }) => {
  test.slow(); // tables that are painted anew
  await openStart(page);
  const table = page.getByTestId('table');
  for (const { id } of SURFACES.filter((surface) => SOAKING || USUAL.has(surface.id)))
    await test.step(id, async () => {
      const match = await playHeadless(['walk S1 C 90', 'end', 'walk M1 C 90'], planned({ surfaceId: id }));
      await giveFile(page, fileOf(match));
      for (const [scheme, light] of LIGHTS) {
        await page.emulateMedia({ colorScheme: scheme });
        await expect(table).toHaveAttribute('data-light', light);
        await expect(page).toHaveScreenshot(`surface-${id}-${light}.png`, { ...TABLE_ALONE, clip: CLIP });
      }
      await page.evaluate(() => void (window.location.hash = '#/'));
      await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
    });
});
