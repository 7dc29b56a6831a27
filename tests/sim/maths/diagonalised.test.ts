import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diagonalised } from '#sim/maths/diagonalised.ts';
import { rotate } from '#sim/maths/quat.ts';
import { distance, scale, UNIT_X, UNIT_Y, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';

const entry = fc.integer({ min: -1000, max: 1000 }).map((n) => n / 100);

it('every symmetric matrix stretches the axes that are found by the values that are found', () => {
  fc.assert(
    fc.property(fc.record({ xx: entry, yy: entry, zz: entry, xy: entry, yz: entry, zx: entry }), (m) => {
      const { values, axes } = diagonalised(m);
      const times = (v: Vec3): Vec3 =>
        vec3(
          m.xx * v.x + m.xy * v.y + m.zx * v.z,
          m.xy * v.x + m.yy * v.y + m.yz * v.z,
          m.zx * v.x + m.yz * v.y + m.zz * v.z,
        );
      for (const [axis, value] of [
        [UNIT_X, values.x],
        [UNIT_Y, values.y],
        [UNIT_Z, values.z],
      ] as const) {
        const along = rotate(axes, axis);
        expect(distance(times(along), scale(along, value))).toBeLessThan(1e-9);
      }
    }),
  );
});
