import { beforeAll, describe, expect, it } from 'vitest';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Grip } from '#sim/gesture/gesture.ts';
import type { Layout } from '#sim/layout.ts';
import { playPush, playSteps } from '#sim/perform.ts';
import { Performance, type Performed } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { ClosenessTracker, type Closeness } from '#sim/trace/closeness.ts';
import { signedDistance } from '#sim/geometry/contactSet.ts';
import { place, squarePyramid } from '#sim/geometry/polyhedron.ts';
import { PYRAMIDS } from '#sim/pyramid.ts';
import { poseOf } from '#sim/world/pose.ts';
import { id, layout, pad, piece } from '../tables.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

interface Measured {
  readonly closeness: Closeness;
  readonly done: Performed;
}

function measured(
  on: Layout,
  mover: string,
  play: (p: Performance) => void,
  watch?: ConstructorParameters<typeof Performance>[4],
  grip: Grip = 'finger',
): Measured {
  const tracker = new ClosenessTracker();
  const p = new Performance(physics, on, id(mover), grip, watch, tracker);
  play(p);
  const done = p.finish();
  p.table.free();
  return { closeness: tracker.measured(), done };
}

const walking =
  (...steps: readonly StepCommand[]) =>
  (p: Performance) =>
    void playSteps(p, steps, 'careful', () => true);
const quarter: StepCommand = { corner: 'A', swivelDeg: 90 };

describe('how near the mover came', () => {
  it('is nothing where nothing is near', () => {
    expect(
      measured(layout([piece('0-L1', 0, 0), piece('1-M1', 200, 0)]), '0-L1', walking(quarter)).closeness.nearest,
    ).toEqual([]);
  });

  it('begins with where it stands: what it walks away from was nearest at tick 0', () => {
    const { closeness } = measured(
      layout([piece('0-L1', 0, 0), piece('1-L1', -30.4, 0)], { surface: 'glass' }),
      '0-L1',
      (p) => void playPush(p, 8, 0),
      undefined,
      'push',
    );
    expect(closeness.nearest).toMatchObject([{ id: '1-L1', mm: 5, tick: 0 }]);
  });

  it('is the least of all ticks, as measured anew at each of them', () => {
    const on = layout([piece('0-L1', 0, 0), piece('1-M1', -12.7, 60.6)]);
    const pyramid = (size: 'L' | 'M') => squarePyramid(PYRAMIDS[size].base, PYRAMIDS[size].height);
    const distances: number[] = [];
    const { closeness } = measured(on, '0-L1', (p) => {
      const [mover, other] = p.table.pieces;
      if (!mover || !other) throw new Error('there are two');
      const placed = (of: typeof mover, size: 'L' | 'M') =>
        place(pyramid(size), poseOf(of.body).position, poseOf(of.body).rotation);
      const step = p.table.world.step.bind(p.table.world);
      p.table.world.step = (...args) => {
        step(...args);
        distances.push(signedDistance(placed(mover, 'L'), placed(other, 'M')) * 1000);
      };
      playSteps(p, [{ corner: 'B', swivelDeg: -120 }], 'careful', () => true);
    });
    const [nearest] = closeness.nearest;
    const least = Math.min(...distances);
    expect(least).toBeGreaterThan(0.5);
    expect(least).toBeLessThan(9);
    expect(nearest?.mm).toBeCloseTo(least, 2);
    expect(distances.findIndex((d) => Math.abs(d - least) < 0.01) + 1).toBeCloseTo(nearest?.tick ?? 0, -1);
  });

  it('is told nearest first, of pieces and pads, and not beyond ten millimetres', () => {
    const on = layout(
      [piece('0-L1', 0, 0), piece('1-L1', -35.39, 0), piece('1-L2', 0, -31.4), piece('1-M1', 32.65, 0)],
      { pads: [pad(1, 0, 12.7 + 38.1 + 3)] },
    );
    const { closeness } = measured(on, '0-L1', (p) => void playPush(p, 0, 0));
    expect(closeness.nearest.map(({ id: of, mm }) => [of, mm])).toEqual([
      ['pad-1', 3],
      ['1-L2', 6],
      ['1-L1', 9.99],
    ]);
  });

  it('is nothing at all where it touches: the pad that it stands on, the piece that it shoves', () => {
    const on = layout([piece('0-L1', 0, 0), piece('1-M1', 24, 0)], { pads: [pad(0, 0, 0)], surface: 'glass' });
    const { closeness } = measured(on, '0-L1', (p) => void playPush(p, 5, 0), undefined, 'push');
    expect(closeness.nearest.map(({ id: of, mm }) => [of, mm])).toEqual([
      ['1-M1', 0],
      ['pad-0', 0],
    ]);
    expect(closeness.nearest[0]?.tick).toBeGreaterThan(0);
    expect(closeness.nearest[1]?.tick).toBe(0);
    expect(closeness.nearest[1]?.otherFeature).toBe('pad');
  });
});

