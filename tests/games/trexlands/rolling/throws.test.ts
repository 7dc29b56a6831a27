import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceId } from '#sim/ids.ts';
import { toTable } from '#sim/world/pose.ts';
import { length, vec3 } from '#sim/maths/vec3.ts';
import { fromAxisAngle } from '#sim/maths/quat.ts';
import { standardThrows } from '#games/trexlands/rolling/standardThrow.ts';
import { withinThrowLimits } from '#games/trexlands/rolling/throwLimits.ts';
import { poseAtRelease, quantiseThrow, type Throw } from '#games/trexlands/rolling/throw.ts';
import { spinAtRelease } from '#sim/roll/release.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { A_TRUCK, aThrow, chanceOf, FOUR_TRUCKS } from './support.ts';

const refusal = (...throws: readonly Throw[]): string => {
  const checked = withinThrowLimits(throws);
  return checked.ok ? 'allowed' : `${checked.fault.code} ${checked.fault.path}: ${checked.fault.message}`;
};

const lowestMm = (thrown: Throw): number => {
  const pose = poseAtRelease(thrown);
  return Math.min(...TRUCK.parts.flatMap(({ shape }) => shape.vertices.map((v) => toTable(pose, v).y * 1000)));
};

const anyTriple = (most: number) =>
  fc.tuple(...[0, 1, 2].map(() => fc.double({ min: -most, max: most, noNaN: true }))) as fc.Arbitrary<
    [number, number, number]
  >;

describe('a throw in quanta', () => {
  const anyThrow = fc
    .record({
      atMm: anyTriple(500),
      spinDegS: anyTriple(9000),
      velocityMmS: anyTriple(3000),
      axis: anyTriple(1),
      turn: fc.double({ min: -3, max: 3, noNaN: true }),
    })
    .map(({ axis: [x, y, z], turn, ...rest }) => {
      const size = Math.max(1e-3, length(vec3(x, y, z)));
      const q = fromAxisAngle(vec3(x / size, y / size, z / size), turn);
      return quantiseThrow(aThrow({ ...rest, quaternion: [q.x, q.y, q.z, q.w] }));
    });

  it('is the same after being written and read', () => {
    fc.assert(
      fc.property(anyThrow, (thrown) => {
        expect(quantiseThrow(JSON.parse(JSON.stringify(thrown)) as Throw)).toEqual(thrown);
      }),
    );
  });

  it('has no number finer than a hundredth, nor its quaternion than a millionth', () => {
    const { atMm, quaternion } = quantiseThrow(
      aThrow({ atMm: [1.23456, -0.001, 100.005], quaternion: [0.123456789, 0, -0.0000001, 0.992] }),
    );
    expect(atMm).toEqual([1.23, 0, 100.01]);
    expect(quaternion).toEqual([0.123457, 0, 0, 0.992]);
  });
});

