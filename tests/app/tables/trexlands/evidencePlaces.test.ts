import { expect, it } from 'vitest';
import { placesOfTouches, wheelAt } from '#app/tables/trexlands/scene/rolls/evidencePlaces.ts';
import type { Touch } from '#games/trexlands/referee/ruling.ts';
import truck from '#sim/data/truck.json' with { type: 'json' };
import { fromAxisAngle, IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { distance, UNIT_X, vec3 } from '#sim/maths/vec3.ts';
import { pieceId } from '#sim/ids.ts';

const touch = (xMm: number, other: Touch['other']): Touch => ({
  part: 'cab',
  other,
  otherPart: null,
  at: { xMm, yMm: 0, zMm: 0 },
  up: 1,
});

it('places where a truck touches the same thing are shown once where they lie so close that they look like one', () => {
  const places = placesOfTouches([
    touch(0, 'table'),
    touch(1.5, 'table'),
    touch(4, 'table'),
    touch(4, pieceId('1-T2')),
  ]);
  expect(places.map(({ at, other }) => [at.x, other])).toEqual([
    [0, 'table'],
    [0.004, 'table'],
    [0.004, '1-T2'],
  ]);
});

it('a wheel is lit where it is, however the truck lies', () => {
  const {
    wheel: { radiusMm, innerMm, outerMm, axlesMm },
  } = truck;
  const [forwards, up, aside] = [(axlesMm[1] ?? 0) / 1000, radiusMm / 1000, (innerMm + outerMm) / 2000];
  const lit = (rotation: Quat) => wheelAt({ position: vec3(1, 0.033, 2), rotation }, 'front-left');
  expect(distance(lit(IDENTITY), vec3(1 + forwards, 0.033 + up, 2 - aside))).toBeLessThan(1e-9);
  expect(distance(lit(fromAxisAngle(UNIT_X, Math.PI)), vec3(1 + forwards, 0.033 - up, 2 + aside))).toBeLessThan(1e-9);
});
