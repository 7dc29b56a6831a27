import { texts } from '#play/texts.ts';
import { runs } from '../effort.ts';
import { IN_SOAK, expect, test } from './support/test.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { watchMemory } from './support/memory.ts';
import { openFile } from './support/openFile.ts';

const REPLAYS = runs(16, 50);
const FIRST = runs(8, 10); // until then everything is loaded and has its size
/**
 * Of growth by each replay, kB. Measured: 60 after eight, 35 after ten, 25 later, while the browser compiles less and
 * less; a match left behind by each replay is another 190.
 */
const MOST_HEAP_EACH = runs(125, 52);
const LINES = [
  'walk S1 D 180',
  'walk L2 B 200',
  'walk S1 C 135, A -180, C -180',
  'end',
  'walk M1 A 90, B 120',
  'walk S2 D 180, B 100',
  'walk S1 A 90',
  'end',
];

// A picture as small and as plain as it may be: this is not about drawing.
test.use({ viewport: { width: 320, height: 360 } });

test('replay after replay in one page leaves nothing behind', IN_SOAK.blank, async ({ page }) => {
  const held = await watchMemory(page);
  const { saved } = await openFile(page, fileOf(await playHeadless(LINES)));
  await saved(LINES.length);
  const watch = await page.evaluate(() => window.location.hash.replace('match', 'watch'));
  const go = (hash: string): Promise<void> => page.evaluate((to) => void (window.location.hash = to), hash);
  const replay = async (): Promise<void> => {
    await go(watch);
    await expect(page.locator('.watch [data-ready]')).toBeVisible();
    // Through the whole match, so that its actions are performed again.
    for (const key of ['End', 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', ']', '[']) await page.keyboard.press(key);
    await go('#/');
    await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
  };

  for (let i = 0; i < FIRST; i += 1) await replay();
  const before = await held();
  for (let i = FIRST; i < REPLAYS; i += 1) await replay();
  const after = await held();
  expect(after.heap - before.heap).toBeLessThan((REPLAYS - FIRST) * MOST_HEAP_EACH * 1024);
  // A world of the physics that is not freed, and a table that goes on being drawn.
  expect(after).toMatchObject({ engine: before.engine, contexts: 0, buffers: 0, textures: 0, programs: 0 });
});
