import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTrace } from '#games/traction/referee/referee.ts';
import { compareCalls, rejudge } from '#games/traction/referee/rejudge.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { RefereeCase } from '#games/traction/referee/case.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { isFault } from '#games/traction/referee/state.ts';
import { toleranceAt, TOLERANCE_SHARE, type Tolerance } from '#games/traction/referee/tolerance.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import { aCase, began, L1, lying, rested } from './events.ts';
import { anyTolerance, anyTrace } from './traces.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { runs } from '../../../effort.ts';
import { ruling } from '../support.ts';

const kinds = fc.constantFrom('walk' as const, 'tackle' as const, 'disturb' as const);

/** What is kept of an action: what was ruled, and where everything lay. */
function reportOf(c: RefereeCase, trace: readonly TraceEvent[]): RefereeReport {
  const { rulings, steps, atWin, overlaps } = judgeTrace(c, trace);
  const end = trace.at(-1);
  if (end?.type !== 'rested') throw new Error('a trace ends at rest');
  return { mover: c.mover, ticks: end.tick, rulings, steps, resting: end.pieces, atWin, overlaps, hash: '' };
}

const by = (c: RefereeCase, { moveMm, yawDeg }: Tolerance): RefereeCase => ({
  ...c,
  tolerance: { ...c.tolerance, moveMm, yawDeg },
});

describe('what another tolerance would have ruled', () => {
  it('is what the referee rules of the whole trace by it', () => {
    fc.assert(
      fc.property(kinds, anyTrace, anyTolerance, anyTolerance, (kind, trace, played, other) => {
        const c = aCase(kind, { tolerance: played });
        expect(rejudge(by(c, other), reportOf(c, trace))).toEqual(judgeTrace(by(c, other), trace).rulings);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is what was ruled, where it is the tolerance that was played by', () => {
    fc.assert(
      fc.property(kinds, anyTrace, anyTolerance, (kind, trace, tolerance) => {
        const report = reportOf(aCase(kind, { tolerance }), trace);
        const calls = compareCalls(report.rulings, rejudge(aCase(kind, { tolerance }), report));
        expect(calls.filter(({ change }) => change !== 'same')).toEqual([]);
        expect(calls.map(({ ruling }) => ruling)).toEqual(report.rulings.filter(isFault));
      }),
      { numRuns: runs(250, 10_000) },
    );
  });
});

describe('calls by another tolerance', () => {
  const shares = fc.double({ ...TOLERANCE_SHARE, noNaN: true });

  it('never become more when it is raised, and never fewer when it is lowered', () => {
    fc.assert(
      fc.property(kinds, anyTrace, anyTolerance, shares, shares, (kind, trace, played, a, b) => {
        const c = aCase(kind, { tolerance: played });
        const report = reportOf(c, trace);
        const [strict, lenient] = [Math.min(a, b), Math.max(a, b)].map((share) =>
          rejudge(by(c, toleranceAt(share)), report),
        );
        expect(compareCalls(strict ?? [], lenient ?? []).filter(({ change }) => change === 'more')).toEqual([]);
        expect(compareCalls(lenient ?? [], strict ?? []).filter(({ change }) => change === 'fewer')).toEqual([]);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it("keep every fault of the mover's own, whatever the tolerance", () => {
    fc.assert(
      fc.property(kinds, anyTrace, anyTolerance, shares, (kind, trace, played, share) => {
        const c = aCase(kind, { tolerance: played });
        const report = reportOf(c, trace);
        const calls = compareCalls(report.rulings, rejudge(by(c, toleranceAt(share)), report));
        const own = report.rulings.filter((ruling) => isFault(ruling) && ruling.code !== 'crash');
        expect(
          calls
            .filter(({ change, ruling }) => change === 'same' && ruling.code !== 'crash')
            .map(({ ruling }) => ruling),
        ).toEqual(own);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('take a crash back that is no more than a jiggle, and make one of a jiggle that is too much', () => {
    const trace = [
      began(5, '1-M1', 'base-edge'),
      rested(60, [lying(L1), lying('1-M1', { movedMm: 1.4 }), lying('1-S1', { movedMm: 0.6 })]),
    ];
    const report = reportOf(aCase('walk'), trace);
    const changes = (share: number): string[] =>
      compareCalls(report.rulings, rejudge(by(aCase('walk'), toleranceAt(share)), report)).map(
        ({ change, ruling, made }) => `${change} ${ruling.code} ${ruling.other ?? ''} ${made}`,
      );
    expect(changes(0)).toEqual(['same walk-contact 1-M1 0', 'same crash 1-M1 1', 'more crash 1-S1 2']);
    expect(changes(1)).toEqual(['same walk-contact 1-M1 0', 'same crash 1-M1 1']);
    expect(changes(2)).toEqual(['same walk-contact 1-M1 0', 'fewer jiggle 1-M1 1']);
  });

  it('name a crash that had been too little to mention', () => {
    const report = reportOf(aCase('walk'), [rested(60, [lying(L1), lying('1-M1', { movedMm: 0.04 })])]);
    const none = { moveMm: 0, yawDeg: 0, pivotMm: 1 };
    expect(compareCalls(report.rulings, rejudge(aCase('walk', { tolerance: none }), report))).toMatchObject([
      { change: 'more', made: null, ruling: { code: 'crash', other: '1-M1' } },
    ]);
  });

  const crash = ruling('crash', '0-L1', '1-M1', { clause: 'TR-28', feature: 'side', otherFeature: 'side' });
  it.each<[string, Ruling, readonly string[]]>([
    ['alike in all', { ...crash }, ['same']],
    ['of another distance', { ...crash, distanceMm: 7 }, ['same']],
    ['that is let pass as a jiggle', { ...crash, clause: 'TR-27', code: 'jiggle' }, ['fewer']],
    ['for standing in another’s place', { ...crash, clause: 'TR-54' }, ['fewer', 'more']],
    ['of another kind', { ...crash, clause: 'TR-10', code: 'walk-contact' }, ['fewer', 'more']],
    ['about another piece', { ...crash, piece: pieceId('0-S1') }, ['fewer', 'more']],
    ['with another', { ...crash, other: pieceId('1-S1') }, ['fewer', 'more']],
    ['at another time', { ...crash, tick: tick(11) }, ['fewer', 'more']],
    ['by another part', { ...crash, feature: 'point' }, ['fewer', 'more']],
    ['of another part', { ...crash, otherFeature: 'point' }, ['fewer', 'more']],
  ])('tell a crash from one %s', (_what, other, changes) => {
    expect(compareCalls([crash], [other]).map(({ change }) => change)).toEqual(changes);
  });
});
