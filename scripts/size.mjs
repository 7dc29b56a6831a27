// `npm run size`: what the built page weighs, by what it is for, and whether it keeps to its bounds.
//   npm run size                  builds aside and measures
//   npm run size -- dist/app      measures what is built there
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative, sep } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import { isMain } from './lib/source.mjs';

/**
 * @typedef {{ part: string, files: number, gzip: number, bound: number | null }} Weight
 */

/** What a part may weigh, gzipped, bytes: of a phone's first second, and of all that a visit ever loads. */
// The total was 1,300 kB until matches of strangers came to be replayed in a worker of their own: 68 kB, half of it the engine's glue once more.
export const BOUNDS = { shell: 100_000, total: 1_360_000 };

/** What is not in the shell, by its name; the first that fits. */
const PARTS = /** @type {const} */ ([
  ['physics wasm', /\.wasm$/],
  ['models', /\.(glb|gltf|bin)$/],
  ['to be installed', /^(icons\/|manifest\.webmanifest$|sw\.js$)/],
  ['textures', /\.(png|jpe?g|webp|avif|ktx2|svg)$/],
  ['sounds', /\.(mp3|ogg|opus|wav|webm)$/],
  ['scene and the rest', /./],
]);

/**
 * @param {string} folder of a built page
 * @returns {string[]} every file in it, with forward slashes, sorted
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * @param {string} folder
 * @returns {Set<string>} index.html, what it asks for, and whatever those scripts cannot run without
 */
function shellOf(folder) {
  const shell = new Set(['index.html']);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  // Icons and the like can wait.
  const asked = [
    ...html.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*? (?:src|href)="([^"]+)"/g),
  ].map(([, address = '']) => posix.normalize(address));
  /** @param {string} file */
  function take(file) {
    if (shell.has(file)) return;
    shell.add(file);
    if (!file.endsWith('.js')) return;
    const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    const passedOn = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    );
    for (const specifier of [...imported, ...passedOn]) take(posix.join(posix.dirname(file), specifier));
  }
  asked.forEach(take);
  return shell;
}

/**
 * @param {string} folder of a built page
 * @returns {Weight[]} the shell, the other parts, all together
 */
export function weigh(folder) {
  const shell = shellOf(folder);
  const parts = new Map(['shell', ...PARTS.map(([name]) => name)].map((name) => [name, { files: 0, gzip: 0 }]));
  const total = { files: 0, gzip: 0 };
  for (const file of filesIn(folder)) {
    const name = shell.has(file) ? 'shell' : (PARTS.find(([, ending]) => ending.test(file))?.[0] ?? '');
    const gzip = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    for (const sum of [parts.get(name), total]) {
      if (sum === undefined) continue;
      sum.files += 1;
      sum.gzip += gzip;
    }
  }
  return [...parts, /** @type {const} */ (['total', total])].map(([part, sum]) => ({
    part,
    ...sum,
    bound: part === 'shell' || part === 'total' ? BOUNDS[part] : null,
  }));
}

/** @param {Weight} weight */
export const isOver = ({ gzip, bound }) => bound !== null && gzip > bound;

/** @param {readonly Weight[]} weights @returns {string} */
export function table(weights) {
  const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  const rows = [
    ['part', 'files', 'gzip kB', 'bound kB', ''],
    ...weights.map((weight) => [
      weight.part,
      String(weight.files),
      kB(weight.gzip),
      weight.bound === null ? '' : kB(weight.bound),
      isOver(weight) ? 'too heavy' : '',
    ]),
  ];
  const widths = rows.reduce(
    (most, row) => row.map((cell, i) => Math.max(cell.length, most[i] ?? 0)),
    /** @type {number[]} */ ([]),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 || i === 4 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Prints the table, and what to do about what is too heavy.
 * @param {string} folder of a built page
 * @returns {boolean} whether every bound is kept
 */
export function report(folder) {
  const weights = weigh(folder);
  console.log(table(weights));
  const over = weights.filter(isOver);
  if (over.some(({ part }) => part === 'shell'))
    console.log(
      'size: the shell is too heavy: what nobody sees first belongs behind an import() (see src/app/pages/README.md)',
    );
  if (over.some(({ part }) => part === 'total'))
    console.log('size: the page is too heavy: `npx vite build` lists its files');
  return over.length === 0;
}

async function main() {
  const [folder] = process.argv.slice(2);
  if (folder !== undefined) return report(folder);
  const aside = mkdtempSync(join(tmpdir(), 'tumbletop-size-'));
  try {
    const { build } = await import('vite');
    await build({ logLevel: 'error', build: { outDir: aside, emptyOutDir: true } });
    return report(aside);
  } catch (error) {
    console.error(`size: the page cannot be built: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) process.exitCode = (await main()) ? 0 : 1;
