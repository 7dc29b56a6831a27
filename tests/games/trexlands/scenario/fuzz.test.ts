import fc from 'fast-check';
import { describe, it } from 'vitest';
import { makeRollScenario } from './make.ts';
import { parseRollScenario } from '#games/trexlands/scenario/parse.ts';
import { neverSurprises, neverThrows } from '../../../engine/files/fuzz.ts';
import { rollExample, ROLL_EXAMPLE } from './example.ts';
import { runs } from '../../../effort.ts';

const format = { parse: parseRollScenario, make: makeRollScenario };

describe('the parser of scenarios of trucks never throws and says one sentence', () => {
  neverThrows(format, ROLL_EXAMPLE);

  it('about any JSON that says it is such a scenario', () => {
    const file = fc.record({
      format: fc.constant('tumbletop/scenario'),
      version: fc.constant(1),
      game: fc.constant('trexlands'),
      terrain: fc.oneof(fc.constant('dune'), fc.jsonValue()),
      trucks: fc.oneof(fc.constant([{ id: '0-T1' }]), fc.jsonValue()),
      actions: fc.oneof(fc.constant([{ do: 'battle-roll', throws: [] }]), fc.jsonValue()),
      expect: fc.jsonValue(),
    });
    fc.assert(
      fc.property(file, (value) => neverSurprises(format, JSON.stringify(value))),
      { numRuns: runs(200, 10_000) },
    );
  });

  it('wherever and however trucks are thrown', () => {
    const triple = (most: number) =>
      fc.tuple(...[1, 2, 3].map(() => fc.double({ min: -most, max: most, noNaN: true })));
    const unit = fc.tuple(...[1, 2, 3, 4].map(() => fc.double({ min: -1, max: 1, noNaN: true })));
    const thrown = fc.record({
      truck: fc.constantFrom('0-T1', '1-T2'),
      atMm: triple(300),
      quaternion: unit,
      velocityMmS: triple(2000),
      spinDegS: triple(6000),
    });
    fc.assert(
      fc.property(fc.array(thrown, { minLength: 1, maxLength: 3 }), (throws) =>
        neverSurprises(format, JSON.stringify(rollExample({ actions: [{ do: 'battle-roll', throws }] }))),
      ),
      { numRuns: runs(200, 10_000) },
    );
  });

  it.each([
    [
      'a file of numbers for throws',
      JSON.stringify(
        rollExample({ actions: [{ do: 'battle-roll', throws: Array.from({ length: 900_000 }, () => 0) }] }),
      ),
    ],
    [
      'a file of trucks',
      JSON.stringify(rollExample({ trucks: Array.from({ length: 50_000 }, () => ({ id: '0-T1' })) })),
    ],
  ])('about %s', (_name, json) => neverSurprises(format, json));
});
