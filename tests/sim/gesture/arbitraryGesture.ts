import fc from 'fast-check';
import { CORNERS, GRIPS, type Gesture, type Sample, type Stroke } from '#sim/gesture/gesture.ts';
import { reachable } from '#sim/hand/limits.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { pieceId } from '#sim/ids.ts';

/** Where a hand would like to be, anywhere about the piece. */
const wish = fc.record({
  xMm: fc.double({ min: -300, max: 300, noNaN: true }),
  yMm: fc.double({ min: -20, max: 200, noNaN: true }),
  zMm: fc.double({ min: -300, max: 300, noNaN: true }),
  headingDeg: fc.double({ min: -720, max: 720, noNaN: true }),
});

/** Follows wishes as fast as a hand can, from a start. */
export function follow(start: Sample, wishes: readonly Sample[], samplesEach: number): Sample[] {
  const samples = [start];
  for (const wanted of wishes) {
    for (let i = 0; i < samplesEach; i++)
      samples.push(reachable(samples.at(-2) ?? start, samples.at(-1) ?? start, wanted));
  }
  return samples;
}

/** The beginnings of strokes whose start is only known on the table: a corner and what the hand wishes. */
export const arbitraryWishes = fc.record({
  grip: fc.constantFrom(...GRIPS),
  corner: fc.option(fc.constantFrom(...CORNERS)),
  wishes: fc.array(wish, { minLength: 1, maxLength: 3 }),
});

/** A gesture within a hand's limits, from somewhere near the origin. */
export const arbitraryGesture: fc.Arbitrary<Gesture> = fc
  .record({
    grip: fc.constantFrom(...GRIPS),
    strokes: fc.array(
      fc.record({
        corner: fc.option(fc.constantFrom(...CORNERS)),
        start: wish,
        wishes: fc.array(wish, { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ grip, strokes }) => ({
    piece: pieceId('0-L1'),
    grip,
    strokes: strokes.map(({ corner, start, wishes }): Stroke => ({
      corner,
      samples: follow(hundredths(start), wishes, 12),
    })),
  }));

const hundredths = (s: Sample): Sample => ({
  xMm: hundredth(s.xMm),
  yMm: hundredth(s.yMm),
  zMm: hundredth(s.zMm),
  headingDeg: hundredth(s.headingDeg),
});
