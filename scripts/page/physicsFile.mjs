// The physics engine's package carries its WebAssembly as base64 inside its script, where it is a third larger, cannot
// be compiled while it comes, and cannot be kept apart from the script. The built page gets it as a file of its own:
// `init()` then streams it, and page and workers ask for the same address. The development server and Node run the
// package as it is. The page's file is the same module without the functions that the page never calls
// (physicsLeftOut.mjs): a test brings it to the same hashes as the package.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLeftOut } from './physicsLeftOut.mjs';
import { withoutExports } from './withoutExports.mjs';

const SCRIPT = /@dimforge[\\/]rapier3d-compat[\\/]dist[\\/]rapier\.mjs$/;
/** The file that the package ships beside its script, for bundlers. */
const FILE = 'rapier_wasm3d_bg.wasm';
/** The argument that the package hands to the glue code's init, which also takes an address. */
const INLINED = /\b[\w$]{1,30}\.toByteArray\("([A-Za-z0-9+/]+=*)"\)\.buffer/;

/**
 * The package's script, asking for a file instead of holding it.
 * @param {string} script
 * @param {Uint8Array} file the package's own
 * @param {string} address of the file to ask for, as an expression of the script
 * @returns {string}
 * @throws {Error} where the script holds no module, or another one than the file
 */
export function withoutInlinedModule(script, file, address) {
  const [expression, base64] = INLINED.exec(script) ?? [];
  if (expression === undefined || base64 === undefined)
    throw new Error('the physics package holds its module in a way that is not known here');
  if (!Buffer.from(base64, 'base64').equals(file))
    throw new Error(`${FILE} is not the module that the physics package holds`);
  return script.replace(expression, () => address);
}

/** @type {Promise<Uint8Array> | null} Made once, for page and worker. */
let forPage = null;

/** @returns {import('vite').Plugin} */
export function physicsFile() {
  return {
    name: 'tumbletop:physics-file',
    apply: 'build',
    transform: {
      filter: { id: SCRIPT },
      async handler(code, id) {
        const file = readFileSync(join(dirname(id), FILE));
        const source = await (forPage ??= withoutExports(file, isLeftOut));
        const reference = this.emitFile({ type: 'asset', name: FILE, source });
        return { code: withoutInlinedModule(code, file, `import.meta.ROLLUP_FILE_URL_${reference}`), map: null };
      },
    },
  };
}
