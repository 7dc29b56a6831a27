import { describe, expect, it } from 'vitest';
import { pick, type Touchable } from '#play/input/pick.ts';
import { onLevel } from '#play/input/ray.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';

const standing = (id: string, x: number, z: number): Touchable => ({
  id: pieceId(id),
  spec: pyramidOf(pieceId(id)),
  pose: { position: { x, y: 0, z }, rotation: { x: 0, y: 0, z: 0, w: 1 } },
});
const level = (x: number, y: number) => ({ origin: { x, y, z: 1 }, direction: { x: 0, y: 0, z: -1 } });

describe('touching a piece', () => {
  const large = standing('0-L1', 0, 0);
  const behind = standing('1-L1', 0, -0.1);

  it('takes the nearer of two in a row', () => {
    expect(pick(level(0, 0.01), [behind, large], 0)?.piece).toBe(large.id);
  });

  it('says where: on the side that faces the eye', () => {
    expect(pick(level(0, 0.02225), [large], 0)?.at.z).toBeCloseTo(0.00634, 4);
  });

  it('misses beside the slanted side although the base is as wide', () => {
    expect(pick(level(0.011, 0.03), [large], 0)).toBeNull();
    expect(pick(level(0.011, 0.005), [large], 0)?.piece).toBe(large.id);
  });

  it('forgives a near miss by as much as it is told', () => {
    expect(pick(level(0.016, 0.003), [large], 0)).toBeNull();
    expect(pick(level(0.016, 0.003), [large], 0.006)?.piece).toBe(large.id);
    expect(pick(level(0.03, 0.003), [large], 0.006)).toBeNull();
  });
});

describe('the level under a pointer', () => {
  it('is met where the ray comes down to it', () => {
    const ray = { origin: { x: 0, y: 1, z: 1 }, direction: { x: 0, y: -Math.SQRT1_2, z: -Math.SQRT1_2 } };
    expect(onLevel(ray, 0.5)?.zMm).toBeCloseTo(500, 6);
  });

  it('is not met behind the eye, nor by a ray along it', () => {
    expect(onLevel({ origin: { x: 0, y: 1, z: 0 }, direction: { x: 0, y: 1, z: 0 } }, 0)).toBeNull();
    expect(onLevel(level(0, 1), 0)).toBeNull();
  });
});
