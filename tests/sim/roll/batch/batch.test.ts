import { describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { rollBatch, type Reading } from '#sim/roll/batch/batch.ts';
import { DICE } from '#sim/roll/dice.ts';
import { roll } from '#sim/roll/roll.ts';
import type { Release } from '#sim/roll/release.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { terrain } from '../../../games/trexlands/rolling/support.ts';

const physics = await loadPhysics();
const TO_REST = { spec: DICE[6], terrain: terrain() };

/** The whole attitude as the outcome. */
const attitude: Reading<string> = {
  catchment: null,
  lyingAs: ({ x, y, z, w }) => [x, y, z, w].map((part) => part.toFixed(12)).join(),
};

const thrown = (count: number): readonly Release[] =>
  Array.from({ length: count }, (_, i) => standardRelease(10 * i, chanceFor(seedRandom(3), i)));

/** Put down flat, and slid. */
const slid = (count: number): readonly Release[] =>
  Array.from({ length: count }, (_, i) => ({
    atMm: [0, 8 + 0.3, 0],
    quaternion: [0, 0, 0, 1],
    velocityMmS: [i, 0, 0],
    spinDegS: [0, 0, 0],
  }));

describe('a batch', () => {
  it('has the same outcomes, bit for bit, when it is rolled again', () => {
    const outcomes = rollBatch(physics, TO_REST, thrown(40), attitude);
    expect(new Set(outcomes).size).toBe(40);
    expect(rollBatch(physics, TO_REST, thrown(40), attitude)).toEqual(outcomes);
  });

  it.each([4, 6, 20] as const)(
    'has of each throw of a die of %d what a batch of that throw alone has, whatever its body was thrown for before',
    (sides) => {
      const setup = { ...TO_REST, spec: DICE[sides] };
      const each = thrown(48).map((release) => rollBatch(physics, setup, [release], attitude)[0]);
      expect(rollBatch(physics, setup, thrown(48), attitude)).toEqual(each);
    },
  );

  it('of one throw from just over the ground is that throw in a world of its own', () => {
    const [release] = slid(1);
    if (release === undefined) throw new Error('it is thrown');
    const alone = roll(physics, { terrain: terrain(), bodies: [{ id: pieceId('0-T1'), spec: DICE[6], ...release }] });
    const [rotation] = alone.bodies.map(({ pose }) => attitude.lyingAs(pose.rotation));
    expect(rollBatch(physics, TO_REST, [release], attitude)).toEqual([rotation]);
  });

  it('throws bodies through each other: a hundred dice in one place stay flat and side by side', () => {
    const upright: Reading<'flat' | 'turned'> = {
      catchment: null,
      lyingAs: ({ w }) => (Math.abs(w) > 0.9999 ? 'flat' : 'turned'),
    };
    expect(new Set(rollBatch(physics, TO_REST, slid(100), upright))).toEqual(new Set(['flat']));
  });

  it('has no outcome for what does not come to rest in eight seconds', () => {
    const slippery = { spec: DICE[6], terrain: { id: 'custom', friction: 0, restitution: 0 }, ground: 'open' } as const;
    const [sliding, resting] = rollBatch(
      physics,
      slippery,
      [
        { atMm: [0, 8.3, 0], quaternion: [0, 0, 0, 1], velocityMmS: [100, 0, 0], spinDegS: [0, 0, 0] },
        { atMm: [0, 8, 0], quaternion: [0, 0, 0, 1], velocityMmS: [0, 0, 0], spinDegS: [0, 0, 0] },
      ],
      attitude,
    );
    expect(sliding).toBeNull();
    expect(resting).not.toBeNull();
  });

  it('of no throws has no outcome', () => expect(rollBatch(physics, TO_REST, [], attitude)).toEqual([]));
});
