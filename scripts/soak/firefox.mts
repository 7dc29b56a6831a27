// Matches of every game, replayed by the built page in Firefox and held against Node: the hash of the last position.
//   node --import tsx scripts/soak/firefox.mts <seed> <fresh matches a game>
// Without a screen Firefox often has no WebGL: the page opens its text table, as for players without it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import puppeteer, { TimeoutError, type ElementHandle, type Page } from 'puppeteer-core';
import { build, preview } from 'vite';
import { isProgram, onPath } from '../lib/programs.mjs';
import { replayedMatches, type Replayed } from './matches.mts';

const MISSING =
  'Firefox is missing: install one (on Debian `apt-get install firefox-esr`), or name its program in FIREFOX_PATH.';
/** For one match: some take ten seconds on a free machine, and it may be busy. */
const PATIENCE_MS = 300_000;
const SETTINGS = JSON.stringify({ version: 1, settings: { textTable: true } });

/** As the page says it: the match at its table, or why it is not believed. */
type Seen = { readonly hash: string } | { readonly refused: string };
const NOTHING: Seen = { refused: `not all of its actions are at the table after ${PATIENCE_MS / 1000} s` };

function findFirefox(): string {
  const named = process.env['FIREFOX_PATH'] ?? '';
  const found = named === '' ? (onPath('firefox-esr') ?? onPath('firefox')) : isProgram(named) ? named : null;
  if (found === null) throw new Error(MISSING);
  return found;
}

/** Gives a match to the start page, and waits until the table has all its actions, or it is refused. */
async function seenIn(page: Page, address: string, file: string, { actions }: Replayed): Promise<Seen> {
  await page.goto('about:blank'); // else only the part after the # would change, and nothing be loaded anew
  await page.goto(`${address}?still#/`);
  const picker = await page.waitForSelector('input[type=file]');
  if (picker === null) throw new Error('the start page takes no file');
  await (picker as ElementHandle<HTMLInputElement>).uploadFile(file);
  const waiting = page.waitForFunction(
    (told): Seen | null => {
      const table = document.querySelector<HTMLElement>(`main.tableside[data-actions="${told}"]`);
      if (table) return { hash: table.dataset['hash'] ?? '' };
      const refused = document.querySelector('[role=alert] .wrong');
      return refused && { refused: refused.textContent ?? '' };
    },
    { timeout: PATIENCE_MS, polling: 100 },
    actions,
  );
  try {
    return (await (await waiting).jsonValue()) ?? NOTHING;
  } catch (error) {
    if (error instanceof TimeoutError) return NOTHING;
    throw error;
  }
}

/** The match with another last hash: what a machine would make of it that comes to another position. */
function tampered({ text, hash }: Replayed): string {
  const last = text.lastIndexOf(hash);
  return `${text.slice(0, last)}${hash.startsWith('0') ? '1' : '0'}${text.slice(last + 1)}`;
}

/** @returns what is wrong; null if nothing is */
function compare({ hash }: Replayed, seen: Seen): string | null {
  if ('refused' in seen) return `Firefox refuses it: ${seen.refused}`;
  return seen.hash === hash ? null : `Firefox comes to ${seen.hash}, Node to ${hash}`;
}

/** @returns how many matches came out as in Node, and how many did not */
async function replayAll(page: Page, address: string, folder: string, seed: number, fresh: number) {
  const file = join(folder, 'match.json');
  const sums = { same: 0, other: 0 };
  const tell = (game: string, name: string, wrong: string | null): void => {
    if (wrong === null) sums.same += 1;
    else sums.other += 1;
    console.log(`${game}, ${name}: ${wrong ?? 'the same'}`);
  };
  const controlled = new Set<string>();
  for await (const match of replayedMatches(seed, fresh)) {
    await writeFile(file, match.text);
    tell(match.game, match.name, compare(match, await seenIn(page, address, file, match)));
    if (controlled.has(match.game)) continue;
    controlled.add(match.game);
    await writeFile(file, tampered(match));
    const believed = !('refused' in (await seenIn(page, address, file, match)));
    if (believed) tell(match.game, `${match.name} with another hash`, 'Firefox believes it without replaying it');
  }
  return sums;
}

async function main(seed: number, fresh: number): Promise<boolean> {
  const executablePath = findFirefox();
  const folder = await mkdtemp(join(tmpdir(), 'tumbletop-firefox-'));
  const outDir = join(folder, 'page');
  await build({ logLevel: 'error', build: { outDir } });
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    console.log(await browser.version());
    const address = server.resolvedUrls?.local[0] ?? '';
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((lying) => {
      if (window.origin !== 'null') window.localStorage.setItem('tumbletop.settings', lying);
    }, SETTINGS);
    const { same, other } = await replayAll(page, address, folder, seed, fresh);
    console.log(`${same} of ${same + other} matches come out in Firefox as in Node`);
    return other === 0;
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const [seed = '1', fresh = '0'] = process.argv.slice(2);
try {
  process.exitCode = (await main(Number(seed), Number(fresh))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
