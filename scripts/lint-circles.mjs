// No file of src imports itself by way of others, types included: a reader can begin at the file that needs no other
// and read on from there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, targetOf } from './lib/imports.mjs';
import { filesUnder, finish, isMain, isScript, parse, root } from './lib/source.mjs';

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph the files that each file imports */

/**
 * @param {ReadonlyMap<string, string>} texts of files, by their paths from the root
 * @returns {Graph}
 */
export function graphOf(texts) {
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = importsOf(parse(file, text).program)
        .map(({ specifier }) => (specifier === null ? null : targetOf(file, specifier)))
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

if (isMain(import.meta.url)) {
  const texts = new Map(
    filesUnder('src')
      .filter(isScript)
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  finish(
    'circles',
    ringsOf(graphOf(texts)).map(
      (ring) => `${ring.length} files import each other in a ring:\n${ring.map((file) => `    ${file}`).join('\n')}`,
    ),
  );
}
