import fc from 'fast-check';
import { describe, it } from 'vitest';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { neverSurprises as neverSurprisesAnybody, neverThrows } from '../../../engine/files/fuzz.ts';
import { EXAMPLE, text } from './example.ts';
import { runs } from '../../../effort.ts';

const format = { parse: parseScenario, make: makeScenario };
const neverSurprises = (json: string): void => neverSurprisesAnybody(format, json);

describe('the scenario parser never throws and says one sentence', () => {
  neverThrows(format, EXAMPLE);

  it('about any JSON that says it is a scenario', () => {
    const file = fc.record(
      {
        format: fc.constant('tumbletop/scenario'),
        version: fc.constant(1),
        game: fc.constantFrom('traction', 'trexlands'),
        surface: fc.oneof(fc.constant('felt'), fc.jsonValue()),
        pieces: fc.oneof(fc.constant([]), fc.jsonValue()),
        actions: fc.oneof(fc.constant([]), fc.jsonValue()),
        pads: fc.jsonValue(),
        expect: fc.jsonValue(),
        options: fc.jsonValue(),
      },
      { requiredKeys: ['format', 'version', 'game', 'surface', 'pieces', 'actions'] },
    );
    fc.assert(
      fc.property(file, (value) => neverSurprises(text(value))),
      { numRuns: runs(200, 10_000) },
    );
  });

  it.each([
    ['a million brackets', '['.repeat(1_000_000)],
    ['a million objects', '{"a":'.repeat(1_000_000)],
    ['a million numbers', `[${'0,'.repeat(1_000_000)}0]`],
    ['a file of numbers for pieces', text({ ...EXAMPLE, pieces: Array.from({ length: 900_000 }, () => 0) })],
    [
      'a file of keys',
      text({ ...EXAMPLE, ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])) }),
    ],
    ['a title of quotes', text({ ...EXAMPLE, title: '"'.repeat(1_000_000) })],
    ['a title of escaped quotes that never ends', `{"title":"${'\\"'.repeat(1_000_000)}`],
    [
      'an endless gesture',
      text({
        ...EXAMPLE,
        actions: [{ do: 'gesture', as: 'walk', piece: '0-S1', gesture: `1.${'A'.repeat(60_000)}` }],
        expect: [],
      }),
    ],
  ])('about %s', (_name, json) => neverSurprises(json));
});

describe('every scenario survives being written', () => {
  const coordinate = fc.integer({ min: -79_000, max: 79_000 }).map((n) => n / 100);
  const piece = fc.record({
    xMm: coordinate,
    zMm: coordinate,
    yawDeg: fc.double({ min: -720, max: 720, noNaN: true }),
    pose: fc.constantFrom('upright', 'flat'),
  });
  const ids = fc.uniqueArray(fc.constantFrom('0-S1', '0-M2', '1-L1', '1-S2', '4-L2'), { maxLength: 5 });

  it('wherever its pieces stand', () => {
    fc.assert(
      fc.property(
        ids,
        fc.array(piece, { minLength: 5, maxLength: 5 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (names, places, friction, seat) => {
          const pieces = names.map((id, i) => ({ id, ...places[i] }));
          neverSurprises(
            text({
              ...EXAMPLE,
              pads: [],
              pieces,
              surface: { friction, restitution: 0.1 },
              seat,
              actions: [],
              expect: [],
            }),
          );
        },
      ),
      { numRuns: runs(200, 10_000) },
    );
  });
});
