import { Reader } from './reader.mjs';

/** @typedef {{ functions: Set<number>, signatures: Set<number> }} Calls by number, and by type through the table */

/** Opcodes that something follows, by the specification's numbers; what is in none of the lists is refused. */
const CALL = 0x10;
const CALL_INDIRECT = 0x11;
const BR_TABLE = 0x0e;
const VECTORS = 0xfd;
const BULK = 0xfc;

/** @param {number} first @param {number} last @returns {number[]} */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** @typedef {(reader: Reader) => void} Pass */
/** @type {Pass} */
const nothing = () => {};
/** @type {Pass} */
const number = (reader) => reader.passNumber();
/** @type {Pass} Alignment and offset. */
const memory = (reader) => {
  reader.passNumber();
  reader.passNumber();
};
/** @param {number} count @returns {Pass} */
const bytes = (count) => (reader) => reader.pass(count);

/** @param {[codes: number[], pass: Pass][]} lists @returns {ReadonlyMap<number, Pass>} */
const table = (lists) => new Map(lists.flatMap(([codes, pass]) => codes.map((code) => [code, pass])));

const PLAIN = table([
  [[0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, ...range(0x45, 0xc4)], nothing],
  // Blocks, branches, locals and globals, the memory's size, integers.
  [[0x02, 0x03, 0x04, 0x0c, 0x0d, ...range(0x20, 0x24), 0x3f, 0x40, 0x41, 0x42], number],
  [range(0x28, 0x3e), memory],
  [[0x43], bytes(4)],
  [[0x44], bytes(8)],
]);
const OF_BULK = table([
  [range(0, 7), nothing],
  [[9, 11], number],
  [[8, 10], memory],
]);
const OF_VECTORS = table([
  [[...range(0, 11), 92, 93], memory],
  [[12, 13], bytes(16)],
  [range(21, 34), bytes(1)],
  [
    range(84, 91),
    (reader) => {
      memory(reader);
      reader.pass(1);
    },
  ],
  [[...range(14, 20), ...range(35, 83), ...range(94, 255)], nothing],
]);

/** @param {Reader} reader @param {ReadonlyMap<number, Pass>} known @param {number} code @param {string} of */
function pass(reader, known, code, of) {
  const immediates = known.get(code);
  reader.expect(immediates !== undefined, `the ${of}instruction 0x${code.toString(16)}`);
  immediates?.(reader);
}

/** @param {Reader} reader past an opcode @param {number} code @param {Calls} calls */
function instruction(reader, code, calls) {
  if (code === CALL) calls.functions.add(reader.number());
  else if (code === CALL_INDIRECT) {
    calls.signatures.add(reader.number());
    reader.passNumber();
  } else if (code === BR_TABLE) {
    reader.list(() => reader.passNumber());
    reader.passNumber();
  } else if (code === BULK) pass(reader, OF_BULK, reader.number(), 'bulk ');
  else if (code === VECTORS) pass(reader, OF_VECTORS, reader.number(), 'vector ');
  else pass(reader, PLAIN, code, '');
}

/**
 * @param {Uint8Array} file
 * @param {import('./module.mjs').Span} body of a function
 * @returns {Calls} what it may call
 * @throws {Error} at an instruction that is not known here, such as one that writes to a table
 */
export function callsOf(file, { from, to }) {
  const reader = new Reader(file, from);
  const calls = { functions: new Set(), signatures: new Set() };
  reader.list(() => {
    reader.passNumber(); // so many locals
    reader.pass(1); // of this type
  });
  while (reader.at < to) instruction(reader, reader.byte(), calls);
  reader.expect(reader.at === to, 'a function that does not end where it should');
  return calls;
}
