import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../src/lab/statistics/difference.ts';
import { throwsAnswer, type ThrowsAnswer } from '../../src/lab/trexlands/throws/answer.ts';
import type { FoundThrow } from '../../src/lab/trexlands/throws/count.ts';
import { throwsParameters } from '../../src/lab/trexlands/throws/parameters.ts';
import { answered, refusal } from './answered.ts';

const KNOBS: FoundThrow['knobs'] = {
  at: [0, 2_000_000, 0],
  velocity: [0, -10_000, 0],
  rate: 150_000,
  axis: [10_000, 0, 0],
  turned: [0, 0, 0, 10_000],
};
const FEW = { begins: 2, look: 4, steps: 1, closer: 4, rolls: 40 };

describe('the difference of two shares', () => {
  it('has the interval of Newcombe’s own example (1998): 56 of 70 less 48 of 80', () => {
    const { difference, low, high } = differenceOf([56, 70], [48, 80]);
    expect(difference).toBeCloseTo(0.2, 9);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });
});

describe('the search for a throw', () => {
  it('tells the chance of what did best in the search by other rolls, not by those that picked it', () => {
    const parameters = throwsParameters.parse({ rolls: 100 });
    const found = [
      { knobs: KNOBS, seen: 40, up: [90] },
      { knobs: KNOBS, seen: 45, up: [50] },
    ];
    const { best, standard } = throwsAnswer(parameters, { found, standard: 80 }, 2);
    expect(best).toMatchObject({ atMm: [0, 200, 0], velocityMS: [0, -1, 0], spinRadS: 15 });
    expect(best.robustness).toMatchObject([{ scatter: null, share: 0.5, over: { difference: 0.1 } }]);
    expect(standard.share).toBe(0.4);
  });

  it('rolls a free throw by hands of several scatters, and a steadier one does no worse', async () => {
    const { keys, table } = await answered<ThrowsAnswer>('throws', 1, {
      ...FEW,
      kind: 'free',
      terrain: 'dune',
      scatters: [0, 4],
      begins: 12,
    });
    const [still, shaky] = keys.best.robustness;
    expect([0, 1]).toContain(still?.share); // the same throw always comes out the same
    expect(still?.share).toBeGreaterThanOrEqual(shaky?.share ?? 1);
    expect(keys.best.quaternion).toHaveLength(4);
    expect(table.rows.length).toBeGreaterThan(3);
  });

  it.each([
    ['a terrain that there is not', { terrain: 'moon' }, '$.parameters.terrain is "moon"'],
    ['no rolls', { rolls: 0 }, '$.parameters.rolls is 0'],
  ])('is refused with %s', async (_, parameters, said) => expect(await refusal('throws', parameters)).toContain(said));
});