describe('the most that the mover was tilted', () => {
  it('is what a practised hand tips it by', () => {
    const { closeness, done } = measured(layout([piece('0-L1', 0, 0)]), '0-L1', walking(quarter));
    const told = done.trace.flatMap((e) => (e.type === 'set-down' ? [e.highestTiltDeg] : []));
    expect(closeness.mostTiltDeg).toBeCloseTo(told[0] ?? 0, 6);
    expect(closeness.mostTiltDeg).toBeGreaterThan(8);
  });

  it('is told of a piece that lies, too', () => {
    const { closeness } = measured(layout([piece('0-L1', 0, 0, 0, 'flat')]), '0-L1', (p) => void playPush(p, 0, 0.5));
    expect(closeness.mostTiltDeg).toBeGreaterThan(100);
  });
});

describe('the slip margin', () => {
  const on = (surface: number, more: readonly ReturnType<typeof piece>[] = []) =>
    layout([piece('0-L1', 0, 0), ...more], { surface });

  it('is one where the pivot slides', () => {
    expect(measured(on(0.2), '0-L1', walking(quarter)).closeness.slipMargin).toBeCloseTo(1, 2);
  });

  it('is its least over all steps, and none once the base is down', () => {
    const one = measured(on(0.9), '0-L1', walking(quarter)).closeness.slipMargin ?? 0;
    const four = measured(on(0.9), '0-L1', walking(quarter, quarter, quarter, quarter)).closeness.slipMargin ?? 0;
    expect(one).toBeGreaterThan(2);
    expect(four).toBeGreaterThan(2);
    expect(four).toBeLessThanOrEqual(one);
  });

  it('is not told where no corner is meant to be a pivot', () => {
    expect(measured(on(0.2), '0-L1', (p) => void playPush(p, 3, 0)).closeness.slipMargin).toBe(null);
  });

  it('is not told where there is no friction to use', () => {
    expect(measured(on(0), '0-L1', walking(quarter)).closeness.slipMargin).toBe(null);
  });

  it('is not told from ticks in which another piece is touched', () => {
    const touching = on(0.9, [
      piece('1-L1', 25.4, 0),
      piece('1-L2', -25.4, 0),
      piece('1-M1', 0, 22.62),
      piece('1-M2', 0, -22.62),
    ]);
    const { closeness } = measured(touching, '0-L1', walking({ corner: 'A', swivelDeg: 0 }));
    const alone = measured(on(0.9), '0-L1', walking({ corner: 'A', swivelDeg: 0 })).closeness.slipMargin ?? 0;
    expect(closeness.slipMargin === null || closeness.slipMargin >= alone * 0.97).toBe(true);
  });
});

describe('whoever measures', () => {
  it('changes nothing: same trace, same ticks, same hash', () => {
    const crowd = layout([piece('0-L1', 0, 0), piece('1-M1', -3, 43), piece('1-S1', -12, 66), piece('0-S1', 28, 5)], {
      pads: [pad(0, 0, 150), pad(1, 0, -150)],
    });
    const watched = measured(crowd, '0-L1', walking({ corner: 'A', swivelDeg: 180 })).done;
    const p = new Performance(physics, crowd, id('0-L1'), 'finger');
    playSteps(p, [{ corner: 'A', swivelDeg: 180 }], 'careful', () => true);
    const alone = p.finish();
    p.table.free();
    expect(watched.trace.some((e) => e.type === 'contact-began' && e.b === '1-M1')).toBe(true);
    expect(watched).toEqual(alone);
  });

  it('has to be asked to an action first', () => {
    const nobody = new ClosenessTracker();
    expect(() => nobody.measured()).toThrow('nobody has asked it');
  });
});
