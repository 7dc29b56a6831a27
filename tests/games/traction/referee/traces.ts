import fc from 'fast-check';
import type { Tolerance } from '#games/traction/referee/tolerance.ts';
import type { Feature, TraceEvent } from '#sim/trace/events.ts';
import {
  at,
  began,
  changed,
  dragged,
  ended,
  gripped,
  lifted,
  lying,
  overbalanced,
  parted,
  rested,
  setDown,
  shifted,
  stopped,
  tilted,
  tipped,
  travelled,
} from './events.ts';
import { pieceId } from '#sim/ids.ts';

/** Traces by chance. */

const feature = fc.constantFrom<Feature>('base-face', 'base-edge', 'base-corner', 'side', 'point');
const body = fc.constantFrom('1-M1', '1-S1', '0-M1', 'pad-1', 'pad-0');
const far = fc.double({ min: 0, max: 4, noNaN: true });

const lie = fc.record({
  movedMm: far,
  turnedDeg: far,
  pose: fc.constantFrom('upright' as const, 'flat' as const, 'tilted' as const),
});
const happening: fc.Arbitrary<(tick: number) => TraceEvent> = fc.oneof(
  fc.tuple(body, feature, fc.boolean()).map(
    ([b, f, atStart]) =>
      (t: number) =>
        began(t, b, f, { atStart }),
  ),
  body.map((b) => (t: number) => parted(t, b)),
  far.map((mm) => (t: number) => travelled(t, mm)),
  far.map((mm) => (t: number) => dragged(t, mm)),
  far.map((mm) => (t: number) => lifted(t, 0.5 + mm)),
  body.map((b) => (t: number) => ended(t, b)),
  fc.tuple(body, far, feature).map(
    ([b, mm, f]) =>
      (t: number) =>
        shifted(t, b, mm, f),
  ),
  fc.tuple(lie, lie).map(
    ([one, two]) =>
      (t: number) =>
        stopped(t, [lying('1-M1', one), lying('1-S1', two)]),
  ),
  fc.constantFrom(null, 0, 1).map((pad) => (t: number) => overbalanced(t, pad)),
  fc.constantFrom(gripped, tipped, tilted, changed, (t: number) => setDown(t)),
);

const overlap = fc.tuple(far, feature).map(([depthMm, f]) => ({
  id: pieceId('1-M1'),
  depthMm,
  touches: [{ feature: f, otherFeature: 'side' as const, at }],
}));
/** What a table might have told of an action, to its end. */
export const anyTrace: fc.Arbitrary<readonly TraceEvent[]> = fc
  .record({
    events: fc.array(fc.tuple(fc.nat(3), happening), { maxLength: 12 }),
    mover: lie,
    one: lie,
    two: lie,
    overlaps: fc.array(overlap, { maxLength: 1 }),
  })
  .map(({ events, mover, one, two, overlaps }) => {
    let tick = 0;
    const told = events.map(([wait, make]) => make((tick += wait)));
    return [...told, rested(tick + 40, [lying('0-L1', mover), lying('1-M1', one), lying('1-S1', two)], { overlaps })];
  });
export const anyTolerance: fc.Arbitrary<Tolerance> = fc.record({ moveMm: far, yawDeg: far, pivotMm: far });
