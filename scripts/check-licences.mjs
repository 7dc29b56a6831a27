// Installed packages must be free to pass on. Walks every package.json in node_modules and refuses a licence that is
// not on the list, or none.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, packageOf } from './lib/imports.mjs';
import { filesUnder, finish, isMain, isScript, parse, root } from './lib/source.mjs';

const permissive = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'Zlib',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
]);

/** Tools may also be under a licence that binds only those who change the tool itself. */
const forTools = new Set([...permissive, 'MPL-2.0']);

/**
 * The SIL Open Font License is made for typefaces: one goes along with anything, its licence beside it (notices.mjs),
 * and is only not sold by itself. Nothing but a typeface may be under it.
 */
const forTypefaces = new Set([...permissive, 'OFL-1.1']);
/** Packages of these have files of typefaces and nothing that runs. */
const TYPEFACE = /^@fontsource(?:-variable)?\//;

/**
 * @param {string} name of a package
 * @param {boolean} reachesUsers
 * @returns {ReadonlySet<string>} the licences that it may be under
 */
export function allowedFor(name, reachesUsers) {
  if (TYPEFACE.test(name)) return forTypefaces;
  return reachesUsers ? permissive : forTools;
}

/** Packages whose package.json names no licence, and where it was read instead. */
/** @type {ReadonlyMap<string, { licence: string, where: string }>} */
const readElsewhere = new Map([
  ['webgl-constants@1.1.1', { licence: 'MIT', where: 'its LICENSE file' }],
  ['@react-three/rapier@2.2.0', { licence: 'MIT', where: 'the package.json at the root of its repository' }],
]);

/**
 * Whether an SPDX expression can be met with licences from a list: of `A OR B` one, of `A AND B` both.
 * @param {string} expression
 * @param {ReadonlySet<string>} allowed
 * @returns {boolean}
 */
export function satisfies(expression, allowed) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  /** @returns {boolean} */
  function term() {
    const token = tokens[at++];
    if (token === '(') {
      const inside = either();
      return tokens[at++] === ')' && inside;
    }
    return token !== undefined && allowed.has(token);
  }
  /** @returns {boolean} */
  function both() {
    let ok = term();
    while (tokens[at] === 'AND') {
      at++;
      ok = term() && ok;
    }
    return ok;
  }
  /** @returns {boolean} */
  function either() {
    let ok = both();
    while (tokens[at] === 'OR') {
      at++;
      ok = both() || ok;
    }
    return ok;
  }
  const ok = either();
  return ok && at === tokens.length;
}

/**
 * @param {{ license?: unknown, licenses?: unknown }} manifest
 * @returns {string | null}
 */
export function licenceOf(manifest) {
  /** @param {unknown} value @returns {string | null} */
  const name = (value) => {
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'object' && value !== null && 'type' in value) return name(value.type);
    return null;
  };
  // Old packages list their licences: the reader may choose one.
  if (Array.isArray(manifest.licenses)) return manifest.licenses.map(name).filter(Boolean).join(' OR ') || null;
  return name(manifest.license) ?? name(manifest.licenses);
}

/**
 * @typedef {{ name: string, version: string, license?: unknown, licenses?: unknown,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} Installed
 */

/**
 * @param {string} folder a node_modules folder
 * @returns {Installed[]} every package in it and below
 */
function installedIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) return installedIn(path);
    const manifest = join(path, 'package.json');
    if (!existsSync(manifest)) return [];
    return [
      { folder: path, manifest: /** @type {Manifest} */ (JSON.parse(readFileSync(manifest, 'utf8'))) },
      ...installedIn(join(path, 'node_modules')),
    ];
  });
}

/**
 * The folders of the packages that reach a user: what src imports, and all that needs in turn.
 * @param {readonly Installed[]} packages
 */
function shippedFolders(packages) {
  const byFolder = new Map(packages.map((item) => [item.folder, item.manifest]));
  const shipped = new Set();
  /** @param {string} name @param {string} from */
  function visit(name, from) {
    for (let folder = from; folder.startsWith(root.replace(/[/\\]$/, '')); folder = join(folder, '..')) {
      const found = join(folder, 'node_modules', name);
      const manifest = byFolder.get(found);
      if (manifest === undefined) continue;
      if (shipped.has(found)) return;
      shipped.add(found);
      const needs = { ...manifest.peerDependencies, ...manifest.dependencies, ...manifest.optionalDependencies };
      for (const needed of Object.keys(needs)) visit(needed, found);
      return;
    }
  }
  const own = /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const imported = filesUnder('src')
    .filter(isScript)
    .flatMap((file) => importsOf(parse(file, readFileSync(join(root, file), 'utf8')).program))
    .filter(({ specifier, typeOnly }) => !typeOnly && specifier !== null && /^[@a-z]/.test(specifier))
    .map(({ specifier }) => packageOf(specifier ?? ''));
  for (const name of new Set([...Object.keys(own.dependencies ?? {}), ...imported])) visit(name, root);
  return shipped;
}

/** @returns {string[]} what is wrong */
export function checkLicences() {
  const packages = installedIn(join(root, 'node_modules'));
  const shipped = shippedFolders(packages);
  return packages.flatMap(({ folder, manifest }) => {
    const id = `${manifest.name}@${manifest.version}`;
    const licence = licenceOf(manifest) ?? readElsewhere.get(id)?.licence ?? null;
    if (licence !== null && satisfies(licence, allowedFor(manifest.name, shipped.has(folder)))) return [];
    return [`${id}: ${licence ?? 'names no licence'}${shipped.has(folder) ? ' (reaches users)' : ''}`];
  });
}

if (isMain(import.meta.url)) finish('licences', checkLicences());
