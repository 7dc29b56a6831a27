// Takes out of a WebAssembly module what can no longer run once some of its exports are gone. Every function that still
// can is left as it is, to the last byte and with its number, so it computes what it did; the body of every other one
// becomes a trap. If ever one were called nevertheless, it would fail aloud and not give another result.
import { callsOf } from './calls.mjs';
import { FUNCTION, readModule, SECTION } from './module.mjs';
import { written } from './reader.mjs';

/** The body of a function: three bytes follow, no locals, unreachable, end. */
const TRAP = Uint8Array.from([3, 0, 0x00, 0x0b]);

/**
 * @param {import('./module.mjs').Module} module
 * @param {readonly import('./module.mjs').Export[]} exports that are left
 * @returns {Set<number>} every function that they may lead to, by number or through the table by type
 */
function reachable({ file, bodies, imported, table, types, signatures }, exports) {
  /** @type {Set<number>} */
  const found = new Set();
  const callable = new Set();
  const open = exports.filter(({ kind }) => kind === FUNCTION).map(({ index }) => index);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const body = bodies[next - imported];
    if (body === undefined) continue;
    const calls = callsOf(file, body);
    open.push(...calls.functions);
    for (const number of calls.signatures) {
      const signature = signatures[number];
      if (callable.has(signature)) continue;
      callable.add(signature);
      open.push(...table.filter((index) => types[index] === signature));
    }
  }
  return found;
}

/** @param {number} id @param {readonly Uint8Array[]} items @returns {Uint8Array} */
function section(id, items) {
  const contents = Buffer.concat([written(items.length), ...items]);
  return Buffer.concat([Uint8Array.of(id), written(contents.length), contents]);
}

/**
 * @param {Uint8Array} file
 * @param {(name: string) => boolean} isLeftOut which exported functions go
 * @returns {Uint8Array} the module without them and what only they need
 * @throws {Error} where the module has something that is not known here
 */
export function trimmed(file, isLeftOut) {
  const module = readModule(file);
  const left = module.exports.filter(({ kind, name }) => kind !== FUNCTION || !isLeftOut(name));
  const live = reachable(module, left);
  const parts = module.sections.map(({ id, start, to }) => {
    // What a compiler says of itself is no part of what runs.
    if (id === SECTION.custom) return new Uint8Array();
    if (id === SECTION.export)
      return section(
        id,
        left.map((e) => file.subarray(e.start, e.to)),
      );
    if (id === SECTION.code)
      return section(
        id,
        module.bodies.map((body, i) => (live.has(i + module.imported) ? file.subarray(body.start, body.to) : TRAP)),
      );
    return file.subarray(start, to);
  });
  return Buffer.concat([file.subarray(0, module.sections[0]?.start ?? file.length), ...parts]);
}
