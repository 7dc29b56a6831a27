// The lock file must install the same things from any mirror, and package.json must say
// exactly what it means: replays are only as stable as the versions beneath them.
import { readFileSync } from 'node:fs';
import { finish, isMain } from './lib/source.mjs';

/**
 * @param {string} manifestText package.json
 * @param {string} lockText package-lock.json
 * @returns {string[]} what is wrong
 */
export function checkLock(manifestText, lockText) {
  const manifest =
    /** @type {Record<string, Record<string, string> | undefined> & {
     *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} */ (JSON.parse(manifestText));
  const lock =
    /** @type {{ packages: Record<string, { resolved?: string, optionalDependencies?: Record<string, string> }> }} */ (
      JSON.parse(lockText)
    );
  const loose = ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^(npm:(@[^/@]+\/)?[^/@]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
      .map(([name, version]) => `package.json: ${name} is not pinned to one version: ${version}`),
  );
  // A package that only some want is one that the tests of the checkout have: what they hold is true of that version.
  const peers = Object.entries(manifest['peerDependencies'] ?? {}).flatMap(([name, range]) => [
    ...(range === `^${manifest['devDependencies']?.[name]}`
      ? []
      : [`package.json: the peer ${name} is ${range}, and not ^ and its version among devDependencies`]),
    ...(manifest.peerDependenciesMeta?.[name]?.optional === true
      ? []
      : [`package.json: the peer ${name} is not optional`]),
  ]);
  const bound = Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => `package-lock.json: ${path} names the place it came from`);
  // `npm install` leaves out, without a word, a binary it could not find for another
  // system, and then `npm ci` refuses the lock file.
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
      )
      .map((name) => `package-lock.json: ${name} is missing, which ${path} may need`),
  );
  return [...loose, ...peers, ...bound, ...missing];
}

if (isMain(import.meta.url)) {
  const read = (/** @type {string} */ name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  finish('lock', checkLock(read('package.json'), read('package-lock.json')));
}
