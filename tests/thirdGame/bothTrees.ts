import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The third game's files import as if they stood in `src`: what does not lie there is looked for beside them. The same
 * as `paths` of the tests' tsconfigs.
 */
export const bothTrees = (): Plugin => ({
  name: 'both-trees',
  enforce: 'pre',
  resolveId(source) {
    if (!source.startsWith('#') || existsSync(join(ROOT, 'src', source.slice(1)))) return null;
    const target = join(ROOT, 'tests/thirdGame/src', source.slice(1));
    return existsSync(target) ? target : null;
  },
});
