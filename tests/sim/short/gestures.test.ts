import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { HANDS } from '#sim/assist/assist.ts';
import { CORNERS, GRIPS, type Gesture, type Sample } from '#sim/gesture/gesture.ts';
import { ownHandOf, ownStepSamples } from '#sim/hand/ownHand.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { readGesture, writeGesture } from '#sim/short/gestures.ts';
import { NumberReader, NumberWriter } from '#sim/short/numbers.ts';
import { runs } from '../../effort.ts';

const PIECE = fc.constantFrom('0-S1', '1-M2', '3-L1').map(pieceId);
const hundredths = (most: number) => fc.integer({ min: -most, max: most }).map((n) => n / 100);
const SAMPLE: fc.Arbitrary<Sample> = fc.record({
  xMm: hundredths(80_000),
  yMm: hundredths(6000),
  zMm: hundredths(80_000),
  headingDeg: hundredths(40_000),
});
const own = (steadiness: (typeof STEADINESSES)[number]) =>
  ownHandOf(steadiness, (stroke) => chanceFor(seedRandom(5), 3, stroke));

/** Written and read again; and how many bytes that took. */
function again(gesture: Gesture, hand: ReturnType<typeof own>): readonly [Gesture | null, number] {
  const out = new NumberWriter();
  writeGesture(out, new Map(), hand, gesture);
  const bytes = out.bytes();
  return [readGesture(new NumberReader(bytes), new Map(), hand, gesture.piece), bytes.length];
}

describe('a gesture in few numbers', () => {
  it('of a practised hand is its orders, whoever trembles and wherever the referee stopped it', () => {
    const steps = fc.array(
      fc.tuple(
        SAMPLE,
        fc.constantFrom(...CORNERS),
        fc.constantFrom(...HANDS),
        fc.integer({ min: -360, max: 360 }),
        fc.integer({ min: 0, max: 40 }),
      ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(PIECE, fc.constantFrom(...STEADINESSES), steps, (piece, steadiness, ordered) => {
        const hand = own(steadiness);
        const strokes = ordered.map(([start, corner, practised, swivelDeg, missing], stroke) => {
          const rest = ownStepSamples(
            hand,
            stroke,
            pyramidOf(piece),
            'finger',
            start,
            { corner, swivelDeg },
            practised,
          );
          return { corner, samples: [start, ...rest.slice(0, rest.length - missing)] };
        });
        const gesture: Gesture = { piece, grip: 'finger', strokes };
        const [read, bytes] = again(gesture, hand);
        expect(read).toEqual(gesture);
        expect(bytes).toBeLessThan(8 + 24 * strokes.length); // places and orders, and not one sample
      }),
      { numRuns: runs(10, 30) },
    );
  });

  it('of any other hand comes out sample by sample', () => {
    const stroke = fc.record({
      corner: fc.constantFrom(...CORNERS, null),
      samples: fc.array(SAMPLE, { minLength: 1, maxLength: 30 }),
    });
    fc.assert(
      fc.property(
        PIECE,
        fc.constantFrom(...GRIPS),
        fc.array(stroke, { minLength: 1, maxLength: 3 }),
        (piece, grip, strokes) => {
          const gesture: Gesture = { piece, grip, strokes };
          expect(again(gesture, own('usual'))[0]).toEqual(gesture);
        },
      ),
      { numRuns: runs(20, 60) },
    );
  });

  it('is refused where the numbers are none, and never runs away', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), PIECE, (bytes, piece) => {
        const read = readGesture(new NumberReader(bytes), new Map(), own('shaky'), piece);
        expect(read === null || read.strokes.length <= 16).toBe(true);
      }),
      { numRuns: runs(66, 200) },
    );
  });
});
