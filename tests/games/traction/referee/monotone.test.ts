import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTrace } from '#games/traction/referee/referee.ts';
import { isLegal, type RefereeState } from '#games/traction/referee/state.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { aCase } from './events.ts';
import { anyTolerance as tolerance, anyTrace as trace } from './traces.ts';
import { runs } from '../../../effort.ts';

/** The call a ruling makes, whatever it is called: a jiggle is a crash that the tolerance has let pass. */
/** A mover that stands in the place of what is put back has touched it; of what crashed that is not said (TR-54). */
const isInPlace = (r: Ruling): boolean =>
  r.code !== 'crash' &&
  r.code !== 'jiggle' &&
  r.code !== 'pivot-slide' &&
  r.code !== 'lift-off' &&
  r.code !== 'not-upright' &&
  r.distanceMm !== null;
const call = (r: Ruling): string => `${r.code === 'jiggle' ? 'crash' : r.code} ${r.other ?? ''}`;
const calls = (state: RefereeState): string[] => state.rulings.filter((r) => !isInPlace(r)).map(call);
const faults = (state: RefereeState): string[] =>
  state.rulings.filter((r) => r.code === 'crash' || r.code === 'pivot-slide').map(call);

describe('raising the tolerance', () => {
  it('never adds a ruling, and never makes a fault of what was none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('walk' as const, 'tackle' as const, 'disturb' as const),
        trace,
        tolerance,
        tolerance,
        (kind, events, a, b) => {
          const low = {
            moveMm: Math.min(a.moveMm, b.moveMm),
            yawDeg: Math.min(a.yawDeg, b.yawDeg),
            pivotMm: Math.min(a.pivotMm, b.pivotMm),
          };
          const high = {
            moveMm: Math.max(a.moveMm, b.moveMm),
            yawDeg: Math.max(a.yawDeg, b.yawDeg),
            pivotMm: Math.max(a.pivotMm, b.pivotMm),
          };
          const strict = judgeTrace(aCase(kind, { tolerance: low }), events);
          const lenient = judgeTrace(aCase(kind, { tolerance: high }), events);
          expect(calls(strict)).toEqual(expect.arrayContaining(calls(lenient)));
          expect(faults(strict)).toEqual(expect.arrayContaining(faults(lenient)));
          expect(calls(lenient).length).toBeLessThanOrEqual(calls(strict).length);
          if (isLegal(strict.rulings)) expect(isLegal(lenient.rulings)).toBe(true);
        },
      ),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('never changes where the sweep stops', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('walk' as const, 'tackle' as const),
        trace,
        tolerance,
        tolerance,
        (kind, events, a, b) => {
          expect(judgeTrace(aCase(kind, { tolerance: a }), events).stopped).toBe(
            judgeTrace(aCase(kind, { tolerance: b }), events).stopped,
          );
        },
      ),
      { numRuns: runs(250, 10_000) },
    );
  });
});
