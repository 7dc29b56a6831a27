// `npm run picture`: plays a few turns headless, opens them in the built page and takes the picture of docs/playing.md.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { fileOf, playHeadless } from '../tests/e2e/support/headless.ts';
import { ensureBrowser } from './ensure-browser.mjs';

const PICTURE = 'docs/match.png';
const SIZE = { width: 1280, height: 760 };
/** Both sides run, one tackles and misses, one is penalised for touching. */
const TURNS = [
  'walk S1 C 90, A -90, C 90, A -90',
  'walk M1 C 90, A -90',
  'walk S1 C 90, A -90, C 90, A -90',
  'walk L1 C 90',
  'walk S1 C 90, A -90, C 90, A -90',
  'walk M1 C 90, A -90',
  'walk S1 C 90, A -90',
  'walk M1 C 90, A -90',
  'walk L1 C 90',
  'walk S2 C 30',
];

const folder = await mkdtemp(join(tmpdir(), 'tumbletop-picture-'));
try {
  const file = join(folder, 'match.json');
  await writeFile(file, fileOf(await playHeadless(TURNS)));
  await build({ logLevel: 'error', build: { outDir: join(folder, 'page') } });
  const server = await preview({ logLevel: 'error', build: { outDir: join(folder, 'page') }, preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser()) ?? undefined,
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
  await page.goto(`${address}?still&seed=3`);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('[data-testid=table][data-ready]').waitFor();
  // A little nearer and lower than the seat, with a step aimed.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.mouse.move(640, 300);
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -120);
  await page.locator('.tray-piece[data-piece$="-S1"]').click();
  await page.locator('[data-testid=table] canvas, [data-testid=table]').first().focus();
  await page.keyboard.press('c');
  for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowLeft');
  await page.screenshot({ path: PICTURE });
  await browser.close();
  await server.close();
  console.log(`${PICTURE} taken`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
