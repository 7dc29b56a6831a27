// Part of `npm run bench`: what a frame costs the real page's main thread with 30 pyramids, one of them walking:
// everything that is called for a frame.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { packLink } from '#engine/files/link.ts';
import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { texts } from '#play/texts.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.mjs';
import { ms, say, verdict } from './print.ts';
import { startPosition, withPiece } from './table.ts';

const ASKED_MS = 4;
/** So small that software draws a picture in time: what is measured is the main thread, not the drawing. */
const SIZE = { width: 480, height: 360 };

/** Runs in the page before anything else: times every callback of a frame. */
const TIME_FRAMES = `
  window.__frames = [];
  const later = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => later((now) => {
    const start = performance.now();
    callback(now);
    window.__frames.push(performance.now() - start);
  });
`;

const state = withPiece(startPosition(5), '0-S1', { xMm: 60, zMm: 120 });
const link = packLink(makeScenario(scenarioOfState(state, 'thirty pyramids')));
if (!link.ok) throw new Error(link.fault.message);
const folder = await mkdtemp(join(tmpdir(), 'tumbletop-bench-'));
try {
  await build({ logLevel: 'error', build: { outDir: folder } });
  const server = await preview({ logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser()) ?? undefined,
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: SIZE });
  await page.addInitScript({ content: TIME_FRAMES });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#/link/${link.value}`);
  await page.getByRole('button', { name: texts.sharing.play }).click();
  await page.locator('[data-testid=table][data-ready]').waitFor();
  await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: texts.table.menu });
  await menu.getByLabel(texts.menu.typeMoveLabel).fill('walk S1 C 90, A -90');
  await page.evaluate('window.__frames.length = 0');
  await menu.getByRole('button', { name: texts.menu.typeMoveGo, exact: true }).click();
  await page.locator('main.tableside[data-actions="1"]').waitFor({ timeout: 120_000 });
  const frames = await page.evaluate<number[]>('window.__frames');
  const sorted = frames.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  say('in the page', `${state.pieces.length} pyramids, one walking; ${frames.length} callbacks of frames`);
  say('a frame: median, 9 of 10, slowest', `${ms(share(0.5), 2)}, ${ms(share(0.9), 2)}, ${ms(share(1), 2)}`);
  verdict(
    'main thread a frame, drawing told to the graphics included',
    share(0.5) < ASKED_MS,
    ms(share(0.5), 2),
    `under ${ASKED_MS} ms`,
  );
  await browser.close();
  await server.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
