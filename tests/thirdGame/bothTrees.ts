import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = join(ROOT, 'tests/thirdGame/src');

/**
 * The third game's files import as if they stood in `src`: what does not lie beside them is looked for there. The same
 * as `rootDirs` of the tests' tsconfigs.
 */
export const bothTrees = (): Plugin => ({
  name: 'both-trees',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !importer.startsWith(OURS) || !source.startsWith('.')) return null;
    const target = resolve(dirname(importer), source);
    return existsSync(target) ? null : join(ROOT, 'src', relative(OURS, target));
  },
});
