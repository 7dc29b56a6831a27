import { describe, expect, it } from 'vitest';
import { expected, Flick, flickOf, radSOf, spinOf, strengthOf } from '#play/tractor-pull/spinning/spinning.ts';
import { LEAST_TURNS } from '#referee/wrench.ts';
import { withinSpinLimits } from '#sim/roll/wrench/spin.ts';

/** The spin of a pointer that goes at 0.7 mm/ms from z = 60 mm to there at this x, and rests for so long. */
function drag({
  x = 42,
  to,
  everyMs = 8,
  restMs = 0,
  mmMs = 0.7,
}: Record<'to', number> & Partial<Record<string, number>>): number {
  const from = 60;
  const flick = new Flick({ xMm: x, zMm: from }, 0);
  const endMs = (from - to) / mmMs;
  for (let ms = everyMs; ms < endMs; ms += everyMs) flick.moveTo({ xMm: x, zMm: from - mmMs * ms }, ms);
  flick.moveTo({ xMm: x, zMm: to }, endMs);
  return flick.stroke(endMs + restMs).radS;
}

describe('a flick of the wrench', () => {
  it('past its right end, away from the viewer, spins it counter-clockwise; towards the viewer clockwise', () => {
    expect(spinOf({ xMm: 44, zMm: 0 }, { x: 0, z: -500 })).toBeGreaterThan(0);
    expect(spinOf({ xMm: 44, zMm: 0 }, { x: 0, z: 500 })).toBeLessThan(0);
    expect(spinOf({ xMm: 0, zMm: 30 }, { x: 500, z: 0 })).toBeGreaterThan(0);
  });

  it('spins it the stronger, the faster it goes past, and not at all through its middle', () => {
    const [slow, fast] = [200, 800].map((speed) => spinOf({ xMm: 44, zMm: 0 }, { x: 0, z: -speed }));
    expect(fast).toBeCloseTo((slow ?? 0) * 4, 6);
    expect(spinOf({ xMm: 44, zMm: 0 }, { x: 700, z: 0 })).toBeCloseTo(0, 9);
  });

  it.each([-5, -20, -40, -60, -110])(
    'as fast past the right end is as strong when it goes on to z = %i mm behind the card',
    (end) => expect(drag({ to: end })).toBeCloseTo(drag({ to: 0 }), 3),
  );

  it('by a leisurely mouse turns it twice: 64 mm in a quarter of a second, past its end and on', () => {
    expect(expected(strengthOf(drag({ to: -40, mmMs: 0.256 }))).turns).toBeGreaterThan(LEAST_TURNS);
  });

  it('goes past the card between two moments that are told, as on a slow screen', () => {
    expect(drag({ to: -120, everyMs: 100 })).toBeGreaterThan(0.9 * drag({ to: 0 }));
  });

  it('is the weaker, the nearer to the middle it goes past, and none where it does not come near', () => {
    expect(drag({ x: 20, to: -60 })).toBeLessThan(0.6 * drag({ to: -60 }));
    expect(drag({ x: 100, to: -60 })).toBe(0);
  });

  it('that has come to rest behind the card gives no spin', () => {
    expect(drag({ to: -60, restMs: 400 })).toBe(0);
  });

  it('is never refused: however wild, it is within what a hand can do', () => {
    for (const radS of [-9000, -150, -3, 0, 3, 75, 150, 9000])
      for (const going of [
        { x: 0, z: 0 },
        { x: 9000, z: -9000 },
        { x: -40, z: 5 },
      ])
        expect(withinSpinLimits(flickOf(radS, going)).ok).toBe(true);
  });

  it('has a strength from 0 to 100, and a middling one is told to last three seconds', () => {
    expect([strengthOf(0), strengthOf(75), strengthOf(-75), strengthOf(900)]).toEqual([0, 50, 50, 100]);
    expect(expected(50).seconds).toBeCloseTo(3, 6);
    expect(expected(10).turns).toBeLessThan(LEAST_TURNS);
    expect(radSOf(50)).toBe(75);
  });
});
