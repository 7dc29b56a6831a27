import { expect, it } from 'vitest';
import { trimmed } from '../../scripts/page/wasm/trim.mjs';

const section = (id: number, ...items: number[][]): number[] => {
  const contents = [items.length, ...items.flat()];
  return [id, contents.length, ...contents];
};
const body = (...code: number[]): number[] => [code.length + 2, 0, ...code, 0x0b];
const named = (name: string, index: number): number[] => [name.length, ...Buffer.from(name), 0, index];
const i32 = (value: number): number[] => [0x41, value];

const NUMBER = 0; // type: nothing to i32
const FLOAT = 1; // type: nothing to f32

/** Two exports: `kept` calls 2 and the table's entry 0; `gone` calls 3 and the table's entry 2. */
const small = (first = body(0x10, 2, ...i32(0), 0x11, NUMBER, 0, 0x6a)): Uint8Array =>
  Uint8Array.from([
    ...Buffer.from('\0asm\u0001\0\0\0'),
    ...section(1, [0x60, 0, 1, 0x7f], [0x60, 0, 1, 0x7d]),
    ...section(3, [NUMBER], [FLOAT], [NUMBER], [NUMBER], [NUMBER], [NUMBER], [FLOAT]),
    ...section(4, [0x70, 0, 3]),
    ...section(7, named('kept', 0), named('gone', 1)),
    ...section(9, [0, ...i32(0), 0x0b, 3, 4, 5, 6]),
    ...section(
      10,
      first,
      body(0x10, 3, 0x1a, ...i32(2), 0x11, FLOAT, 0),
      body(...i32(20)),
      body(...i32(30)),
      body(...i32(40)),
      body(...i32(50)),
      body(0x43, 0, 0, 0, 0),
    ),
  ]);

const isGone = (name: string): boolean => name === 'gone';
const asHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const TRAP = '0300000b';

it('keeps what an export calls, by number and by type through the table, and traps in the rest', () => {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(trimmed(small(), isGone))));
  expect(Object.keys(instance.exports)).toEqual(['kept']);
  const { kept } = instance.exports;
  expect(typeof kept === 'function' && kept()).toBe(60);
  const code = asHex(trimmed(small(), isGone));
  // Functions 1, 3 and 6 are the other export's; 5 is in the table, and of a type that is called.
  expect(code.split(TRAP)).toHaveLength(4);
  for (const value of [20, 40, 50]) expect(code).toContain(asHex(Uint8Array.from(body(...i32(value)))));
  expect(code).not.toContain(asHex(Uint8Array.from(body(...i32(30)))));
});

it('changes nothing where nothing goes', () => {
  expect(asHex(trimmed(small(), () => false))).toBe(asHex(small()));
});

it('says nothing of who compiled the module', () => {
  const custom = [0, 3, 1, 0x78, 9];
  expect(asHex(trimmed(Uint8Array.from([...small(), ...custom]), () => false))).toBe(asHex(small()));
});

it.each([
  ['an instruction that it does not know', small(body(0xd2, 0, 0x1a, ...i32(1))), 'instruction 0xd2'],
  ['a function that starts by itself', Uint8Array.from([...small(), 8, 1, 0]), 'a start function'],
  ['a file that ends too early', small().subarray(0, 30), 'ends too early'],
])('refuses %s', (_, bytes, says) => {
  expect(() => trimmed(bytes, isGone)).toThrow(says);
});
