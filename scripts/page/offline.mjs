// Makes the built page whole without a network: `sw.js` (src/app/offline/worker), which knows every file of the build
// and keeps it on the device. The development server has none: what one works on must not be kept.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ENTRY = fileURLToPath(new URL('../../src/app/offline/worker/serviceWorker.ts', import.meta.url));
const PAGE = 'index.html';
/** Where vite puts what it names by its contents. */
const LASTING = /^assets\//;
/** Files for tools, which no page asks for: maps of scripts, and the list of which file imports which. */
const FOR_TOOLS = /\.map$|^\.vite\//;

/**
 * @typedef {{ version: string, lasting: string[], changing: string[] }} FileList
 */

/**
 * @param {ReadonlyMap<string, string | Uint8Array>} files every file of the page but the worker, by its path
 * @returns {FileList} the page itself is `''`: servers know it by its folder
 */
export function listFiles(files) {
  const paths = [...files.keys()].filter((path) => !FOR_TOOLS.test(path)).sort();
  const digest = createHash('sha256');
  // The contents of a file with a lasting name are in its name.
  for (const path of paths) digest.update(`${path}\n`).update(LASTING.test(path) ? '' : (files.get(path) ?? ''));
  return {
    version: digest.digest('hex').slice(0, 16),
    lasting: paths.filter((path) => LASTING.test(path)),
    changing: paths.filter((path) => !LASTING.test(path)).map((path) => (path === PAGE ? '' : path)),
  };
}

/**
 * @param {string} folder copied as it is into the built page
 * @returns {[path: string, contents: Uint8Array][]}
 */
function copiedFrom(folder) {
  if (folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]);
}

/**
 * @param {FileList} list
 * @returns {Promise<string>} the worker, one script that imports nothing: not every browser takes modules there
 */
async function workerFor(list) {
  const bundle = await rolldown({ input: ENTRY, transform: { define: { FILES: JSON.stringify(list) } } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** @returns {import('vite').Plugin} */
export function offline() {
  let copied = '';
  return {
    name: 'tumbletop:offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      copied = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).map(
          (file) => /** @type {const} */ ([file.fileName, file.type === 'chunk' ? file.code : file.source]),
        );
        const list = listFiles(new Map([...built, ...copiedFrom(copied)]));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerFor(list) });
      },
    },
  };
}
