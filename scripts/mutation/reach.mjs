// Which test files load some source at all: only these can reach a mutant in it, and the others need not be run.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { matching } from '../lib/globs.mjs';
import { importsOf, targetOf } from '../lib/imports.mjs';
import { filesUnder, parse, root } from '../lib/source.mjs';

/** @param {string} file @returns {string[]} the project's own files that it imports when it runs */
function importedBy(file) {
  const { program } = parse(file, readFileSync(join(root, file), 'utf8'));
  return importsOf(program).flatMap(({ specifier, typeOnly }) =>
    !typeOnly && specifier !== null && /^[.#].*\.[cm]?[jt]sx?$/.test(specifier)
      ? named(targetOf(file, specifier) ?? specifier)
      : [],
  );
}

/** Files there import as if they stood in src (its `bothTrees.ts`). */
const OTHER_TREE = 'tests/thirdGame/';

/** @param {string} path of a file, or a pattern of paths @returns {string[]} */
function named(path) {
  if (path.startsWith('src/') && existsSync(join(root, OTHER_TREE, path))) return [`${OTHER_TREE}${path}`];
  if (!path.includes('*')) return [path];
  return filesUnder(posix.dirname(path.slice(0, path.indexOf('*')) + '_')).filter(matching(path));
}

/**
 * @param {readonly string[]} tests
 * @param {ReadonlySet<string>} wanted
 * @param {(file: string) => readonly string[]} [imports]
 * @returns {string[]} the tests that load one of the wanted files, directly or by others
 */
export function loadingAny(tests, wanted, imports = importedBy) {
  /** @type {Map<string, readonly string[]>} */
  const known = new Map();
  /** @param {string} file */
  const importsFrom = (file) => {
    const found = known.get(file) ?? imports(file);
    known.set(file, found);
    return found;
  };
  return tests.filter((test) => {
    const loaded = new Set([test]);
    for (const file of loaded) for (const next of importsFrom(file)) loaded.add(next);
    return [...loaded].some((file) => wanted.has(file));
  });
}
