import { describe, expect, it } from 'vitest';
import { verdictOf, type TruckCounts } from '../../../src/lab/validate/odds/verdict.ts';
import type { Counted } from '../../../src/lab/statistics/difference.ts';

const RIGHT: Counted = [4000, 10_000];

const counts = (otherwise: Partial<TruckCounts> = {}): TruckCounts => ({
  byTicks: [240, 1920].map((ticksHz) => ({ ticksHz, counted: [4020, 10_000] })),
  arena: [4010, 10_000],
  integrator: RIGHT,
  coarser: [3990, 10_000],
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
    expect(verdict?.says).toContain('Apart from it are Low, by -11.9 points');
    expect(verdict?.says).toMatch(/So right .* are ours at 1\/240 s, ours at 1\/1920 s and Near, and Low is not\.$/);
  });

  it('is against ours where the integrator says otherwise', () => {
    const verdict = verdictOf(counts({ integrator: [2800, 10_000], coarser: [2810, 10_000] }));
    expect(verdict?.decision).toBe('decided');
    expect(verdict?.says).toMatch(/is Low, and ours at 1\/240 s, ours at 1\/1920 s and Near are not\.$/);
  });

  it('is that nothing can be decided where nobody agrees, or the integrator has not converged', () => {
    const alone = verdictOf(counts({ integrator: [6000, 10_000], coarser: [6010, 10_000] }));
    expect(alone).toMatchObject({ decision: 'undecided' });
    expect(alone?.says).toMatch(
      /cannot be decided who is right: nobody agrees with the integrator\. The nearest is Near\.$/,
    );
    const coarse = verdictOf(counts({ coarser: [3000, 10_000] }));
    expect(coarse).toMatchObject({ decision: 'undecided' });
    expect(coarse?.says).toMatch(/the integrator itself has not converged\.$/);
  });

  it('is that nobody is wrong where few throws let all agree', () => {
    const few: Counted = [4, 10];
    const byTicks = [240, 1920].map((ticksHz) => ({ ticksHz, counted: few }));
    expect(verdictOf(counts({ byTicks, arena: few, integrator: few, coarser: few }))).toMatchObject({
      decision: 'all-agree',
    });
  });

  it('takes the rim off the others, and says where ticks matter', () => {
    const verdict = verdictOf(counts({ arena: [4420, 10_000], claims: [{ name: 'Far', share: 0.44, rolls: 10_000 }] }));
    expect(verdict?.opinions.at(-1)).toMatchObject({ name: 'Far', agrees: true });
    const usual = { ticksHz: 240, counted: [4500, 10_000] } as const;
    const finest = { ticksHz: 1920, counted: RIGHT } as const;
    expect(verdictOf(counts({ byTicks: [usual, finest] }))?.says).toContain('-5.0 points');
    expect(verdictOf(counts({ byTicks: [usual, finest] }))?.says).toContain(': the ticks matter.');
  });
});
