// The licences of everything that the built page bundles, as `notices.txt`: every package of which a line is in one of
// its scripts, or a file such as a typeface beside them, by the bundler's own list, with its copyright and its licence
// in full. A package without a licence text that is not known here breaks the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NOTICES = 'notices.txt';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Helpers that the tools themselves put into what they build. */
const OF_TOOLS = /** @type {const} */ ([
  [/^\0(?:vite\/|plugin-vite)/, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
]);

/** Packages that come without a licence text, and what their repositories say. */
/** @type {ReadonlyMap<string, string>} */
const WITHOUT_TEXT = new Map([
  ['@react-three/fiber@9.8.2', mit('2020 react-spring')],
  [
    '@react-three/rapier@2.2.0',
    mit('the authors of react-three-rapier (https://github.com/pmndrs/react-three-rapier)'),
  ],
]);

/** @param {string} holder @returns {string} */
function mit(holder) {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

/**
 * @param {string} id of a module, as the bundler names it
 * @returns {string | null} the folder of the package that it is of; null for the project's own
 */
export function packageFolderOf(id) {
  const tool = OF_TOOLS.find(([pattern]) => pattern.test(id));
  if (tool !== undefined) return join(ROOT, 'node_modules', tool[1]);
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path) ?? [null];
  if (folder !== null) return folder;
  if (id.startsWith('\0'))
    throw new Error(`nobody knows whose module ${JSON.stringify(id)} is: scripts/page/notices.mjs`);
  return null;
}

/**
 * @param {string} folder of a package
 * @returns {{ called: string, licence: string }} its name and version; the text of its licence, and of its notice if
 *   there is one
 * @throws {Error} where there is none
 */
export function noticeOf(folder) {
  const { name, version } = /** @type {{ name: string, version: string }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  const called = `${name}@${version}`;
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const texts = files.map((file) => ofItself(readFileSync(join(folder, file), 'utf8')));
  const licence = texts.length > 0 ? texts.join('\n\n') : WITHOUT_TEXT.get(called);
  if (licence === undefined)
    throw new Error(`${called} comes without a licence text: say in scripts/page/notices.mjs what its repository says`);
  return { called, licence };
}

/**
 * @param {string} text of a licence file
 * @returns {string} without what a tool bundles of others, which is not in the page
 */
const ofItself = (text) => text.split(/^#+ Licenses of bundled dependencies/m)[0]?.trim() ?? '';

/** @param {string} file as the bundler names what it takes as it is, from the root @returns {string} */
const fromRoot = (file) => join(ROOT, file);

const RULE = '-'.repeat(80);

/**
 * @param {Iterable<string>} folders of packages
 * @returns {string} the file
 */
export function noticesOf(folders) {
  const own = { called: 'Tumbletop', licence: readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim() };
  const others = [...folders].map(noticeOf).sort((a, b) => (a.called < b.called ? -1 : 1));
  const parts = [own, ...others].map(
    ({ called, licence }) => `${RULE}\n${called}\n${RULE}\n\n${licence.replace(/\r\n/g, '\n')}\n`,
  );
  return `Tumbletop, and everything that its page is made of, with the licence of each.\n\n${parts.join('\n')}`;
}

/**
 * Plugins that share one list: `page` writes the file, `worker` goes into the builds of workers.
 * @returns {{ page: () => import('vite').Plugin, worker: () => import('vite').Plugin }}
 */
export function notices() {
  /** @type {Set<string>} */
  const folders = new Set();
  /** @param {import('vite').Rolldown.OutputBundle} bundle */
  const note = (bundle) => {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map(fromRoot)) {
        const folder = packageFolderOf(id);
        if (folder !== null && existsSync(join(folder, 'package.json'))) folders.add(folder);
        else if (folder !== null) throw new Error(`${dirname(join(folder, 'package.json'))} is no package`);
      }
    }
  };
  return {
    worker: () => ({
      name: 'tumbletop:notices-of-workers',
      apply: 'build',
      generateBundle: (_options, bundle) => note(bundle),
    }),
    page: () => ({
      name: 'tumbletop:notices',
      generateBundle(_options, bundle) {
        note(bundle);
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf(folders) });
      },
      // The development server bundles nothing.
      configureServer(server) {
        server.middlewares.use(`/${NOTICES}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end('The notices are made with the built page: npm run build, npm run preview.\n');
        });
      },
    }),
  };
}
