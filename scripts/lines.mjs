// How large the project is. `npm run lines` prints it; lint refuses what has outgrown its bound: those of lines.json,
// and of each game its own (lines.json in its folder of src/app/tables).
// `npm run lines -- --help` tells its options.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { asked } from './lib/asked.mjs';
import { gameIds } from './lib/games.mjs';
import { filesUnder, isMain, root } from './lib/source.mjs';

/**
 * @typedef {{ readonly parts: readonly string[], readonly most: number, readonly ends?: string }} Bound
 *   parts: folders that are counted together; most: lines; ends: how the names of the counted files end
 * @typedef {{ readonly name: string, readonly files: number, readonly lines: number, readonly median: number }} Size
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** @returns {Readonly<Record<string, Bound>>} */
const boundsNow = () => ({
  ...readJson('scripts/lines.json'),
  ...Object.fromEntries(
    gameIds().map((game) => {
      const folder = `src/app/tables/${game}`;
      return [`${game}, drawn`, { parts: [folder], ...readJson(`${folder}/lines.json`) }];
    }),
  ),
});

const COUNTED = /\.(?:tsx?|css)$/;

/** @param {string} file @returns {number} */
const linesIn = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

/**
 * TypeScript and style sheets of some folders.
 * @param {string} name
 * @param {readonly string[]} folders
 * @param {string} [ends]
 * @returns {Size}
 */
export function sizeOf(name, folders, ends = '') {
  const lines = folders
    .flatMap(filesUnder)
    .filter((file) => COUNTED.test(file) && file.endsWith(ends))
    .map(linesIn)
    .sort((a, b) => a - b);
  const sum = lines.reduce((all, some) => all + some, 0);
  return { name, files: lines.length, lines: sum, median: lines[Math.floor(lines.length / 2)] ?? 0 };
}

/**
 * @param {Readonly<Record<string, Bound>>} [all]
 * @returns {string[]} a sentence for each part that is larger than it may be
 */
export const outgrown = (all = boundsNow()) =>
  Object.entries(all).flatMap(([name, { parts, most, ends }]) => {
    const { lines } = sizeOf(name, parts, ends);
    return lines > most ? [`${name}: ${lines} lines, ${lines - most} more than the ${most} that it may have`] : [];
  });

/** @returns {Size[]} every room of src, and what it has of each game */
function rooms() {
  const folders = ['sim', 'referee', 'engine', 'games', 'bots', 'play', 'lab', 'online', 'cli', 'app'];
  const ofGames = ['games', 'bots', 'play', 'app/tables'].flatMap((room) =>
    gameIds().map((game) => `src/${room}/${game}`),
  );
  return [...folders.map((room) => `src/${room}`), ...ofGames, 'tests']
    .map((folder) => sizeOf(folder, [folder]))
    .filter(({ files }) => files > 0);
}

/** @param {Size} size @param {number} [most] */
const row = ({ name, files, lines, median }, most) =>
  `${name.padEnd(36)}${String(files).padStart(7)}${String(lines).padStart(9)}${String(most ?? '').padStart(9)}${String(median).padStart(8)}`;

const help = `npm run lines
  npm run lines              every part with a bound
  npm run lines -- --all     every room and every game's part of it, too
  npm run lines -- --quiet   only what has outgrown its bound
  npm run lines -- --help    this text`;

function main() {
  const { values } = asked('npm run lines', {
    options: {
      all: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const faults = outgrown();
  if (values.quiet) {
    console.log(faults.length === 0 ? 'lines: ok' : faults.join('\n'));
    return faults.length === 0 ? 0 : 1;
  }
  console.log(`${'part'.padEnd(36)}  files    lines    bound  median`);
  for (const [name, { parts, most, ends }] of Object.entries(boundsNow()))
    console.log(row(sizeOf(name, parts, ends), most));
  if (values.all) for (const size of rooms()) console.log(row(size));
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) process.exitCode = main();
