import { describe, expect, it } from 'vitest';
import {
  BASE_PLANE_WITHIN_M,
  BASE_RIM_WITHIN_M,
  PYRAMID_FEATURES,
  pyramidFeature,
  TIP_WITHIN_M,
} from '#sim/geometry/features.ts';
import { vec3 } from '#sim/maths/vec3.ts';

const BASE_EDGE = 0.02;
const HEIGHT = 0.035;

/** A point in millimetres. */
const at = (x: number, y: number, z: number) => vec3(x / 1000, y / 1000, z / 1000);

describe('the feature that a point belongs to (TR-52)', () => {
  it.each([
    ['the middle of the base', at(0, 0, 0), 'base-face'],
    ['a little under the base', at(3, -0.4, 2), 'base-face'],
    ['1.1 mm inside an edge', at(8.9, 0, 0), 'base-face'],
    ['1.1 mm inside two edges', at(8.9, 0, 8.9), 'base-face'],
    ['0.9 mm inside an edge', at(9.1, 0, 0), 'base-edge'],
    ['0.9 mm inside the edge behind', at(0, 0, -9.1), 'base-edge'],
    ['on an edge', at(-10, 0, 3), 'base-edge'],
    ['on an edge, 0.49 mm up the side', at(9.86, 0.49, 0), 'base-edge'],
    ['on an edge, 0.51 mm up the side', at(9.85, 0.51, 0), 'side'],
    ['on an edge, 1.1 mm from the corner', at(10, 0, 8.9), 'base-edge'],
    ['on an edge, 0.9 mm from the corner', at(10, 0, 9.1), 'base-corner'],
    ['0.9 mm inside two edges, 1.3 mm from the corner', at(9.1, 0, 9.1), 'base-edge'],
    ['corner A', at(10, 0, 10), 'base-corner'],
    ['corner B', at(-10, 0, 10), 'base-corner'],
    ['corner C', at(-10, 0, -10), 'base-corner'],
    ['corner D', at(10, 0, -10), 'base-corner'],
    ['a corner, 0.4 mm up', at(9.9, 0.4, 9.9), 'base-corner'],
    ['0.95 mm along from the corner and 0.4 mm up, 1.03 mm in all', at(10, 0.4, 9.05), 'base-edge'],
    ['a corner, 0.6 mm up', at(9.8, 0.6, 9.8), 'side'],
    ['the middle of a side', at(5, 17.5, 0), 'side'],
    ['a ridge between two sides', at(5, 17.5, 5), 'side'],
    ['the tip', at(0, 35, 0), 'point'],
    ['0.9 mm below the tip', at(0.2, 34.12, 0), 'point'],
    ['1.1 mm below the tip', at(0.3, 33.94, 0), 'side'],
  ])('%s', (_name, point, feature) => {
    expect(pyramidFeature(point, BASE_EDGE, HEIGHT)).toBe(feature);
  });

  it('on the base wins over the tip of a pyramid flatter than half a millimetre', () => {
    expect(pyramidFeature(at(0, 0.4, 0), BASE_EDGE, 0.0004)).toBe('base-face');
  });

  it('counts the three distances themselves as within', () => {
    expect(pyramidFeature(vec3(0, BASE_PLANE_WITHIN_M, 0), BASE_EDGE, HEIGHT)).toBe('base-face');
    expect(pyramidFeature(vec3(BASE_RIM_WITHIN_M, 0, 0), 4 * BASE_RIM_WITHIN_M, HEIGHT)).toBe('base-edge');
    const half = 2 * BASE_RIM_WITHIN_M;
    expect(pyramidFeature(vec3(half - BASE_RIM_WITHIN_M, 0, half), 2 * half, HEIGHT)).toBe('base-corner');
    expect(pyramidFeature(vec3(TIP_WITHIN_M, HEIGHT, 0), BASE_EDGE, HEIGHT)).toBe('point');
  });

  it('uses the distances of the rule, in metres', () => {
    expect([BASE_PLANE_WITHIN_M, BASE_RIM_WITHIN_M, TIP_WITHIN_M]).toEqual([0.0005, 0.001, 0.001]);
    expect(PYRAMID_FEATURES).toEqual(['base-face', 'base-edge', 'base-corner', 'side', 'point']);
  });
});
