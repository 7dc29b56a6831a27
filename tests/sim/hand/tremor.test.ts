import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HANDS, stepSamples, type StepCommand } from '#sim/assist/assist.ts';
import { makeGesture, parseGesture } from '#sim/gesture/codec.ts';
import { CORNERS, type Gesture, type Sample } from '#sim/gesture/gesture.ts';
import { withinLimits } from '#sim/hand/limits.ts';
import { ownHandOf, ownStepSamples, USUAL_HAND, type OwnHand } from '#sim/hand/ownHand.ts';
import { STEADINESSES, steadinessValues, type Steadiness } from '#sim/hand/steadiness.ts';
import { tremorOf } from '#sim/hand/tremor.ts';
import { pieceId } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { PYRAMIDS, SIZES } from '#sim/pyramid.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { runs } from '../../effort.ts';

const SAMPLES_PER_SECOND = 60;
const START: Sample = { xMm: 0, yMm: 44.45, zMm: 0, headingDeg: 0 };
const chanceOf = (seed: number): Chance => chanceFor(seedRandom(seed), 0);
const handOf = (steadiness: Steadiness, seed = 1): OwnHand =>
  ownHandOf(steadiness, (stroke) => chanceOf(1000 * seed + stroke));
const stepOf = (own: OwnHand, command: StepCommand = { corner: 'A', swivelDeg: 90 }, stroke = 0): readonly Sample[] =>
  ownStepSamples(own, stroke, PYRAMIDS.L, 'finger', START, command, 'natural');

/** How a hand that holds still trembles, mm along x. */
function trembleOf(steadiness: Steadiness, seconds: number, seed: number): number[] {
  const tremor = tremorOf(steadinessValues(steadiness), chanceOf(seed));
  return Array.from({ length: seconds * SAMPLES_PER_SECOND }, () => tremor(START).xMm);
}

const rms = (values: readonly number[]): number => Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);

describe('a tremor', () => {
  it.each(['shaky', 'very-shaky'] as const)('of a %s hand is as large as its data say', (steadiness) => {
    const all = Array.from({ length: 20 }, (_, seed) => trembleOf(steadiness, 20, seed)).flat();
    expect(rms(all) / steadinessValues(steadiness).tremorMm).toBeCloseTo(1, 1);
  });

  it('swings 8 to 12 times a second', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const values = trembleOf('shaky', 30, seed);
      const crossings = values.filter((value, i) => i > 0 && Math.sign(value) !== Math.sign(values[i - 1] ?? 0)).length;
      const hz = crossings / 2 / 30;
      expect(hz).toBeGreaterThan(7.8);
      expect(hz).toBeLessThan(12.2);
    }
  });

  it('grows from nothing, because a stroke begins where the piece is', () => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(Math.abs(trembleOf('very-shaky', 1, seed)[0] ?? NaN)).toBeLessThan(0.1);
  });

  it('is the same for the same chance, and another for another stroke', () => {
    expect(stepOf(handOf('shaky'))).toEqual(stepOf(handOf('shaky')));
    expect(stepOf(handOf('shaky'), undefined, 1)).not.toEqual(stepOf(handOf('shaky')));
  });
});

describe('a hand', () => {
  it('without a handicap does exactly what was worked out', () => {
    const wanted = stepSamples(PYRAMIDS.L, 'finger', START, { corner: 'A', swivelDeg: 90 }, 'natural');
    expect(stepOf(USUAL_HAND)).toEqual(wanted);
    expect(stepOf(handOf('usual'))).toEqual(wanted);
  });

  it('that is steady goes the same way in one and a half times the time', () => {
    const [usual, steady] = [stepOf(handOf('usual')), stepOf(handOf('steady'))];
    expect(steady.length / usual.length).toBeGreaterThan(1.4);
    expect(steady.length / usual.length).toBeLessThan(1.55);
    expect(steady.at(-1)).toEqual(usual.at(-1));
  });

  it('that is shaky takes as long as the usual one, and ends near where it should', () => {
    const [usual, shaky] = [stepOf(handOf('usual')), stepOf(handOf('very-shaky'))];
    expect(shaky).toHaveLength(usual.length);
    expect(Math.abs((shaky.at(-1)?.xMm ?? NaN) - (usual.at(-1)?.xMm ?? NaN))).toBeLessThan(2);
  });

  it('stays within every hand’s limits, whatever its handicap, and is written down exactly', () => {
    const any = fc.record({
      steadiness: fc.constantFrom(...STEADINESSES),
      hand: fc.constantFrom(...HANDS),
      size: fc.constantFrom(...SIZES),
      seed: fc.nat(10_000),
      corner: fc.constantFrom(...CORNERS),
      swivelDeg: fc.integer({ min: -360, max: 360 }),
    });
    fc.assert(
      fc.property(any, ({ steadiness, hand, size, seed, corner, swivelDeg }) => {
        const spec = PYRAMIDS[size];
        const start: Sample = { xMm: 12.34, yMm: Math.round(spec.height * 1e5) / 100, zMm: -5, headingDeg: 30 };
        const samples = [
          start,
          ...ownStepSamples(handOf(steadiness, seed), 0, spec, 'finger', start, { corner, swivelDeg }, hand),
        ];
        const gesture: Gesture = { piece: pieceId(`0-${size}1`), grip: 'finger', strokes: [{ corner, samples }] };
        expect(withinLimits(gesture).ok).toBe(true);
        expect(parseGesture(makeGesture(gesture), gesture.piece)).toEqual({ ok: true, value: gesture });
      }),
      { numRuns: runs(150, 1500) },
    );
  });
});
