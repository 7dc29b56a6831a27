import { expect, test } from 'vitest';
import { sightOf } from '#play/traction/watch/evidence/sightOf.ts';
import { vec3 } from '#sim/maths/vec3.ts';

const AIM = { at: vec3(0, 0.01, 0), around: 0.02, direction: vec3(1, 0, 0), upDeg: 30 };
const degreesOf = (yaw: number): number => Math.round(((((yaw * 180) / Math.PI) % 360) + 360) % 360);

test('looks across the way in which things met', () => {
  const { yaw, height, points } = sightOf(AIM, []);
  expect([degreesOf(yaw) % 180, Math.round((height * 180) / Math.PI)]).toEqual([0, 30]);
  expect(points.every(({ x, y, z }) => Math.abs(x) <= 0.02 && Math.abs(z) <= 0.02 && y >= 0 && y < 0.03)).toBe(true);
});

test('comes from the other side where a piece stands in the way, and from aslant where both sides are hidden', () => {
  const { yaw } = sightOf(AIM, []);
  const side = (turned: number) => vec3(0.07 * Math.sin(yaw + turned), 0.03, 0.07 * Math.cos(yaw + turned));
  expect(degreesOf(sightOf(AIM, [side(0)]).yaw - yaw)).toBe(180);
  expect(degreesOf(sightOf(AIM, [side(0), side(Math.PI)]).yaw - yaw) % 180).not.toBe(0);
});

test('what touched there hides nothing', () => {
  expect(sightOf(AIM, [vec3(0.01, 0.01, 0.01), vec3(-0.01, 0.01, 0.02)])).toEqual(sightOf(AIM, []));
});
