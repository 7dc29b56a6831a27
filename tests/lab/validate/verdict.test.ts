import { describe, expect, it } from 'vitest';
import { verdictOf, type Paired, type TruckCounts } from '#lab/validate/odds/verdict.ts';
import type { Counted } from '#lab/statistics/difference.ts';

const ROLLS = 10_000;
const RIGHT: Counted = [4000, ROLLS];

/** So many more of the first, a fifth of all trials apart. */
const more = (hits: number, trials = ROLLS): Paired => {
  const apart = trials / 5;
  return { onlyFirst: (apart + hits) / 2, onlySecond: (apart - hits) / 2, trials };
};

/** Ours, that is so far from the integrator. */
const ours = (...hits: readonly number[]): TruckCounts['byTicks'] =>
  hits.map((one, i) => ({ ticksHz: i === 0 ? 240 : 1920, counted: [4000 + one, ROLLS], paired: more(one) }));

const counts = (otherwise: Partial<TruckCounts> = {}): TruckCounts => ({
  byTicks: ours(20, 30),
  rim: { onlyFirst: 60, onlySecond: 50, trials: ROLLS },
  integrator: RIGHT,
  coarser: more(-10),
  claims: [
    { name: 'Low', share: 0.28, rolls: 1400 },
    { name: 'Near', share: 0.41, rolls: 1400 },
  ],
  ...otherwise,
});

describe('the verdict on engines that disagree', () => {
  it('is for those that agree with the integrator, and against the others by so many points', () => {
    const verdict = verdictOf(counts());
    expect(verdict?.decision).toBe('decided');
    expect(verdict?.opinions.map(({ name, agrees }) => [name, agrees])).toEqual([
      ['ours at 1/240 s', true],
      ['ours at 1/1920 s', true],
      ['Low', false],
      ['Near', true],
    ]);
    expect(verdict?.says).toContain('Apart from it is Low, by -12.1 points');
    expect(verdict?.says).toMatch(
      /So Low is not right, .* and ours at 1\/240 s, ours at 1\/1920 s and Near cannot be told from the integrator: each is within [\d.]+ points of it \(95 %\)\.$/,
    );
  });

  it('is against ours where the integrator says otherwise', () => {
    const verdict = verdictOf(counts({ integrator: [2800, ROLLS], byTicks: ours(1200, 1210) }));
    expect(verdict?.decision).toBe('decided');
    expect(verdict?.says).toMatch(
      /So ours at 1\/240 s, ours at 1\/1920 s and Near are not right, .* and Low cannot be told from the integrator: it is within/,
    );
  });

  it('is that nothing can be decided where nobody agrees, or the integrator has not converged', () => {
    const alone = verdictOf(counts({ integrator: [6000, ROLLS], byTicks: ours(-1800, -1900) }));
    expect(alone).toMatchObject({ decision: 'undecided' });
    expect(alone?.says).toMatch(
      /cannot be decided who is right: nobody agrees with the integrator\. The nearest is ours at 1\/240 s\.$/,
    );
    const coarse = verdictOf(counts({ coarser: more(500) }));
    expect(coarse).toMatchObject({ decision: 'undecided' });
    expect(coarse?.says).toMatch(/the integrator itself has not converged\.$/);
  });

  it('is that nobody is wrong where few throws let all agree', () => {
    const byTicks = ours(0).map((one) => ({ ...one, paired: more(0, 10) }));
    expect(verdictOf(counts({ byTicks, integrator: [4, 10], coarser: more(0, 10) }))).toMatchObject({
      decision: 'all-agree',
    });
  });

  it('takes the rim off the others, and says where ticks matter', () => {
    const rim = { onlyFirst: 450, onlySecond: 50, trials: ROLLS };
    const verdict = verdictOf(counts({ rim, claims: [{ name: 'Far', share: 0.44, rolls: ROLLS }] }));
    expect(verdict?.opinions.at(-1)).toMatchObject({ name: 'Far', agrees: true });
    const says = verdictOf(counts({ byTicks: ours(500, 0) }))?.says;
    expect(says).toContain('ours changes by -5.0 points');
    expect(says).toContain(': the ticks matter.');
  });
});
