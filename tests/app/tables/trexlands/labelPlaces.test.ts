import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spread, type Label } from '#app/tables/trexlands/scene/rolls/labelPlaces.ts';

const PHONE_PX = 360;
/** Seen nowhere near a label. */
const NO_TRUCK = { left: 0, top: -20, right: 10, bottom: -10 };
const label: fc.Arbitrary<Label> = fc.record({
  x: fc.integer({ min: -40, max: PHONE_PX + 40 }),
  y: fc.integer({ min: 100, max: 500 }),
  wide: fc.integer({ min: 40, max: 170 }),
  tall: fc.constant(25),
  about: fc.constant(NO_TRUCK),
});
const placesOf = (labels: readonly Label[]): readonly Label[] =>
  spread(labels, PHONE_PX).map(({ right, up }, i) => {
    const of = labels[i] ?? { x: 0, y: 0, wide: 0, tall: 0, about: NO_TRUCK };
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
    { x: 100, y: 300, wide: 80, tall: 25, about: NO_TRUCK },
    { x: 110, y: 290, wide: 80, tall: 25, about: NO_TRUCK },
  ];
  const far = { x: 300, y: 300, wide: 80, tall: 25, about: NO_TRUCK };
  expect(spread([high, low, far], PHONE_PX)).toEqual([
    { right: 0, up: 17 },
    { right: 0, up: 0 },
    { right: 0, up: 0 },
  ]);
});

it('a label never lies on another truck: the lower of two trucks, close together, has its own under it', () => {
  const truckAt = (y: number) => ({ left: 95, top: y - 60, right: 270, bottom: y + 60 });
  const upper = { x: 180, y: 258, wide: 216, tall: 32, about: truckAt(335) };
  const lower = { x: 195, y: 372, wide: 90, tall: 32, about: truckAt(465) };
  const [, moved] = spread([upper, lower], PHONE_PX);
  expect(372 - (moved?.up ?? 0) - 32).toBeGreaterThanOrEqual(lower.about.bottom);
  expect(spread([upper, { ...lower, y: 700 }], PHONE_PX)[1]).toEqual({ right: 0, up: 0 });
});
