import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spread, type Label } from '#app/tables/trexlands/scene/rolls/labelPlaces.ts';

const PHONE_PX = 360;
const label: fc.Arbitrary<Label> = fc.record({
  x: fc.integer({ min: -40, max: PHONE_PX + 40 }),
  y: fc.integer({ min: 100, max: 500 }),
  wide: fc.integer({ min: 40, max: 170 }),
  tall: fc.constant(25),
});
const placesOf = (labels: readonly Label[]): readonly Label[] =>
  spread(labels, PHONE_PX).map(({ right, up }, i) => {
    const of = labels[i] ?? { x: 0, y: 0, wide: 0, tall: 0 };
    return { ...of, x: of.x + right, y: of.y - up };
  });
const overlap = (a: Label, b: Label): boolean =>
  2 * Math.abs(a.x - b.x) < a.wide + b.wide && a.y > b.y - b.tall && b.y > a.y - a.tall;

it('labels over eight trucks never lie on each other, and are whole on a phone', () => {
  fc.assert(
    fc.property(fc.array(label, { maxLength: 8 }), (labels) => {
      const places = placesOf(labels);
      places.forEach((one, i) => {
        expect(places.slice(i + 1).some((other) => overlap(one, other))).toBe(false);
        expect(one.x - one.wide / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + one.wide / 2).toBeLessThanOrEqual(PHONE_PX);
      });
    }),
  );
});

it('a label with room around it stays where it is, and the lower one of two keeps its place', () => {
  const [low, high] = [
    { x: 100, y: 300, wide: 80, tall: 25 },
    { x: 110, y: 290, wide: 80, tall: 25 },
  ];
  const far = { x: 300, y: 300, wide: 80, tall: 25 };
  expect(spread([high, low, far], PHONE_PX)).toEqual([
    { right: 0, up: 17 },
    { right: 0, up: 0 },
    { right: 0, up: 0 },
  ]);
});
