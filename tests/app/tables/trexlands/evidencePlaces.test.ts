import { expect, it } from 'vitest';
import { placesOfTouches, wheelAt } from '../../../../src/app/tables/trexlands/scene/rolls/evidencePlaces.ts';
import type { Touch } from '../../../../src/referee/roll/ruling.ts';
import { fromAxisAngle } from '../../../../src/sim/maths/quat.ts';
import { UNIT_X, vec3 } from '../../../../src/sim/maths/vec3.ts';
import { pieceId } from '../../../../src/sim/ids.ts';

const touch = (xMm: number, other: Touch['other']): Touch => ({ part: 'cab', other, otherPart: null, at: { xMm, yMm: 0, zMm: 0 }, up: 1 });

it('places where a truck touches the same thing are shown once where they lie so close that they look like one', () => {
  const places = placesOfTouches([touch(0, 'table'), touch(1.5, 'table'), touch(4, 'table'), touch(4, pieceId('1-T2'))]);
  expect(places.map(({ at, other }) => [at.x, other])).toEqual([[0, 'table'], [0.004, 'table'], [0.004, '1-T2']]);
});

it('a wheel is lit where it is, however the truck lies', () => {
  const upright = wheelAt({ position: vec3(1, 0, 2), rotation: { x: 0, y: 0, z: 0, w: 1 } }, 'front-left');
  expect([upright.x, upright.y, upright.z].map((m) => Math.round(m * 10000))).toEqual([10190, 75, 19875]);
  const onRoof = wheelAt({ position: vec3(1, 0.033, 2), rotation: fromAxisAngle(UNIT_X, Math.PI) }, 'front-left');
  expect([onRoof.x, onRoof.y, onRoof.z].map((m) => Math.round(m * 10000))).toEqual([10190, 255, 20125]);
});
