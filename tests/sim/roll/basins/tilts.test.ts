import { describe, expect, it } from 'vitest';
import { box } from '#sim/geometry/polyhedron.ts';
import { fromAxisAngle, IDENTITY } from '#sim/maths/quat.ts';
import { scale, UNIT_X, UNIT_Z, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { catchmentOf, caughtIn, MARGIN } from '#sim/roll/basins/caught.ts';
import type { Motion } from '#sim/roll/basins/motion.ts';
import { landscapeOf, type Ground } from '#sim/roll/basins/landscape.ts';
import { tiltsOf } from '#sim/roll/basins/tilts.ts';
import { bodyOf } from '#sim/roll/body.ts';
import { GRAVITY } from '#sim/settings.ts';
import { terrain } from '../../../games/trexlands/rolling/support.ts';

const HALF = 0.01;
const CUBE = bodyOf({
  convex: [{ name: 'cube', shape: box(HALF, HALF, HALF), mass: 0.01 }],
  middle: ZERO,
  faces: [],
});
const LANDSCAPE = landscapeOf(box(HALF, HALF, HALF).vertices, ZERO);

const axisOf = ({ normal: { x, y, z } }: Ground): string => `${Math.round(x)},${Math.round(y)},${Math.round(z)}`;
const SIN20 = Math.sin(Math.PI / 9);
const COS20 = Math.cos(Math.PI / 9);

describe('how far a cube must be lifted to be tilted by 20 degrees', () => {
  it('is least over an edge, and told too low by less than three hundredths of a millimetre', () => {
    const tilts = tiltsOf(LANDSCAPE, axisOf, () => 20);
    expect(tilts).toHaveLength(6);
    const brim = HALF * (COS20 + SIN20);
    for (const tilt of tilts) {
      expect(tilt.brim).toBeLessThanOrEqual(brim);
      expect(tilt.brim).toBeGreaterThan(brim - 3e-5);
    }
  });

  it('is not told of a face about which there is no room, or that is no valley', () => {
    expect(tiltsOf(LANDSCAPE, axisOf, () => 0)).toEqual([]);
    expect(tiltsOf(LANDSCAPE, axisOf, () => 90)).toEqual([]); // as low again on the next face
  });
});

describe('a cube beside the rim', () => {
  const rim = catchmentOf(CUBE, axisOf, () => 20);
  const beside = (velocity: Vec3, rad = 0): Motion => ({
    pose: { position: vec3(0.239, HALF + 1e-6, 0), rotation: rad === 0 ? IDENTITY : fromAxisAngle(UNIT_Z, rad) },
    velocity,
    spin: ZERO,
  });
  const BRIM = rim.tilts[0]?.brim ?? 0;
  /** So fast that its energy would lift it to this height. */
  const fastEnoughFor = (height: number): Vec3 => scale(UNIT_X, Math.sqrt(2 * GRAVITY * (height - HALF - 1e-6)));

  it('is caught as soon as it cannot be tilted so far that it is read otherwise, and not before', () => {
    expect(caughtIn(rim, beside(fastEnoughFor(BRIM * (1 - MARGIN) - 1e-7)), terrain())).toBe('0,-1,0');
    expect(caughtIn(rim, beside(fastEnoughFor(BRIM * (1 - MARGIN) + 1e-7)), terrain())).toBeNull();
  });

  it('is not caught where a way of lying is not read from the attitude alone', () => {
    expect(caughtIn(catchmentOf(CUBE, axisOf), beside(ZERO), terrain())).toBeNull();
    expect(caughtIn(rim, beside(ZERO), terrain())).toBe('0,-1,0');
  });

  it('is not caught leaning by more than that', () => {
    const shallow = catchmentOf(CUBE, axisOf, () => 5);
    expect(caughtIn(shallow, beside(ZERO, 0.05), terrain())).toBeNull();
  });
});
