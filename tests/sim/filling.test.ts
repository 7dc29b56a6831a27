import { beforeAll, describe, expect, it } from 'vitest';
import { FILLINGS, filledWith, hollowMm } from '#sim/filling.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { playPush } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, slantOf, type PyramidSize } from '#sim/pyramid.ts';
import { evenlyFilled, filled, massPropertiesOf, type MassProperties } from '#sim/roll/massProperties.ts';
import { id, layout, piece } from './tables.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const GRAMS_AN_OUNCE = 28.349523;
const WALL = 2.25e-3;

/** The same by the integrals over a polyhedron's faces. */
function byIntegrals(size: PyramidSize, gCm3: number, heightMm: number | null): MassProperties {
  const spec = PYRAMIDS[size];
  const slant = slantOf(spec);
  const [half, tip] = [spec.base / 2 - (WALL * slant) / spec.height, spec.height - (WALL * slant) / (spec.base / 2)];
  const top = Math.min(tip, heightMm === null ? tip : heightMm * 1e-3);
  const level = (y: number) => {
    const h = half * (1 - y / tip);
    return h === 0 ? [vec3(0, y, 0)] : [vec3(h, y, h), vec3(-h, y, h), vec3(-h, y, -h), vec3(h, y, -h)];
  };
  const fill = evenlyFilled(convexHull3([...level(0), ...level(top)]));
  return massPropertiesOf(
    [],
    [
      {
        mass: spec.mass,
        at: vec3(0, spec.com, 0),
        inertia: { xx: spec.side, yy: spec.axis, zz: spec.side, xy: 0, yz: 0, zx: 0 },
      },
      filled(fill, gCm3 * 1000),
    ],
  );
}

describe('a filled pyramid', () => {
  it.each(SIZES.flatMap((size) => [null, 3, 12, 30].map((heightMm) => [size, heightMm] as const)))(
    '%s up to %s mm has the mass, the centre and the moments that integrals over its faces give',
    (size, heightMm) => {
      const made = filledWith(PYRAMIDS[size], { densityGCm3: 2.5, heightMm, sizes: SIZES });
      const { mass, com, inertia } = byIntegrals(size, 2.5, heightMm);
      expect(made.mass / mass).toBeCloseTo(1, 9);
      expect(made.com / com.y).toBeCloseTo(1, 9);
      expect(made.side / inertia.xx).toBeCloseTo(1, 9);
      expect(made.axis / inertia.yy).toBeCloseTo(1, 9);
    },
  );

  it.each([
    ['sand', 4.1],
    ['solder', 5.5],
  ] as const)('with %s weighs what a weighed stash of fifteen does, within a hundredth', (name, ounces) => {
    const grams = SIZES.reduce((sum, size) => sum + 5e3 * filledWith(PYRAMIDS[size], FILLINGS[name]).mass, 0);
    expect(grams / (ounces * GRAMS_AN_OUNCE)).toBeCloseTo(1, 2);
  });

  it('is filled no further than its hollow goes, and not at all in other sizes', () => {
    const [full, over] = [null, 40].map((heightMm) =>
      filledWith(PYRAMIDS.L, { densityGCm3: 1, heightMm, sizes: ['L'] }),
    );
    expect(over?.mass).toBeCloseTo(full?.mass ?? NaN, 12);
    expect(hollowMm(PYRAMIDS.L)).toBeCloseTo(36.26, 2);
    expect(filledWith(PYRAMIDS.S, { densityGCm3: 1, heightMm: null, sizes: ['L'] })).toBe(PYRAMIDS.S);
  });

  it('is shoved less far by the piece that a hand shoves at it', () => {
    const goes = (sizes: readonly PyramidSize[]) => {
      const table = layout([piece('0-L1', 0, 0), piece('1-S1', 22, 0)], { surface: 0.2 });
      const p = new Performance(
        physics,
        sizes.length === 0 ? table : { ...table, house: { filling: { ...FILLINGS.solder, sizes } } },
        id('0-L1'),
        'finger',
      );
      playPush(p, 8, 0);
      const { resting, hash } = p.finish();
      p.table.free();
      return { hash, xMm: resting.find((one) => one.id === '1-S1')?.xMm ?? NaN };
    };
    const [hollow, heavy] = [goes([]), goes(['S'])];
    expect(heavy.hash).not.toBe(hollow.hash);
    expect(goes(['S'])).toEqual(heavy);
    expect(hollow.xMm - 22).toBeGreaterThan(3 * (heavy.xMm - 22));
  });
});
