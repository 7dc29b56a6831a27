import { describe, expect, it } from 'vitest';
import { pieceId } from '#sim/ids.ts';
import { handOf, quantiseHand, releaseOf, type HandThrow } from '#games/trexlands/rolling/handThrow.ts';
import { chosenIn, spinRateOf } from '#sim/roll/handRelease.ts';
import {
  THROW_LIMITS,
  TRUCK_REACH,
  withinHandLimits,
  withinThrowLimits,
} from '#games/trexlands/rolling/throwLimits.ts';
import { A_TRUCK, aThrow, chanceOf } from './support.ts';

const hand = (otherwise: Partial<HandThrow> = {}): HandThrow => ({
  truck: A_TRUCK,
  atMm: [0, 150, 0],
  velocityMmS: [800, 0, -20],
  spinDegS: 900,
  ...otherwise,
});
const refusal = (...parts: readonly HandThrow[]): string => {
  const checked = withinHandLimits(parts);
  return checked.ok ? 'allowed' : checked.fault.code;
};
const deg = (radS: number): number => (radS * 180) / Math.PI;

describe('a hand’s part of a throw', () => {
  it('says what in it is chosen that a shaken throw leaves to chance', () => {
    expect([
      chosenIn(hand()),
      chosenIn(hand({ quaternion: [0, 0, 0, 1] })),
      chosenIn(hand({ spinDegS: [0, 900, 0] })),
    ]).toEqual([null, 'orientation', 'axis']);
  });

  it('has a rate of spin, whichever way it is said', () => {
    expect(spinRateOf(hand({ spinDegS: 180 }))).toBeCloseTo(Math.PI, 12);
    expect(spinRateOf(hand({ spinDegS: [0, -180, 0] }))).toBeCloseTo(Math.PI, 12);
    expect(handOf(aThrow({ spinDegS: [300, 400, 0] }))).toEqual({
      truck: A_TRUCK,
      atMm: [0, 120, 0],
      velocityMmS: [0, 0, 0],
      spinDegS: 500,
    });
  });

  it('is written in whole quanta, its rate without a sign, and with nothing that it does not say', () => {
    expect(quantiseHand(hand({ atMm: [0.126, 150.004, -0.001], spinDegS: -900.004 }))).toEqual({
      truck: A_TRUCK,
      atMm: [0.13, 150, 0],
      velocityMmS: [800, 0, -20],
      spinDegS: 900,
    });
    expect(quantiseHand(hand({ spinDegS: [1.001, 0, 0], quaternion: [0.12345678, 0, 0, 0.99235] }))).toMatchObject({
      spinDegS: [1, 0, 0],
      quaternion: [0.123457, 0, 0, 0.99235],
    });
  });

  it('keeps all that it says in the release; the rest is drawn, the same for the same chance', () => {
    const all = hand({ spinDegS: [0, 900, 0], quaternion: [0, 1, 0, 0] });
    expect(releaseOf(all, chanceOf(1))).toEqual(all);
    expect(releaseOf(hand(), chanceOf(1))).toEqual(releaseOf(hand(), chanceOf(1)));
    expect(releaseOf(hand(), chanceOf(1))).toMatchObject({ atMm: [0, 150, 0], velocityMmS: [800, 0, -20] });
    expect(releaseOf(hand(), chanceOf(1)).quaternion).toEqual(
      releaseOf(hand({ spinDegS: [0, 900, 0] }), chanceOf(1)).quaternion,
    ); // what is said moves nothing that is drawn
    expect(releaseOf(hand(), chanceOf(1)).quaternion).not.toEqual(releaseOf(hand(), chanceOf(2)).quaternion);
  });

  it('is within the limits if it is so however the truck is turned: then every release is', () => {
    const [low, high] = [THROW_LIMITS.lowestMm + 1000 * TRUCK_REACH, THROW_LIMITS.highestMm - 1000 * TRUCK_REACH];
    for (const [y, said] of [
      [low - 0.01, 'throw-lowestMm'],
      [low + 0.01, 'allowed'],
      [high - 0.01, 'allowed'],
      [high + 0.01, 'throw-highestMm'],
    ] as const)
      expect(refusal(hand({ atMm: [0, y, 0] })), `${y}`).toBe(said);
    for (let seed = 0; seed < 300; seed += 1) {
      const parts = [
        hand({ atMm: [0, low + 0.01, 0] }),
        hand({ truck: pieceId('1-T1'), atMm: [2000 * TRUCK_REACH + 0.01, low + 0.01, 0] }),
      ];
      expect(refusal(...parts)).toBe('allowed');
      expect(withinThrowLimits(parts.map((part, i) => releaseOf(part, chanceOf(2 * seed + i)))).ok).toBe(true);
    }
  });

  it('is held to all other limits as a throw is', () => {
    expect(refusal()).toBe('allowed'); // all may be left to chance
    expect(refusal(hand({ spinDegS: deg(10) - 0.01 }))).toBe('throw-leastSpinRadS');
    expect(refusal(hand({ spinDegS: deg(10) + 0.01 }))).toBe('allowed');
    expect(refusal(hand({ spinDegS: deg(150) + 0.01 }))).toBe('throw-mostSpinRadS');
    expect(refusal(hand({ velocityMmS: [0, -3000.01, 0] }))).toBe('throw-fastestMS');
    expect(refusal(hand({ atMm: [250.01, 150, 0] }))).toBe('throw-arena');
    expect(refusal(hand({ quaternion: [0, 0, 0, 1.01] }))).toBe('throw-quaternion');
    expect(refusal(hand(), hand())).toBe('throw-twice');
    expect(refusal(hand(), hand({ truck: pieceId('1-T1'), atMm: [0, 150, 2000 * TRUCK_REACH - 0.01] }))).toBe(
      'throw-overlap',
    );
    expect(withinHandLimits([hand(), hand({ truck: pieceId('1-T1'), atMm: [10, 150, 0] })])).toMatchObject({
      ok: false,
      fault: {
        message: '1-T1 is let go nearer to 0-T1 than 77.0 mm: turned as they may be, they would be in the same place.',
      },
    });
    // Turned as they are these two are apart, which only a free hand can know.
    const flat = { quaternion: [0, 0, 0, 1] } as const;
    expect(refusal(hand(flat), hand({ ...flat, truck: pieceId('1-T1'), atMm: [0, 150, 40] }))).toBe('allowed');
  });
});
