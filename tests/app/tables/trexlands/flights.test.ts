import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenPlace } from '#app/tables/trexlands/scene/board/tokenPlaces.ts';
import { flightsOf, isMoving, onItsWay } from '#app/scene/toy/flights.ts';
import { onTheWay } from '#app/tables/trexlands/scene/wheelWay.ts';

const pile = (of: string, x: number, count: number): readonly TokenPlace[] =>
  Array.from({ length: count }, (_, n) => ({ of, x, y: n * 0.002, z: 0, yaw: 0.1 * n }));

describe('tokens that change hands', () => {
  it('go from who lost them to who gained them; the uppermost goes first, and what lies stays', () => {
    const flights = flightsOf(
      [...pile('b2', 0.1, 3), ...pile('camp-0', 0.4, 1)],
      [...pile('b2', 0.1, 1), ...pile('camp-0', 0.4, 3)],
    );
    const moving = flights.filter(isMoving);
    expect(moving.map(({ from, to }) => [from?.of, from?.y, to?.of])).toEqual([
      ['b2', 0.004, 'camp-0'],
      ['b2', 0.002, 'camp-0'],
    ]);
    expect(flights.length).toBe(4);
  });

  it('come out of the bank where nobody lost any, and go there where nobody gained', () => {
    expect(flightsOf([], pile('a1', 0, 2)).map(({ from, to }) => [from, to?.of])).toEqual([
      [null, 'a1'],
      [null, 'a1'],
    ]);
    expect(
      flightsOf(pile('a1', 0, 2), pile('a1', 0, 1))
        .filter(isMoving)
        .map(({ from, to }) => [from?.y, to]),
    ).toEqual([[0.002, null]]);
  });

  it('are never lost: every place of before begins one way, every place of after ends one', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const [before, after] = [a, b].map((all) => all.flatMap((count, i) => pile(`t${i}`, i, count))) as [
          TokenPlace[],
          TokenPlace[],
        ];
        const flights = flightsOf(before, after);
        const keys = (places: readonly (TokenPlace | null)[]): readonly string[] =>
          places.flatMap((place) => (place ? [`${place.of} ${place.y}`] : [])).sort();
        expect(keys(flights.map(({ from }) => from))).toEqual(keys(before));
        expect(keys(flights.map(({ to }) => to))).toEqual(keys(after));
      }),
    );
  });

  it('begin where they lay and end where they lie, over the table all the way', () => {
    const [from] = pile('b2', 0.1, 1);
    const [to] = pile('camp-0', 0.4, 1);
    if (!from || !to) throw new Error('there are two');
    expect(onItsWay({ from, to }, 0)).toMatchObject({ x: 0.1, y: 0, z: 0, size: 1 });
    expect(onItsWay({ from, to }, 1).x).toBeCloseTo(0.4, 12);
    expect(onItsWay({ from, to }, 1).y).toBeCloseTo(0, 12);
    for (const share of [0.1, 0.5, 0.9]) expect(onItsWay({ from, to }, share).y).toBeGreaterThan(0.005);
    expect(onItsWay({ from: null, to }, 1)).toMatchObject({ x: 0.4, y: 0, size: 1 });
    expect(onItsWay({ from, to: null }, 1).size).toBe(0);
  });
});

describe('the WHEEL on its way', () => {
  const [one, other] = [
    { x: 0, z: 0.4, yaw: 0 },
    { x: -0.4, z: 0, yaw: -Math.PI / 2 },
  ];

  it('begins with one holder and ends with the next, facing each', () => {
    expect(onTheWay(one, other, 0)).toMatchObject({ x: 0, y: 0, z: 0.4, yaw: 0, spun: 0 });
    const end = onTheWay(one, other, 1);
    expect([end.x, end.z, end.yaw]).toEqual([other.x, other.z, other.yaw]);
    expect(end.y).toBeCloseTo(0, 12);
  });

  it('turns the shorter way round', () => {
    expect(onTheWay({ x: 0, z: 0, yaw: 3 }, { x: 1, z: 0, yaw: -3 }, 0.5).yaw).toBeCloseTo(Math.PI, 9);
  });

  it('does not spin where it stays', () => {
    expect(onTheWay(one, one, 0.5)).toEqual({ ...one, y: 0, spun: 0 });
  });
});
