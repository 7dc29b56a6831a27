// `npm run moving-picture`: takes the README's moving picture from replays of recorded matches in the built page, so
// that it comes out the same until something looks otherwise. A game says in `src/app/tables/<game>/card/moving.json`
// which part of which match is its shot.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { ensureBrowser } from './ensure-browser.mjs';
import { animatedWebp, type Frame } from './lib/animatedWebp.mjs';

const TABLES = 'src/app/tables';
const PICTURE = 'docs/moving.webp';
const SIZE = { width: 640, height: 360 };
const FRAME_MS = 60;
/** The last frame of a shot stays so long. */
const LAST_MS = 600;
/** Drawn by software on a busy machine. */
const PATIENCE_MS = 600_000;
/** Of a still of a canvas, 0 to 1. */
const QUALITY = 0.85;

interface Shot {
  /** Among the shots, from 1. */
  readonly place: number;
  readonly match: string;
  /** Of its replay, from 0. */
  readonly act: number;
  /** The first frame, and how many come after it. */
  readonly fromTick: number;
  readonly frames: number;
  /** 14.4 are as fast as it was: a frame's time by 240 ticks a second. */
  readonly ticksAFrame: number;
  /** Turns of the wheel, and how far the picture is then dragged. */
  readonly zoom: number;
  readonly panPx?: { readonly x: number; readonly y: number };
}

const shots = readdirSync(TABLES)
  .map((game) => join(TABLES, game, 'card', 'moving.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Shot)
  .toSorted((a, b) => a.place - b.place);

const temporary = await mkdtemp(join(tmpdir(), 'tumbletop-moving-'));
try {
  const outDir = join(temporary, 'page');
  await build({ logLevel: 'error', build: { outDir } });
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'],
  });
  const encoder = await browser.newPage();
  const frames: Frame[] = [];
  for (const shot of shots) {
    const stills = await stillsOf(browser, server.resolvedUrls?.local[0] ?? '', shot);
    for (const [i, still] of stills.entries()) {
      const ms = i + 1 < stills.length ? FRAME_MS : LAST_MS;
      frames.push({ ...(await changed(encoder, stills[i - 1] ?? null, still)), ms });
    }
  }
  await browser.close();
  await server.close();
  const picture = animatedWebp({ widthPx: SIZE.width, heightPx: SIZE.height, frames });
  await writeFile(PICTURE, picture);
  console.log(`${PICTURE} taken: ${frames.length} frames, ${Math.round(picture.length / 1000)} kB`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

/** The frames of a shot as PNG, without anything around the table. */
async function stillsOf(browser: Browser, address: string, shot: Shot): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}?still`);
  await page.locator('input[type=file]').first().setInputFiles(shot.match);
  await page.locator('main.tableside').waitFor();
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace('/match/', '/watch/');
  });
  await page.locator('main.watch [data-testid=table][data-ready]').waitFor();
  await page.keyboard.press('h');
  await page.locator('main.watch[data-clean=true]').waitFor();
  for (let i = 0; i < shot.act; i++) await page.keyboard.press('ArrowDown');
  await drawn(page);
  await comeNearer(page, shot);
  await stepOn(page, shot.fromTick);
  await settled(page);
  const stills = [await taken(page)];
  for (let i = 0; i < shot.frames; i++) {
    await stepOn(page, shot.ticksAFrame);
    stills.push(await taken(page));
  }
  await page.close();
  return stills;
}

async function comeNearer(page: Page, { zoom, panPx }: Shot): Promise<void> {
  const [x, y] = [SIZE.width / 2, SIZE.height / 2];
  await page.mouse.move(x, y);
  for (let i = 0; i < zoom; i++) await page.mouse.wheel(0, -120);
  if (panPx === undefined) return;
  // Beyond the picture's edge the mouse would not be heard.
  await page.mouse.move(x - panPx.x / 2, y - panPx.y / 2);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + panPx.x / 2, y + panPx.y / 2, { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

/** By the replay's keys, one of which goes ten ticks. */
async function stepOn(page: Page, ticks: number): Promise<void> {
  for (let i = 0; i < Math.floor(ticks / 10); i++) await page.keyboard.press('Shift+ArrowRight');
  for (let i = 0; i < ticks % 10; i++) await page.keyboard.press('ArrowRight');
}

async function taken(page: Page): Promise<string> {
  await drawn(page);
  return (await page.screenshot()).toString('base64');
}

/** A picture after the next: the next is begun already. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
}

/** Until two pictures are the same: textures may come late. */
async function settled(page: Page): Promise<void> {
  for (let before = '', now = await taken(page); before !== now; [before, now] = [now, await taken(page)]);
}

/** The rectangle in which a still differs from the one before, as a WebP; of the first of a shot, all of it. */
async function changed(page: Page, before: string | null, after: string): Promise<Omit<Frame, 'ms'>> {
  const { still, ...place } = await page.evaluate(
    async ({ stills, quality }) => {
      const [was, is] = await Promise.all(
        stills.map(async (png) => {
          if (png === null) return null;
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d', { alpha: false });
          context?.drawImage(bitmap, 0, 0);
          const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
          return { canvas, rgba: new Uint32Array(data?.buffer ?? []) };
        }),
      );
      if (!is) throw new Error('there is no still');
      const { width, height } = is.canvas;
      // A corner that stays as it is, where nothing differs.
      let [left, top, right, bottom] = was ? [width, height, 1, 1] : [0, 0, width - 1, height - 1];
      const old = (was ?? is).rgba;
      for (let i = 0; i < old.length; i++) {
        if (is.rgba[i] === old[i]) continue;
        const [x, y] = [i % width, Math.floor(i / width)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
      // The file knows even places only.
      [left, top] = left === width ? [0, 0] : [left - (left % 2), top - (top % 2)];
      const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
      part.getContext('2d', { alpha: false })?.drawImage(is.canvas, -left, -top);
      const blob = await part.convertToBlob({ type: 'image/webp', quality });
      return {
        still: [...new Uint8Array(await blob.arrayBuffer())],
        leftPx: left,
        topPx: top,
        widthPx: part.width,
        heightPx: part.height,
      };
    },
    { stills: [before, after], quality: QUALITY },
  );
  return { ...place, still: Uint8Array.from(still) };
}
