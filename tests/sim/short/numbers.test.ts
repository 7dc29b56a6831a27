import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberReader, NumberWriter, type Row } from '#sim/short/numbers.ts';

const row = fc.integer({ min: 0, max: 7 }) as fc.Arbitrary<Row>;
const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -(2 ** 28), max: 2 ** 28 }));

function written(numbers: readonly (readonly [Row, number])[]): Uint8Array {
  const out = new NumberWriter();
  for (const [at, number] of numbers) out.write(at, number);
  return out.bytes();
}

it('numbers of any size in any rows come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(row, value), { maxLength: 2000 }), (numbers) => {
      const from = new NumberReader(written(numbers));
      expect(numbers.map(([at]) => from.read(at))).toEqual(numbers.map(([, number]) => number));
      expect(from.failed()).toBe(false);
    }),
  );
});

it('numbers that are nearly always zero take an eighth of a bit each', () => {
  const numbers = Array.from({ length: 8000 }, (_, i): [Row, number] => [0, i % 500 === 0 ? 9 : 0]);
  expect(written(numbers).length).toBeLessThan(1000 / 8);
});

it('a reader of bytes that nobody wrote ends, and says that it has failed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), row, (bytes, at) => {
      const from = new NumberReader(bytes);
      for (let i = 0; i < 100_000 && !from.failed(); i += 1) from.read(at);
      expect(Number.isSafeInteger(from.read(at))).toBe(true);
    }),
  );
});
