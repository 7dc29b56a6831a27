// Part of `npm run bench`: what it costs to open each game's table in the built page, from the press on the start page
// until it may be played, and in the ten seconds after it. Drawing itself is left out.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { OPEN_HELP, openAsked, type OpenAsked } from '../../scripts/bench/asked.mjs';
import { ensureBrowser } from '../../scripts/ensure-browser.mjs';
import { drawnBySoftware, gamesAt, openTable, type Opened } from './open/openTable.ts';
import { buildHere, otherPage, pageIn, serve, type Served } from './open/pages.ts';
import { costOf, judge, QUIET_LOOP_MS, tell, type Cost } from './open/told.ts';
import { ms, say, times } from './print.ts';

const BAD_INPUT = 2;
const INTERRUPTED = 130;
/** As long as a table is looked at, once: nothing is to be made ready in the first ten seconds. */
const LOOKED_MS = 10_000;

const undos: (() => unknown)[] = [];
const undo = (one: () => unknown): void => void undos.push(one);
async function undoAll(): Promise<void> {
  for (let one = undos.pop(); one !== undefined; one = undos.pop()) await one();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(INTERRUPTED)));

/** @throws {Error} with a sentence */
async function gamesOf(browser: Browser, { address }: Served, { game }: OpenAsked): Promise<readonly string[]> {
  const names = await gamesAt(browser, address);
  const chosen = names.filter((name) => game === null || name.toLowerCase().includes(game.toLowerCase()));
  if (chosen.length === 0) throw new Error(`no game is called ${JSON.stringify(game)}; there are ${names.join(', ')}.`);
  return chosen;
}

async function pagesOf({ page, beside }: OpenAsked): Promise<readonly Served[]> {
  const temporary = await mkdtemp(join(tmpdir(), 'tumbletop-bench-'));
  undo(() => rm(temporary, { recursive: true, force: true }));
  const given = page === null ? null : pageIn(page);
  const other = beside === null ? [] : [await serve(beside, await otherPage(beside, temporary, undo), undo)];
  return [await serve('this page', given ?? (await buildHere(join(temporary, 'page'))), undo), ...other];
}

/** Opens a table of every page, by turns, so that a busy moment of the machine hits all of them alike. */
async function measured(browser: Browser, pages: readonly Served[], game: string, rounds: number): Promise<Cost[]> {
  const opened: Opened[][] = pages.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [i, { address }] of pages.entries())
      opened[i]?.push(await openTable({ browser, address, game }, round === 0 ? LOOKED_MS : 0));
  return opened.map(costOf);
}

async function main(asked: OpenAsked): Promise<void> {
  const pages = await pagesOf(asked);
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser()) ?? undefined,
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'],
    handleSIGINT: false,
  });
  undo(() => browser.close());
  const [here, there] = pages;
  const games = here === undefined ? [] : await gamesOf(browser, here, asked);
  say('times of tasks', `of the processor, the middle of ${asked.rounds} rounds, scaled by the calibration loop`);
  say('the loop on a quiet core', ms(QUIET_LOOP_MS));
  for (const game of games) {
    const costs = await measured(browser, pages, game, asked.rounds);
    console.log(`\n  ${game}`);
    costs.forEach((cost, i) => tell(pages[i]?.name ?? '', cost));
    if (here !== undefined && there !== undefined) {
      const [now, before] = [
        await drawnBySoftware({ browser, address: here.address, game }),
        await drawnBySoftware({ browser, address: there.address, game }),
      ];
      say(`a picture by software, against ${there.name}`, times(now / before));
    }
    if (costs[0] !== undefined) judge(costs[0]);
  }
}

try {
  const asked = openAsked(process.argv.slice(2));
  if (asked === 'help') process.stdout.write(OPEN_HELP);
  else await main(asked);
} catch (error) {
  process.stderr.write(`npm run bench open: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = BAD_INPUT;
} finally {
  await undoAll();
}
