import { describe, expect, it } from 'vitest';
import { BALLASTED_TRUCK, TRUCK } from '#sim/roll/truck.ts';
import { TRUCK_BUILD } from '#lab/rolls/truckBuild.ts';
import { measuresOf, truckOfFile, truckSchema } from '#engine/truckFile.ts';

const truckWith = (measures: object) => truckSchema.parse({ format: 'tumbletop/truck', version: 1, ...measures });

describe('a truck with measures of its own', () => {
  it('is the truck of every fleet where nothing is changed', () => {
    expect(truckOfFile(truckWith({}))).toEqual(TRUCK);
  });

  it.each([
    ['lengthMm', 'x', 100, 100],
    ['widthMm', 'z', 40, 40],
    ['heightMm', 'y', 55, 55],
  ] as const)('has its %s', (key, axis, mm, expected) => {
    const all = truckOfFile(truckWith({ [key]: mm })).parts.flatMap(({ shape }) => [...shape.vertices]);
    const along = all.map((vertex) => vertex[axis]);
    expect(1000 * (Math.max(...along) - Math.min(...along))).toBeCloseTo(expected, 3);
  });

  it('weighs what its parts do, and a heavier slug below brings its centre down', () => {
    const heavy = truckOfFile(truckWith({ slugG: 37 }));
    expect(heavy.mass - TRUCK.mass).toBeCloseTo(0.02, 9);
    expect(heavy.com.y).toBeLessThan(TRUCK.com.y);
    expect(truckOfFile(truckWith({ wheelG: 10.3 })).mass - TRUCK.mass).toBeCloseTo(0.016, 9);
    expect(heavy.mass).toBeCloseTo(BALLASTED_TRUCK.mass, 9);
  });

  it('is drawn to scale from two sides, and not at all where its file is wrong', () => {
    const views = TRUCK_BUILD.views(truckWith({ lengthMm: 100, widthMm: 30 }));
    const [side = [], front = []] = views.map(({ outlines }) => outlines);
    const wide = (outlines: typeof side, axis: 0 | 1): number => {
      const all = outlines.flatMap(({ pointsMm }) => pointsMm.map((point) => point[axis]));
      return Math.max(...all) - Math.min(...all);
    };
    expect([wide(side, 0), wide(front, 0)].map(Math.round)).toEqual([100, 30]);
    expect(wide(side, 1)).toBeCloseTo(wide(front, 1), 9);
    expect(TRUCK_BUILD.views({ format: 'tumbletop/truck', version: 1, lengthMm: 1 })).toEqual([]);
    expect(measuresOf(truckWith({})).weights).toEqual([{ massG: 17, atMm: [0, 6.5, 0] }]);
  });
});
