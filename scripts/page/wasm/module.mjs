import { Reader } from './reader.mjs';

/**
 * @typedef {{ start: number, from: number, to: number }} Span of bytes: where its length is written, what it holds
 * @typedef {Span & { id: number }} Section `start` is where its id is
 * @typedef {{ start: number, to: number, name: string, kind: number, index: number }} Export
 * @typedef {object} Module what of a module tells which functions can be reached
 * @property {Uint8Array} file
 * @property {Section[]} sections
 * @property {number} imported functions, which come first in every count of functions
 * @property {string[]} types of all functions; two functions can be called in the same place where these are equal
 * @property {string[]} signatures the types by their number
 * @property {Export[]} exports
 * @property {number[]} table the functions that can be called by their place in the table
 * @property {Span[]} bodies of the functions that are not imported
 */

/** Kinds of sections and of exports that matter here, by the specification's numbers. */
export const SECTION = { custom: 0, type: 1, import: 2, function: 3, export: 7, start: 8, element: 9, code: 10 };
export const FUNCTION = 0;
const TABLE = 1;

const MAGIC_AND_VERSION = 8; // bytes
const FUNCTION_TYPE = 0x60;
const I32_CONST = 0x41;
const END = 0x0b;

/** @param {Uint8Array} file @returns {Section[]} */
function sectionsOf(file) {
  const reader = new Reader(file, MAGIC_AND_VERSION);
  const sections = [];
  while (reader.at < file.length) {
    const start = reader.at;
    const id = reader.byte();
    const length = reader.number();
    sections.push({ id, start, from: reader.at, to: reader.at + length });
    reader.pass(length);
  }
  return sections;
}

/** @param {Reader} reader @returns {string} */
function signature(reader) {
  reader.expect(reader.byte() === FUNCTION_TYPE, 'a type that is not a function');
  const values = () => reader.list(() => reader.byte()).join(' ');
  return `${values()} to ${values()}`;
}

/** @param {Reader} reader @returns {number} the type of an imported function */
function importedFunction(reader) {
  reader.name();
  reader.name();
  reader.expect(reader.byte() === FUNCTION, 'an import that is not a function');
  return reader.number();
}

/** @param {Reader} reader @returns {Export} */
function exported(reader) {
  const start = reader.at;
  const name = reader.name();
  const kind = reader.byte();
  // Whoever has the table can call whatever is in it.
  reader.expect(kind !== TABLE, 'an exported table');
  const index = reader.number();
  return { start, to: reader.at, name, kind, index };
}

/** @param {Reader} reader @returns {number[]} functions of one active segment of the first table */
function elements(reader) {
  reader.expect(reader.byte() === 0, 'table elements of another kind');
  reader.expect(reader.byte() === I32_CONST, 'table elements without a fixed place');
  reader.passNumber();
  reader.expect(reader.byte() === END, 'table elements without a fixed place');
  return reader.list(() => reader.number());
}

/** @param {Reader} reader @returns {Span} */
function body(reader) {
  const start = reader.at;
  const length = reader.number();
  const from = reader.at;
  reader.pass(length);
  return { start, from, to: reader.at };
}

/**
 * @param {Uint8Array} file
 * @returns {Module}
 * @throws {Error} where it has something that is not known here
 */
export function readModule(file) {
  const sections = sectionsOf(file);
  /** @template T @param {number} id @param {(reader: Reader) => T} one @returns {T[]} */
  const all = (id, one) => {
    const section = sections.find((s) => s.id === id);
    if (section === undefined) return [];
    const reader = new Reader(file, section.from);
    return reader.list(() => one(reader));
  };
  if (sections.some(({ id }) => id === SECTION.start))
    throw new Error('the WebAssembly file has a start function, which is not known here');
  const signatures = all(SECTION.type, signature);
  const imports = all(SECTION.import, importedFunction);
  const types = [...imports, ...all(SECTION.function, (reader) => reader.number())].map(
    (index) => signatures[index] ?? '',
  );
  return {
    file,
    sections,
    imported: imports.length,
    types,
    signatures,
    exports: all(SECTION.export, exported),
    table: all(SECTION.element, elements).flat(),
    bodies: all(SECTION.code, body),
  };
}
