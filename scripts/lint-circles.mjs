// No file of src imports itself by way of others, types included: a reader can begin at the file that needs no other
// and read on from there. The rings that there are stand in a list that can only shrink, each with its reason.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './lib/imports.mjs';
import { filesUnder, finish, isMain, isScript, parse, root } from './lib/source.mjs';

/**
 * @typedef {ReadonlyMap<string, readonly string[]>} Graph the files that each file imports
 * @typedef {{ reason: string, files: readonly string[] }} KnownRing
 */

const listed = 'scripts/rings-known.json';

/**
 * @param {string} file path from the root
 * @param {string} specifier
 * @returns {string | null} path from the root; null for a package
 */
export function fileOf(file, specifier) {
  const [path = ''] = specifier.split('?');
  // By `imports` of package.json.
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : null;
}

/**
 * @param {ReadonlyMap<string, string>} texts of files, by their paths from the root
 * @returns {Graph}
 */
export function graphOf(texts) {
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = importsOf(parse(file, text).program)
        .map(({ specifier }) => (specifier === null ? null : fileOf(file, specifier)))
        .filter((target) => target !== null);
      return [file, [...new Set(targets)].filter((target) => texts.has(target))];
    }),
  );
}

/**
 * The strongly connected parts of more than one file (Tarjan 1972), and files that import themselves.
 * @param {Graph} graph
 * @returns {string[][]} each in the order of its files' names
 */
export function ringsOf(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const met = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const rings = [];

  /** @param {string} file */
  function visit(file) {
    const own = { index: met.size, low: met.size, open: true };
    met.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const other = met.get(target) ?? visit(target);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const part = stack.splice(stack.indexOf(file));
      for (const one of part) /** @type {{ open: boolean }} */ (met.get(one)).open = false;
      if (part.length > 1 || graph.get(file)?.includes(file)) rings.push(part.sort());
    }
    return own;
  }

  for (const file of graph.keys()) if (!met.has(file)) visit(file);
  return rings;
}

/**
 * @param {readonly (readonly string[])[]} rings those that there are
 * @param {readonly KnownRing[]} known
 * @returns {string[]} what is to mend: rings that are not known, and known ones that are gone or smaller
 */
export function faultsOf(rings, known) {
  const isWithin = (/** @type {readonly string[]} */ ring) =>
    known.some(({ files }) => ring.every((file) => files.includes(file)));
  const inRing = new Set(rings.flat());
  return [
    ...rings
      .filter((ring) => !isWithin(ring))
      .map(
        (ring) => `${ring.length} files import each other in a ring:\n${ring.map((file) => `    ${file}`).join('\n')}`,
      ),
    ...known.flatMap(({ files }) =>
      files
        .filter((file) => !inRing.has(file))
        .map((file) => `${listed}: ${file} is in no ring any more; take it off the list`),
    ),
    ...known.filter(({ reason }) => reason.trim() === '').map(({ files }) => `${listed}: ${files[0]}: give a reason`),
  ];
}

if (isMain(import.meta.url)) {
  const texts = new Map(
    filesUnder('src')
      .filter(isScript)
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  finish('circles', faultsOf(ringsOf(graphOf(texts)), JSON.parse(readFileSync(join(root, listed), 'utf8'))));
}
