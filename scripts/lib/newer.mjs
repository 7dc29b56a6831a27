import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a file, or anything in a folder, has changed since; what is not there has. Folders count as well: theirs is
 * the only time that changes when a file is removed.
 * @param {string} path
 * @param {number} time ms
 * @returns {boolean}
 */
export function hasNewer(path, time) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.mtimeMs > time) return true;
  return found.isDirectory() && readdirSync(path).some((name) => hasNewer(join(path, name), time));
}
