// `npm run size`: what the built page weighs, route by route, and whether each route keeps to its bound; and
// whether its files import each other in a circle.
//   npm run size                  builds aside and measures
//   npm run size -- dist/app      measures what is built there
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { isMain } from './lib/source.mjs';
import { circlesIn } from './size/circles.mjs';
import { routesOf } from './size/routes.mjs';

/**
 * @typedef {{ file: string, gzip: number }} Weighed bytes
 * @typedef {{ name: string, files: Weighed[], gzip: number, bound: number | null }} Weight the heaviest file first
 */

/** Where vite writes which file imports which. */
const MANIFEST = '.vite/manifest.json';
/** How many files are named of a route over its bound. */
const NAMED = 8;

/**
 * @param {string} folder of a built page
 * @returns {string[]} every file of the page in it, with forward slashes
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== MANIFEST);
}

/**
 * @param {string} folder of a built page
 * @returns {Weight[]} of each route, and of all files together
 * @throws {Error} where the build has no manifest, or one in which a game cannot be found
 */
export function weigh(folder) {
  if (!existsSync(join(folder, MANIFEST))) throw new Error(`${folder} has no ${MANIFEST}; run npm run build`);
  const routes = routesOf(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} file */
  const gzipOf = (file) => {
    const gzip = known.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    known.set(file, gzip);
    return gzip;
  };
  /** @param {Iterable<string>} paths */
  const sum = (paths) => {
    const files = [...paths].map((file) => ({ file, gzip: gzipOf(file) })).sort((a, b) => b.gzip - a.gzip);
    return { files, gzip: files.reduce((all, { gzip }) => all + gzip, 0) };
  };
  return [
    ...routes.map(({ name, bound, ways }) => {
      const [heaviest] = ways.map(sum).sort((a, b) => b.gzip - a.gzip);
      return { name, bound, ...(heaviest ?? sum([])) };
    }),
    { name: 'everything, as it is kept offline', bound: null, ...sum(filesIn(folder)) },
  ];
}

/** @param {Weight} weight */
export const isOver = ({ gzip, bound }) => bound !== null && gzip > bound;

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1);

/** @param {readonly Weight[]} weights @returns {string} */
export function table(weights) {
  const rows = [
    ['route', 'files', 'gzip kB', 'bound kB', ''],
    ...weights.map((weight) => [
      weight.name,
      String(weight.files.length),
      kB(weight.gzip),
      weight.bound === null ? '' : kB(weight.bound),
      isOver(weight) ? 'too heavy' : '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  /** @param {string} cell @param {number} i */
  const padded = (cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0));
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

/**
 * Prints the table, the heaviest files of every route that is too heavy, and circles of imports.
 * @param {string} folder of a built page
 * @returns {boolean} whether every bound is kept, and no circle is there
 */
export function report(folder) {
  const weights = weigh(folder);
  console.log(table(weights));
  const over = weights.filter(isOver);
  for (const { name, files } of over) {
    console.log(`\nsize: ${name} is too heavy; its heaviest files, gzip kB:`);
    for (const { file, gzip } of files.slice(0, NAMED)) console.log(`${kB(gzip).padStart(9)}  ${file}`);
  }
  if (over.length > 0) console.log('\nsize: let import() load what a route does not need (src/app/pages/README.md)');
  const circles = circlesIn(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  for (const circle of circles) console.log(`\nsize: files import each other in a circle: ${circle.join(' > ')}`);
  if (circles.length > 0) console.log('\nsize: mend the groups of vite.config.ts');
  return over.length === 0 && circles.length === 0;
}

async function main() {
  const [folder] = process.argv.slice(2);
  const aside = folder === undefined ? mkdtempSync(join(tmpdir(), 'tumbletop-size-')) : null;
  try {
    if (aside !== null) {
      const { build } = await import('vite');
      await build({ logLevel: 'error', build: { outDir: aside, emptyOutDir: true } });
    }
    return report(folder ?? aside ?? '');
  } catch (error) {
    console.error(`size: the page cannot be measured: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    if (aside !== null) rmSync(aside, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) process.exitCode = (await main()) ? 0 : 1;
