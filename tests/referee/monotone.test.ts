import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTrace } from '../../src/referee/referee.ts';
import type { RefereeState } from '../../src/referee/state.ts';
import type { Ruling } from '../../src/referee/ruling.ts';
import type { Feature, TraceEvent } from '../../src/sim/trace/events.ts';
import { aCase, began, changed, dragged, gripped, lifted, lying, parted, rested, setDown, tipped, travelled } from './events.ts';

const feature = fc.constantFrom<Feature>('base-face', 'base-edge', 'base-corner', 'side', 'point');
const body = fc.constantFrom('1-M1', '1-S1', '0-M1', 'pad-1', 'pad-0');
const far = fc.double({ min: 0, max: 4, noNaN: true });

const happening: fc.Arbitrary<(tick: number) => TraceEvent> = fc.oneof(
  fc.tuple(body, feature, fc.boolean()).map(([b, f, atStart]) => (t: number) => began(t, b, f, { atStart })),
  body.map((b) => (t: number) => parted(t, b)),
  far.map((mm) => (t: number) => travelled(t, mm)),
  far.map((mm) => (t: number) => dragged(t, mm)),
  far.map((mm) => (t: number) => lifted(t, 0.5 + mm)),
  fc.constantFrom(gripped, tipped, changed, (t: number) => setDown(t)),
);

const lie = fc.record({ movedMm: far, turnedDeg: far, pose: fc.constantFrom('upright' as const, 'flat' as const, 'tilted' as const) });
const trace = fc
  .record({ events: fc.array(fc.tuple(fc.nat(3), happening), { maxLength: 12 }), mover: lie, one: lie, two: lie })
  .map(({ events, mover, one, two }) => {
    let tick = 0;
    const told = events.map(([wait, make]) => make((tick += wait)));
    return [...told, rested(tick + 40, [lying('0-L1', mover), lying('1-M1', one), lying('1-S1', two)])];
  });
const tolerance = fc.record({ moveMm: far, yawDeg: far, pivotMm: far });

/** The call a ruling makes, whatever it is called: a jiggle is a crash that the tolerance has let pass. */
const call = (r: Ruling): string => `${r.code === 'jiggle' ? 'crash' : r.code} ${r.other ?? ''}`;
const calls = (state: RefereeState): string[] => state.rulings.map(call);
const faults = (state: RefereeState): string[] => state.rulings.filter((r) => r.code === 'crash' || r.code === 'pivot-slide').map(call);

describe('raising the tolerance', () => {
  it('never adds a ruling, and never makes a fault of what was none', () => {
    fc.assert(fc.property(fc.constantFrom('walk' as const, 'tackle' as const, 'disturb' as const), trace, tolerance, tolerance, (kind, events, a, b) => {
      const low = { moveMm: Math.min(a.moveMm, b.moveMm), yawDeg: Math.min(a.yawDeg, b.yawDeg), pivotMm: Math.min(a.pivotMm, b.pivotMm) };
      const high = { moveMm: Math.max(a.moveMm, b.moveMm), yawDeg: Math.max(a.yawDeg, b.yawDeg), pivotMm: Math.max(a.pivotMm, b.pivotMm) };
      const strict = judgeTrace(aCase(kind, { tolerance: low }), events);
      const lenient = judgeTrace(aCase(kind, { tolerance: high }), events);
      expect(calls(strict)).toEqual(expect.arrayContaining(calls(lenient)));
      expect(faults(strict)).toEqual(expect.arrayContaining(faults(lenient)));
      expect(lenient.rulings.length).toBeLessThanOrEqual(strict.rulings.length);
    }), { numRuns: 3000 });
  });

  it('never changes where the sweep stops', () => {
    fc.assert(fc.property(fc.constantFrom('walk' as const, 'tackle' as const), trace, tolerance, tolerance, (kind, events, a, b) => {
      expect(judgeTrace(aCase(kind, { tolerance: a }), events).stopped).toBe(judgeTrace(aCase(kind, { tolerance: b }), events).stopped);
    }), { numRuns: 1000 });
  });
});