describe('a throw within the limits', () => {
  it.each<[string, Throw]>([
    ['level, 80 mm under its wheels', aThrow({ atMm: [0, 95, 0] })],
    ["at the arena's edge", aThrow({ atMm: [250, 120, -250] })],
    ['as fast as a hand', aThrow({ velocityMmS: [3000, 0, 0] })],
  ])('%s, is allowed', (_, thrown) => {
    expect(refusal(thrown)).toBe('allowed');
  });

  it.each<[string, Throw, string]>([
    [
      'too low',
      aThrow({ atMm: [0, 94.99, 0] }),
      'throw-lowestMm $[0]: 0-T1 was let go with its lowest point at 79.99 mm; 80 mm is the least.',
    ],
    ['too low with its nose', aThrow({ atMm: [0, 110, 0], quaternion: [0, 0, -0.707107, 0.707107] }), 'throw-lowestMm'],
    ['too high', aThrow({ atMm: [0, 490, 0] }), 'throw-highestMm'],
    [
      'placed, not spun',
      aThrow({ spinDegS: [0, 572.9, 0] }),
      'throw-leastSpinRadS $[0]: 0-T1 was let go spinning at 572.9 degrees a second; 572.96 degrees a second is the least.',
    ],
    [
      'spun by a machine',
      aThrow({ spinDegS: [8600, 0, 0] }),
      'throw-mostSpinRadS $[0]: 0-T1 was let go spinning at 8600.0 degrees a second; 8594.36',
    ],
    [
      'spun by a machine, hardly faster than a hand',
      aThrow({ spinDegS: [8594.37, 0, 0] }),
      'let go spinning at 8594.37 degrees a second; 8594.36 degrees a second is the most.',
    ],
    [
      'shot',
      aThrow({ velocityMmS: [0, -3000.01, 0] }),
      'throw-fastestMS $[0]: 0-T1 was let go at 3000.01 mm/s; 3000 mm/s is the most.',
    ],
    [
      'beside the arena',
      aThrow({ atMm: [250.01, 120, 0] }),
      'throw-arena $[0]: 0-T1 was let go at x 250.01, z 0.0 mm, which is not over the tray (-250 to 250).',
    ],
    ['stretched', aThrow({ quaternion: [0, 0, 0, 1.01] }), 'throw-quaternion'],
    ['of no rotation', aThrow({ quaternion: [0, 0, 0, 0] }), 'throw-quaternion'],
  ])("%s, is refused with the limit's name", (_, thrown, words) => {
    expect(refusal(thrown)).toContain(words);
  });

  it("is one of a battle's: none, too many, the same truck twice or two in one place are refused", () => {
    const apart = (i: number): Throw =>
      aThrow({ truck: pieceId(`${i % 4}-T${1 + Math.floor(i / 4)}`), atMm: [0, 100 + 45 * i, 0] });
    expect(refusal()).toContain('throw-none');
    expect(refusal(...Array.from({ length: 9 }, (_, i) => apart(i)))).toContain('throw-trucks');
    expect(refusal(apart(0), { ...apart(1), truck: apart(0).truck })).toContain('throw-twice $[1]');
    expect(refusal(apart(0), { ...apart(1), atMm: [30, 110, 0] })).toContain('throw-overlap $[1]');
    expect(refusal(apart(0), apart(1), apart(2))).toBe('allowed');
  });
});

describe('the standard throw', () => {
  it('is always within the limits, for one truck or eight', () => {
    const eight = Array.from({ length: 8 }, (_, i) => pieceId(`${i % 4}-T${1 + Math.floor(i / 4)}`));
    for (let seed = 0; seed < 60; seed += 1) {
      for (const trucks of [[A_TRUCK], FOUR_TRUCKS, eight])
        expect(refusal(...standardThrows(trucks, chanceOf(seed)))).toBe('allowed');
    }
  });

  it('is 120 mm up and goes towards the middle at 0.8 m/s, 0.2 more or less', () => {
    const inwards = Array.from({ length: 2000 }, (_, seed) => {
      const [thrown = aThrow()] = standardThrows([A_TRUCK], chanceOf(seed));
      expect(thrown.atMm[1]).toBe(120);
      const {
        atMm: [x, , z],
        velocityMmS: [vx, , vz],
      } = thrown;
      return -(vx * x + vz * z) / Math.sqrt(x * x + z * z);
    });
    const mean = inwards.reduce((sum, v) => sum + v, 0) / inwards.length;
    const spread = Math.sqrt(inwards.reduce((sum, v) => sum + (v - mean) ** 2, 0) / inwards.length);
    expect(Math.abs(mean - 800)).toBeLessThan(20);
    expect(Math.abs(spread - 200)).toBeLessThan(15);
  });

  it('spins by 20 rad/s an axis, but for what is too little', () => {
    const spins = Array.from({ length: 2000 }, (_, seed) => standardThrows([A_TRUCK], chanceOf(seed))[0]).map(
      (thrown) => (thrown ? spinAtRelease(thrown) : vec3(0, 0, 0)),
    );
    const square = spins.reduce((sum, { x }) => sum + x * x, 0) / spins.length;
    expect(Math.sqrt(square)).toBeGreaterThan(19);
    expect(Math.sqrt(square)).toBeLessThan(21.5);
    expect(Math.min(...spins.map(length))).toBeGreaterThan(10);
  });

  it('has the same bits as when it was written', () => {
    const [thrown = aThrow()] = standardThrows([A_TRUCK], chanceOf(1));
    expect(lowestMm(thrown)).toBeGreaterThan(80);
    expect(thrown).toMatchInlineSnapshot(`
      {
        "atMm": [
          -47.09,
          120,
          142.42,
        ],
        "quaternion": [
          -0.019884,
          -0.704057,
          -0.321306,
          0.632986,
        ],
        "spinDegS": [
          -724.16,
          817.75,
          18.02,
        ],
        "truck": "0-T1",
        "velocityMmS": [
          211.18,
          167.88,
          -788.68,
        ],
      }
    `);
  });
});
