// No file names a game but those of its own folders and the registries: so that a new game is one folder in src/games,
// one in src/bots, one in src/play, one in src/app/tables, one in src/lab for experiments of its own, and one line in
// each registry.
// `--shrink` takes files off the list that name none any more.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gameIds } from './lib/games.mjs';
import { filesUnder, finish, isMain, root, show } from './lib/source.mjs';

/** @typedef {import('./lib/source.mjs').Finding} Finding */

const registries = [
  'src/games/registry.ts',
  'src/games/dailies.ts',
  'src/bots/registry.ts',
  'src/lab/registry.ts',
  'src/app/tables/registry.ts',
];
/** A game has a folder in each; in the lab only where it has questions of its own. */
const homes = ['src/games', 'src/bots', 'src/lab', 'src/play', 'src/app/tables'];
const listed = 'scripts/games-named.json';

/** Folders that are searched, and files in the repository's own folder. */
const folders = ['src', 'scripts', 'models', 'bin', 'public'];
const rootFile = /^(?!package)[^/]+\.(?:[cm]?[jt]s|jsonc?|html)$/;

const text = /\.(?:[cm]?[jt]sx?|jsonc?|css|html|md|svg|webmanifest)$/;

/** Files that still name one, and shall do so no longer; the list may only shrink. */
const known = join(root, listed);

/** @param {string} file path from the root @param {readonly string[]} ids @returns {boolean} */
const isOwn = (file, ids) =>
  registries.includes(file) || ids.some((id) => homes.some((home) => file.startsWith(`${home}/${id}/`)));

/**
 * The id however it is written: alone, as the beginning of a word, or as a part of one that begins with a capital
 * (`abc`, `abcLog`, `isAbc`, `ABC_LOG`; but not within another word).
 * @param {string} id
 */
const pattern = (id) =>
  new RegExp(`(?<![A-Za-z])${id}|${id.charAt(0).toUpperCase()}${id.slice(1)}|(?<![A-Za-z])${id.toUpperCase()}`);

/**
 * Where a file names a game, the first place in each line; its own path is line 0.
 * @param {string} file path from the root, with forward slashes
 * @param {string} content
 * @param {readonly string[]} [ids]
 * @returns {Finding[]}
 */
export function checkGames(file, content, ids = gameIds()) {
  if (isOwn(file, ids)) return [];
  const patterns = ids.map(pattern);
  return [file, ...content.split('\n')].flatMap((line, i) =>
    patterns
      .flatMap((one) => one.exec(line) ?? [])
      .slice(0, 1)
      .map((word) => ({ file, line: i, column: 1, message: `names a game: ${word}` })),
  );
}

/**
 * Faults of the list: files that name no game any more, or are gone.
 * @param {readonly string[]} list
 * @param {ReadonlySet<string>} naming files that do
 * @returns {string[]}
 */
export const staleIn = (list, naming) =>
  list
    .filter((file) => !naming.has(file))
    .map((file) => `${listed}: ${file} names no game any more; take it off the list`);

/** @returns {string[]} */
const searched = () => [
  ...folders.flatMap(filesUnder).filter((file) => text.test(file) && file !== listed),
  ...readdirSync(root).filter((file) => rootFile.test(file)),
];

/** @returns {{ naming: ReadonlySet<string>, findings: Finding[], list: string[] }} */
export function gamesNamed() {
  /** @type {string[]} */
  const list = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : [];
  const all = searched().flatMap((file) => checkGames(file, readFileSync(join(root, file), 'utf8')));
  return {
    naming: new Set(all.map(({ file }) => file)),
    findings: all.filter(({ file }) => !list.includes(file)),
    list,
  };
}

if (isMain(import.meta.url)) {
  const { naming, findings, list } = gamesNamed();
  if (process.argv.includes('--shrink')) {
    const kept = list.filter((file) => naming.has(file));
    writeFileSync(known, `${JSON.stringify(kept, null, 2)}\n`);
    list.splice(0, list.length, ...kept);
  }
  finish('games', [...findings.map(show), ...staleIn(list, naming)]);
}
