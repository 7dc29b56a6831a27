// `npm run cards`: takes the picture of every game's card on the start page, from a match that is replayed in the built
// page; and that of the table behind the start page, as it stands there (`npm run cards -- room`: that one alone). A
// game says in `src/app/tables/<game>/card/shot.json` which match (its end is shown) and how much nearer.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { STORED_AS } from '#play/settings/settingsStore.ts';
import { ensureBrowser } from './ensure-browser.mjs';

const TABLES = 'src/app/tables';
const SIZE = { width: 576, height: 324 };
/** Of the table behind the start page: a file that lies where it is replaced. */
const FINE = JSON.stringify({ version: 1, settings: { quality: 'high' } });
const ROOM = { file: 'room.jpg', width: 960, height: 540, quality: 50 };

interface Shot {
  readonly match: string;
  readonly zoom: number;
  /** The players' names on the picture, by seat. */
  readonly names?: readonly string[];
  /** Of the JPEG, where the usual one is too heavy. */
  readonly quality?: number;
}

const shots = readdirSync(TABLES)
  .map((game) => join(TABLES, game, 'card'))
  .filter((folder) => existsSync(join(folder, 'shot.json')))
  .map((folder) => ({ folder, ...(JSON.parse(readFileSync(join(folder, 'shot.json'), 'utf8')) as Shot) }));

const temporary = await mkdtemp(join(tmpdir(), 'tumbletop-cards-'));
try {
  const outDir = join(temporary, 'page');
  await build({ logLevel: 'error', build: { outDir } });
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser()) ?? undefined,
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'],
  });
  for (const { folder, match, zoom, names, quality = 78 } of process.argv[2] === 'room' ? [] : shots) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    await page.goto(`${address}?still`);
    await page.locator('input[type=file]').first().setInputFiles(named(match, names));
    await page.locator('main.tableside').waitFor({ timeout: 120_000 });
    await page.evaluate(() => {
      window.location.hash = window.location.hash.replace('/match/', '/watch/');
    });
    await page.locator('main.watch [data-testid=table][data-ready]').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('h');
    await page.locator('main.watch[data-clean=true]').waitFor();
    await page.mouse.move(SIZE.width / 2, SIZE.height / 2);
    for (let i = 0; i < zoom; i++) await page.mouse.wheel(0, -120);
    await page.waitForTimeout(1500); // the last recording is performed and drawn
    await page.screenshot({ path: join(folder, 'picture.jpg'), type: 'jpeg', quality });
    await page.close();
    console.log(`${folder}/picture.jpg taken`);
  }
  for (const path of shots.map(({ folder }) => join(folder, ROOM.file)).filter((file) => existsSync(file))) {
    const page = await browser.newPage({ viewport: ROOM, bypassCSP: true });
    await page.addInitScript(([name, text]) => window.localStorage.setItem(name, text), [STORED_AS, FINE] as const);
    await page.goto(address);
    await page.locator('.start-living [data-testid=table][data-ready]').waitFor({ timeout: 120_000 });
    await page.addStyleTag({ content: '.start-hero > :not(.start-room), .start-shade { visibility: hidden; }' });
    await page.screenshot({ path, type: 'jpeg', quality: ROOM.quality });
    await page.close();
    console.log(`${path} taken`);
  }
  await browser.close();
  await server.close();
} finally {
  await rm(temporary, { recursive: true, force: true });
}

/** The match's file, its players called so. */
function named(match: string, names: readonly string[] = []) {
  const file = JSON.parse(readFileSync(match, 'utf8')) as { readonly seats: { name: string }[] };
  for (const [i, seat] of file.seats.entries()) seat.name = names[i] ?? seat.name;
  return { name: basename(match), mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
}
