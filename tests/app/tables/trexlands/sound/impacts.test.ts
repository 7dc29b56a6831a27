import { beforeAll, describe, expect, it } from 'vitest';
import type { RollFilmed } from '#app/tables/trexlands/sound/rollFilmed.ts';
import { impactsAt, type Impact } from '#app/tables/trexlands/sound/impacts.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { BALLASTED_TRUCK, TRUCK } from '#sim/roll/truck.ts';
import { FOUR_TRUCKS } from '../../../../games/trexlands/rolling/support.ts';
import { drawnFilm, rolled, UPSIDE_DOWN, type Drawn } from './films.ts';

const [ONE, TWO] = [pieceId('0-T1'), pieceId('1-T1')];
const FLYING: Drawn = { id: ONE, at: vec3(0, 0.2, 0), velocity: vec3(0, 0, 0) };
const BLOW = 30;
/** Where a truck has to begin to be at that height at the blow. */
const over = (y: number): number => y + (9.81 * (BLOW / 240) ** 2) / 2;

const heard = (roll: RollFilmed): (Impact & { readonly tick: number })[] =>
  Array.from({ length: roll.film.ticks + 1 }, (_, tick) => tick).flatMap((tick) =>
    impactsAt(roll, tick).map((impact) => ({ ...impact, tick })),
  );

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('what strikes in a film of trucks', () => {
  it('is nothing while a truck flies, nor while it lies', () => {
    expect(heard(drawnFilm([FLYING], 60))).toEqual([]);
    expect(heard(drawnFilm([{ ...FLYING, at: vec3(0, 0, 0), lies: 0 }], 400))).toEqual([]);
  });

  it('is a wheel on the ground at the tick of the blow, as hard as the truck’s momentum changes', () => {
    const roll = drawnFilm([{ ...FLYING, at: vec3(0, over(0), 0), blows: { [BLOW]: vec3(0, 1.5, 0) } }], 60);
    const [only, ...more] = heard(roll);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      tick: BLOW,
      truck: ONE,
      on: 'ground',
      other: null,
      part: expect.stringMatching(/^(front|rear)-/),
    });
    expect(only?.impulse).toBeCloseTo(1.5 * TRUCK.mass, 5);
  });

  it('is harder for a truck with ballast', () => {
    const truck = { ...FLYING, at: vec3(0, over(0), 0), blows: { [BLOW]: vec3(0, 1.5, 0) } };
    expect(heard(drawnFilm([truck], 60, { ballast: [ONE] }))[0]?.impulse).toBeCloseTo(1.5 * BALLASTED_TRUCK.mass, 5);
  });

  it('is the cab where a truck falls on its roof', () => {
    const roll = drawnFilm(
      [{ ...FLYING, rotation: UPSIDE_DOWN, at: vec3(0, over(0.033), 0), blows: { [BLOW]: vec3(0, 1, 0) } }],
      60,
    );
    expect(heard(roll)).toMatchObject([{ part: 'cab', on: 'ground' }]);
  });

  it('is the rim where a truck is thrown back by a wall, wherever the arena lies', () => {
    const against = (x: number): Drawn => ({
      ...FLYING,
      at: vec3(x + 0.25 - 0.036 - BLOW / 240, over(0.02), 0),
      velocity: vec3(1, 0, 0),
      blows: { [BLOW]: vec3(-1.4, 0.1, 0) },
    });
    expect(heard(drawnFilm([against(0)], 60))).toMatchObject([{ tick: BLOW, part: 'body', on: 'rim' }]);
    expect(heard(drawnFilm([against(0.9)], 60, { arena: { x: 0.9, z: 0 } }))).toMatchObject([{ on: 'rim' }]);
    expect(heard(drawnFilm([against(0.9)], 60))).not.toMatchObject([{ on: 'rim' }]);
  });

  it('is told once of two trucks that strike each other', () => {
    const meeting: Drawn[] = [
      { id: ONE, at: vec3(-0.036 - BLOW / 240, 0.3, 0), velocity: vec3(1, 0, 0), blows: { [BLOW]: vec3(-1, 0, 0) } },
      { id: TWO, at: vec3(0.036 + BLOW / 240, 0.3, 0), velocity: vec3(-1, 0, 0), blows: { [BLOW]: vec3(1, 0, 0) } },
    ];
    expect(heard(drawnFilm(meeting, 60))).toMatchObject([
      { truck: ONE, part: 'body', on: 'truck', other: { truck: TWO, part: 'body' } },
    ]);
  });

  it('is told of each of two trucks that come down at the same time apart from each other', () => {
    const falling = (id: typeof ONE, x: number): Drawn => ({
      id,
      at: vec3(x, over(0), 0),
      velocity: vec3(0, 0, 0),
      blows: { [BLOW]: vec3(0, 1, 0) },
    });
    expect(
      heard(drawnFilm([falling(ONE, -0.1), falling(TWO, 0.1)], 60)).map(({ truck, on }) => `${truck} ${on}`),
    ).toEqual([`${ONE} ground`, `${TWO} ground`]);
  });

  it('is one blow where several come within a moment, and two further apart', () => {
    const twice = (later: number): number =>
      heard(
        drawnFilm(
          [{ ...FLYING, at: vec3(0, over(0), 0), blows: { [BLOW]: vec3(0, 1, 0), [BLOW + later]: vec3(0, 0.6, 0) } }],
          80,
        ),
      ).length;
    expect(twice(2)).toBe(1);
    expect(twice(12)).toBe(2);
  });

  it.each(['scrub', 'salt-flat', 'gravel', 'dune'])(
    'is heard of a real roll on %s, and nothing more once all lie',
    (terrain) => {
      for (const seed of [1, 2, 3]) {
        const roll = rolled(physics, seed, FOUR_TRUCKS, terrain);
        const impacts = heard(roll);
        expect(new Set(impacts.map(({ truck }) => truck)), `seed ${seed}`).toEqual(new Set(FOUR_TRUCKS));
        expect(impacts.some(({ on }) => on === 'ground')).toBe(true);
        expect(Math.max(...impacts.map(({ tick }) => tick))).toBeLessThan(roll.film.ticks - 100);
        expect(Math.max(...impacts.map(({ impulse }) => impulse))).toBeLessThan(0.3);
      }
    },
  );
});
