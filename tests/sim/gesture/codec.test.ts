import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGesture, parseGesture } from '#sim/gesture/codec.ts';
import type { Gesture, Sample } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { HANDS, stepSamples } from '#sim/assist/assist.ts';
import { PYRAMIDS, SIZES } from '#sim/pyramid.ts';
import { arbitraryGesture } from './arbitraryGesture.ts';
import { runs } from '../../effort.ts';

const L1 = pieceId('0-L1');
const at = (xMm: number, yMm = 0, zMm = 0, headingDeg = 0): Sample => ({ xMm, yMm, zMm, headingDeg });
const gesture = (...samples: Sample[]): Gesture => ({ piece: L1, grip: 'finger', strokes: [{ corner: 'A', samples }] });

describe('a gesture as text', () => {
  it('is read back exactly', () => {
    fc.assert(
      fc.property(arbitraryGesture, (g) => {
        expect(parseGesture(makeGesture(g), L1)).toEqual({ ok: true, value: g });
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('has one text only: what is read back is written the same', () => {
    fc.assert(
      fc.property(arbitraryGesture, (g) => {
        const text = makeGesture(g);
        const read = parseGesture(text, L1);
        expect(read.ok && makeGesture(read.value)).toBe(text);
      }),
      { numRuns: runs(100, 1000) },
    );
  });

  it('takes at most 2 kB for any step of any hand, 360 degrees included', () => {
    const sizes = HANDS.flatMap((hand) =>
      SIZES.map((size) => {
        const start = at(412.37, PYRAMIDS[size].height * 1000, -633.21, 137.13);
        const samples = stepSamples(PYRAMIDS[size], 'finger', start, { corner: 'C', swivelDeg: -360 }, hand);
        return makeGesture(gesture(start, ...samples)).length;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2048);
  });

  it.each([
    ['nothing', '', 'gesture-version'],
    ['another version', '2.AAAA', 'gesture-version'],
    ['no body', '1.', 'gesture-broken'],
    ['an unknown grip', '1.cAAA', 'gesture-broken'],
    ['letters that are none of its own', '1.A!AA', 'gesture-broken'],
    ['a number without an end', '1.____________________', 'gesture-broken'],
    ['a text beyond all measure', `1.${'A'.repeat(100000)}`, 'gesture-long'],
  ])('is refused when it is %s', (_what, text, code) => {
    const read = parseGesture(text, L1);
    expect(read).toMatchObject({ ok: false, fault: { code } });
  });

  it('is refused when it is cut short anywhere', () => {
    const text = makeGesture(gesture(at(0, 44.45), at(0.1, 44.5), at(0.3, 44.6), at(0.6, 44.7)));
    for (let n = 0; n < text.length; n++) expect(parseGesture(text.slice(0, n), L1).ok).toBe(false);
  });

  it('is refused when something stands behind its end', () => {
    const text = makeGesture(gesture(at(0, 44.45), at(0.1, 44.5)));
    expect(parseGesture(`${text}AA`, L1)).toMatchObject({ ok: false, fault: { code: 'gesture-spare' } });
    expect(parseGesture(`${text}B`, L1).ok).toBe(false);
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCDEFGHabcdefgh0189-_!~. \u0000') }), (body) => {
        const read = parseGesture(`1.${body}`, L1);
        if (!read.ok) expect(read.fault.message).toMatch(/gesture|stroke|limit/);
      }),
      { numRuns: runs(400, 10_000) },
    );
  });
});
