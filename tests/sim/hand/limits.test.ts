import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gesture, Sample } from '#sim/gesture/gesture.ts';
import { HAND_LIMITS, STEP_CHANGE_MM, STEP_MM, withinLimits } from '#sim/hand/limits.ts';
import { pieceId } from '#sim/ids.ts';
import { arbitraryGesture, follow } from '../gesture/arbitraryGesture.ts';
import { runs } from '../../effort.ts';

const at = (xMm: number, headingDeg = 0): Sample => ({ xMm, yMm: 40, zMm: 0, headingDeg });
const gesture = (samples: Sample[], strokes = 1): Gesture => ({
  piece: pieceId('0-L1'),
  grip: 'finger',
  strokes: Array.from({ length: strokes }, () => ({ corner: 'A' as const, samples })),
});
/** Speeding up as fast as a hand can until it moves `mm` a sample, then on at that speed. */
function upTo(mm: number): Sample[] {
  const samples = [at(0)];
  let speed = 0;
  while (speed < mm) {
    speed = Math.min(mm, speed + STEP_CHANGE_MM);
    samples.push(at((samples.at(-1)?.xMm ?? 0) + speed));
  }
  return samples;
}

describe('the limits of a hand', () => {
  it.each<[string, Gesture, string | null]>([
    ['a hand that stays', gesture([at(0)]), null],
    ['a hand at full speed', gesture(upTo(STEP_MM)), null],
    ['a hand above its speed', gesture(upTo(STEP_MM + 0.1)), 'speed'],
    ['a start as fast as a hand can', gesture([at(0), at(STEP_CHANGE_MM)]), null],
    ['a start faster than that', gesture([at(0), at(STEP_CHANGE_MM + 0.1)]), 'acceleration'],
    ['a stop faster than a hand can', gesture([...upTo(STEP_MM), at(upTo(STEP_MM).at(-1)?.xMm ?? 0)]), 'acceleration'],
    ['a wrist at full speed', gesture([at(0), at(0, 12)]), null],
    ['a wrist faster than that', gesture([at(0), at(0, 12.1)]), 'heading'],
    ['a wrist faster than that, the other way', gesture([at(0), at(0, -12.1)]), 'heading'],
    ['more holds than an action has', gesture([at(0)], HAND_LIMITS.strokes + 1), 'strokes'],
    ['as many holds as an action may have', gesture([at(0)], HAND_LIMITS.strokes), null],
    ['two minutes', gesture(Array.from({ length: 7200 }, () => at(0))), null],
    ['more than two minutes', gesture(Array.from({ length: 7201 }, () => at(0))), 'seconds'],
    ['a hand that touches nothing', gesture([], 1), 'empty'],
    ['no hold at all', gesture([], 0), 'empty'],
  ])('%s', (_what, g, limit) => {
    const checked = withinLimits(g);
    if (limit === null) expect(checked.ok).toBe(true);
    else expect(checked).toMatchObject({ ok: false, fault: { code: `hand-${limit}` } });
  });

  it('are named in the message, with the value and where it is', () => {
    const checked = withinLimits(gesture([at(0), at(0), at(0, 90)]));
    expect(checked).toMatchObject({
      ok: false,
      fault: {
        message: 'Stroke 1, sample 3: the hand turns at 5400.00 degrees a second; 720 degrees a second is the most.',
      },
    });
  });

  it('are told apart from the value however near it is', () => {
    const checked = withinLimits(gesture(Array.from({ length: 7201 }, () => at(0))));
    expect(checked).toMatchObject({
      ok: false,
      fault: { message: 'The gesture lasts 120.02 s; 120 s is the most.' },
    });
  });

  it('hold for every live hand, however wild its wishes', () => {
    fc.assert(
      fc.property(arbitraryGesture, (g) => {
        expect(withinLimits(g)).toEqual({ ok: true, value: g });
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('let a live hand arrive where it wishes and stay there', () => {
    const samples = follow(at(0), [at(120, 300)], 120);
    expect(samples.at(-1)).toEqual(at(120, 300));
    expect(Math.max(...samples.map((s) => s.xMm))).toBeLessThan(121);
  });
});
