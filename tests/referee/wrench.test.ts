import { describe, expect, it } from 'vitest';
import { readSpin } from '#referee/wrench.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { fromYawDeg } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import { WRENCH } from '#sim/roll/wrench/card.ts';

const SPIN = { atMm: [10, 0], velocityMmS: [0, 0], spinDegS: 4000 } as const;

/** The red end points along x at 0 degrees, away from the viewer at 90. */
const lying = (headingDeg: number, more: { spunDeg?: number; settled?: boolean } = {}): Rolled => ({
  bodies: [
    {
      id: pieceId('wrench'),
      spec: WRENCH,
      pose: { position: vec3(0.04, 0, 0.04), rotation: fromYawDeg(headingDeg) },
      restedAt: more.settled === false ? null : tick(500),
      turnedDeg: 0,
      spunDeg: more.spunDeg ?? -1000,
    },
  ],
  settled: more.settled ?? true,
  ticks: 620,
  hash: '',
});

describe('a wrench at rest', () => {
  it.each([
    [-90, 'first'],
    [90, 'second'],
    [-5.1, 'first'],
    [5.1, 'second'],
    [-174.9, 'first'],
    [174.9, 'second'],
  ])('with its red end at %d degrees is nearer to the %s player', (deg, nearer) => {
    expect(readSpin(lying(deg), SPIN)).toMatchObject({ code: 'read', nearer });
  });

  it.each([0, 4.9, -4.9, 180, 175.1, -175.1])('within five degrees of sideways is spun again: %d degrees', (deg) => {
    expect(readSpin(lying(deg), SPIN)).toMatchObject({ code: 'sideways', nearer: null });
  });

  it('is read towards wherever the first player sits', () => {
    expect(readSpin(lying(0), SPIN, 0).nearer).toBe('first');
    expect(readSpin(lying(0), SPIN, 180).nearer).toBe('second');
    expect(readSpin(lying(90), SPIN, 0).code).toBe('sideways');
  });

  it('is spun again under two turns, either way, and where it did not come to rest', () => {
    expect(readSpin(lying(90, { spunDeg: 719 }), SPIN).code).toBe('short');
    expect(readSpin(lying(90, { spunDeg: -719 }), SPIN).code).toBe('short');
    expect(readSpin(lying(90, { spunDeg: 719.9 }), SPIN)).toMatchObject({ code: 'short', turns: 1.99 });
    expect(readSpin(lying(90, { spunDeg: -725 }), SPIN)).toMatchObject({ code: 'read', turns: 2.01 });
    expect(readSpin(lying(90, { settled: false }), SPIN)).toMatchObject({ code: 'unsettled', nearer: null, tick: 620 });
  });

  it('tells its heading, how far it slid and since when it lies', () => {
    const { headingDeg, slidMm, tick: since } = readSpin(lying(33), SPIN);
    expect(headingDeg).toBeCloseTo(33, 9);
    expect(slidMm).toBeCloseTo(50, 9);
    expect(since).toBe(500);
  });
});
