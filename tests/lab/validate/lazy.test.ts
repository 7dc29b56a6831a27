import { describe, expect, it } from 'vitest';
import { SCATTER } from '#games/trexlands/bestThrow/ways.ts';
import { chanceBeyond, independenceOf } from '#lab/statistics/independence.ts';
import { lazyRowOf, type LazyRow } from '#lab/validate/hand/independent.ts';
import {
  LAZY_SERIES,
  lazyBody,
  lazyRelease,
  mustHold,
  thrownLazily,
  type LazySeries,
} from '#lab/validate/hand/lazy.ts';
import data from '#lab/validate/hand/lazyThrow.json' with { type: 'json' };
import { loadPhysics } from '#sim/physics.ts';
import { FREE_LIMITS, withinReleaseLimits } from '#sim/roll/releaseLimits.ts';
import { cases, runs, SOAKING } from '../../effort.ts';

const physics = await loadPhysics();

describe('the chance of a chi-square', () => {
  it.each([
    [3.841458820694124, 1, 0.05],
    [16.918977604620448, 9, 0.05],
    [21.665994333461924, 9, 0.01],
    [15.08627246938899, 5, 0.01],
    [9.21034037197618, 2, 0.01],
    [426.2, 361, 0.0103],
  ])('beyond %f of %i is as in a table', (chiSquare, freedom, p) => {
    expect(chanceBeyond(chiSquare, freedom)).toBeCloseTo(p, 3);
  });

  it('of a table is 1 where its rows are alike, and nothing where they have nothing in common', () => {
    expect(
      independenceOf([
        [10, 20],
        [30, 60],
      ]),
    ).toEqual({ chiSquare: 0, freedom: 1, p: 1 });
    expect(
      independenceOf([
        [500, 0],
        [0, 500],
      ]),
    ).toMatchObject({ chiSquare: 1000, freedom: 1 });
    expect(chanceBeyond(1000, 1)).toBeLessThan(1e-12);
    expect(
      independenceOf([
        [30, 10],
        [10, 30],
      ]).p,
    ).toBeLessThan(1e-4);
  });
});

const series = (body: LazySeries['body'], kind: LazySeries['kind'], fallMm: number): LazySeries => {
  const found = LAZY_SERIES.find(
    (one) => one.body === body && one.kind === kind && one.fallMm === fallMm && one.terrain === 'scrub',
  );
  if (found === undefined) throw new Error('no such series');
  return found;
};

function rowOf(of: LazySeries, throws: number): LazyRow {
  const { faces } = lazyBody(of);
  const counts = faces.map(() => [...faces.map(() => 0), 0]);
  for (let trial = 0; trial < throws; trial += 1) {
    const { start, end } = thrownLazily(physics, of, 1, trial);
    const row = counts[start];
    const at = end ?? faces.length;
    if (row !== undefined) row[at] = (row[at] ?? 0) + 1;
  }
  return lazyRowOf(of, counts);
}

describe('the laziest throw', () => {
  it('is legal in every trial, and a gentle free one is not where it has to be firm', () => {
    for (const of of LAZY_SERIES) {
      const bound =
        of.kind === 'free' && of.fallMm >= FREE_LIMITS.leastFallMm && of.spinRadS >= FREE_LIMITS.leastFreeSpinRadS;
      for (let trial = 0; trial < 20; trial += 1) {
        const held = [{ ...lazyRelease(of, 1, trial), name: 'it', body: lazyBody(of) }];
        expect(withinReleaseLimits(held)).toMatchObject({ ok: true });
        if (of.kind === 'free') expect(withinReleaseLimits(held, 'arena', true).ok).toBe(bound);
      }
    }
  });

  it('differs from itself as a practised hand does', () => {
    const { placeMm, spinShare, turnedDeg } = SCATTER;
    expect(data.scatter).toEqual({ placeMm, spinShare, turnedDeg });
  });

  it('shows its start where it is gentle and free: a d6, and in a soak a truck', { timeout: 300_000 }, () => {
    expect(rowOf(series('d6', 'free', 80), 240)).toMatchObject({ holds: false });
    if (SOAKING) expect(rowOf(series('truck', 'free', 80), 2400).holds).toBe(false);
  });

  it.each(
    cases(
      LAZY_SERIES.filter((of) => mustHold(of) && of.body === 'truck'),
      LAZY_SERIES.filter(mustHold),
    ),
  )('does not where it is legal: $body $kind from $fallMm mm', { timeout: 300_000 }, (of) => {
    expect(rowOf(of, runs(300, 2400)).holds).toBe(true);
  });
});

describe('a table of start and end', () => {
  const gentle = series('truck', 'free', 80);
  /** Each start ends on its wheels so often, and else on its roof or a side. */
  const table = (onWheels: readonly number[]) => onWheels.map((n) => [200 - n, 100, 100, 1, 1, n, 2]);

  it('has rare ends with those beside them where too few were expected', () => {
    expect(lazyRowOf(gentle, table([100, 100, 100, 100, 100, 100]))).toMatchObject({
      starts: 6,
      ends: 4,
      unread: 12,
      chiSquare: 0,
      holds: true,
    });
  });

  it('of a d20 has four groups where a face has hardly any throws', () => {
    const few = Array.from({ length: 20 }, (_, i) =>
      Array.from({ length: 21 }, (__, k) => (k < 20 && (i + k) % 20 < 12 ? 1 : 0)),
    );
    expect(lazyRowOf(series('d20', 'free', 80), few)).toMatchObject({ rolls: 240, starts: 4, ends: 4 });
  });

  it('shows a start that favours an end by as much as chance does not', () => {
    expect(lazyRowOf(gentle, table([60, 100, 100, 100, 100, 140])).holds).toBe(false);
  });
});
