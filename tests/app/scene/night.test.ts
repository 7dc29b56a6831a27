import { expect, test } from 'vitest';
import { farLampsGeometry } from '#app/scene/looks/farLamps.ts';
import { lampDirection } from '#app/scene/looks/lighting.glsl.ts';
import { DAY, lampOver, NIGHT, nightUnder } from '#app/scene/looks/lights.ts';

test('the lamp of the night hangs higher over a larger table, and as it is over one that grew a little', () => {
  const [smallest, grown, larger, largest] = [0, 0.34, 0.76, 1.1].map(lampOver);
  expect([smallest, grown]).toEqual([1, 1]);
  expect(larger).toBeGreaterThan(1.5);
  expect(largest).toBeGreaterThan(larger ?? 0);
  expect(nightUnder(larger ?? 0).lamp.at[1]).toBeGreaterThan(2 * NIGHT.lamp.at[1]);
});

test('light comes from behind the table and from the left, by day and by night', () => {
  for (const light of [DAY, NIGHT, nightUnder(2)]) {
    const { x, y, z } = lampDirection(light);
    expect(Math.max(x, z)).toBeLessThan(0);
    expect(y).toBeGreaterThan(0.5);
  }
});

test('the far lamps are all of one drawing, hung around the room below the eye that sees the table’s rim', () => {
  const lamps = farLampsGeometry(NIGHT.farLamps);
  const at = lamps.getAttribute('position');
  expect(at.count).toBe(4 * NIGHT.farLamps);
  const middles = Array.from({ length: NIGHT.farLamps }, (_, i) => ({
    x: (at.getX(4 * i) + at.getX(4 * i + 2)) / 2,
    y: (at.getY(4 * i) + at.getY(4 * i + 2)) / 2,
    z: (at.getZ(4 * i) + at.getZ(4 * i + 2)) / 2,
  }));
  for (const { x, y, z } of middles) expect(Math.abs(y / Math.hypot(x, z) + 0.125)).toBeLessThan(0.1);
  for (const side of [-1, 1]) {
    expect(middles.filter(({ x }) => side * x > 0).length).toBeGreaterThan(20);
    expect(middles.filter(({ z }) => side * z > 0).length).toBeGreaterThan(20);
  }
});
