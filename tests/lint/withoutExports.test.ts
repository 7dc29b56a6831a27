import binaryen from 'binaryen';
import { expect, it } from 'vitest';
import { withoutExports } from '../../scripts/page/withoutExports.mjs';

/** Two exports: `kept` calls $two and a place of the table by its type; `gone` does so with $three and another type. */
const TEXT = `(module
  (type $number (func (result i32)))
  (type $float (func (result f32)))
  (table 2 funcref)
  (elem (i32.const 0) $forty $half)
  (func (export "kept") (result i32)
    (i32.add (call $two) (call_indirect (type $number) (i32.const 0))))
  (func (export "gone") (result f32)
    (drop (call $three)) (call_indirect (type $float) (i32.const 1)))
  (func $two (result i32) (i32.const 1111))
  (func $three (result i32) (i32.const 3333))
  (func $forty (result i32) (i32.const 4444))
  (func $half (result f32) (f32.const 0.5)))`;

const small = (): Uint8Array => {
  const module = binaryen.parseText(TEXT);
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
};

const withoutGone = async (): Promise<Uint8Array> => withoutExports(small(), (name) => name === 'gone');
const textOf = (bytes: Uint8Array): string => binaryen.readBinary(bytes).emitText();

it('keeps what the other exports call, directly and through the table', async () => {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(await withoutGone())));
  expect(Object.keys(instance.exports)).toEqual(['kept']);
  const { kept } = instance.exports;
  expect(typeof kept === 'function' && kept()).toBe(5555);
});

it('takes out what nothing calls any more', async () => {
  expect(textOf(small())).toContain('3333');
  expect(textOf(await withoutGone())).not.toContain('3333');
});

it('refuses what is no module', async () => {
  await expect(withoutExports(small().subarray(0, 30), () => false)).rejects.toThrow('WebAssembly.Module');
});
