// Bundles the command line: src/cli/main.ts into dist/cli/main.js. Dependencies stay
// outside, and what a command imports lazily stays in a file of its own, so that
// `tumbletop --help` loads next to nothing.
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = join(root, 'src/cli/main.ts');
const target = join(root, 'dist/cli');

/**
 * A worker is named by `new URL('./x.ts', import.meta.url)`. That file must be in the
 * bundle too, and the name must lead to where it lies there.
 * @returns {import('rolldown').Plugin}
 */
function workerFiles() {
  const pattern = /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"]+\.ts)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;
  return {
    name: 'tumbletop:worker-files',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      const changed = code.replace(pattern, (_, _quote, path) => {
        const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), String(path)) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      return changed === code ? null : { code: changed };
    },
  };
}

/**
 * @param {{ prune?: boolean }} [options] prune: also remove the chunks of earlier builds at once
 * @returns {Promise<'built' | 'no source' | 'no bundler'>}
 */
export async function buildCli({ prune = false } = {}) {
  if (!existsSync(entry)) return 'no source';
  // Without the development dependencies there is nothing to build with, and that is no error.
  if (!existsSync(join(root, 'node_modules/rolldown/package.json'))) return 'no bundler';
  const { rolldown } = await import('rolldown');

  const manifest = /** @type {{ dependencies: Record<string, string>, peerDependencies: Record<string, string> }} */ (
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  );
  const dependencies = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  const started = new Date();
  const bundle = await rolldown({
    input: { main: entry },
    cwd: root,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.node.json'),
    external: (id) => id.startsWith('node:') || dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [workerFiles()],
    logLevel: 'warn',
    onLog(level, log, handler) {
      // A module that is neither a dependency nor ours would be missing where the command is installed.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      handler(level, log);
    },
  });

  // Other commands may be running from the last build, or building as well. So build
  // aside, add the chunks (named by their contents), and switch main.js over last.
  const aside = join(root, `dist/.cli-${process.pid}`);
  try {
    await mkdir(aside, { recursive: true }); // the bundler has no sentence for where it may not write
    await bundle.write({
      dir: aside,
      format: 'esm',
      entryFileNames: (chunk) => (chunk.name === 'main' ? '[name].js' : 'chunks/[name]-[hash].js'),
      chunkFileNames: 'chunks/[name]-[hash].js',
      assetFileNames: 'chunks/[name]-[hash][extname]',
      sourcemap: false,
    });
    await mkdir(join(target, 'chunks'), { recursive: true });
    const chunks = await readdir(join(aside, 'chunks')).catch(() => []);
    for (const name of chunks) await rename(join(aside, 'chunks', name), join(target, 'chunks', name));
    // As old as the source it was read from: an edit made meanwhile must count as newer.
    await utimes(join(aside, 'main.js'), started, started);
    await rename(join(aside, 'main.js'), join(target, 'main.js'));
    await removeStale(new Set(chunks), prune ? 0 : 3_600_000);
  } finally {
    await bundle.close();
    await rm(aside, { recursive: true, force: true });
  }
  return 'built';
}

/**
 * @param {ReadonlySet<string>} current
 * @param {number} keepMs how long chunks of earlier builds are kept for commands still running
 */
async function removeStale(current, keepMs) {
  for (const name of await readdir(join(target, 'chunks'))) {
    if (current.has(name)) continue;
    const path = join(target, 'chunks', name);
    const age = await stat(path).then(
      (info) => Date.now() - info.mtimeMs,
      () => -1,
    );
    if (age >= keepMs) await rm(path, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outcome = await buildCli({ prune: true });
  console.log(
    {
      built: 'command line: built into dist/cli',
      'no source': 'command line: src/cli/main.ts is not there yet, nothing to build',
      'no bundler': 'command line: not built, the development dependencies are not installed',
    }[outcome],
  );
}
