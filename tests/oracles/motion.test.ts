import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import data from '../../src/sim/data/hand.json' with { type: 'json' };
import { degrees } from '../../src/sim/maths/trig.ts';
import { IDENTITY, type Quat } from '../../src/sim/maths/quat.ts';
import { length, scale, vec3, ZERO, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '../../src/sim/pyramid.ts';
import { GRAVITY, LENGTH_UNIT, TICK_S } from '../../src/sim/settings.ts';
import { emptyWorld } from '../../src/sim/world/fixed.ts';
import { insertPyramid } from '../../src/sim/world/tableWorld.ts';
import { positionOf, setVelocity, velocityOf } from '../../src/sim/world/units.ts';
import { angleBetween, tumbled } from './euler.ts';
import { compare, compareShare, tellLimit, type Task } from './report.ts';
import {
  inertiaOf,
  insertBlock,
  onTable,
  run,
  seconds,
  shiftFrom,
  surface,
  TOWARDS,
  withBlock,
  withPyramid,
  type Block,
} from './tables.ts';

const HAND_SPEED = data.limits.speedMS; // m/s: as fast as a hand moves
const FLAT: Block = { x: 0.03, y: 0.01, z: 0.03, mass: 0.01 };
const BRICK: Block = { x: 0.02, y: 0.03, z: 0.04, mass: 0.04 }; // three different moments of inertia

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('let go at speed', () => {
  /** How far a body that stands on its base slides. */
  function slide(body: RigidBody, step: () => void, speed: number): number {
    const start = positionOf(body);
    setVelocity(body, scale(TOWARDS.edge, speed));
    for (let i = 0; i < seconds(3) && length(velocityOf(body)) > 1e-4; i++) step();
    return shiftFrom(body, start);
  }

  const distances = (friction: number, speed: number, measured: number): { theory: number; measured: number } => ({
    theory: ((speed * speed) / (2 * friction * GRAVITY)) * 1000,
    measured: measured * 1000,
  });

  it.for([0.1, 0.2, 0.3, 0.5, 0.7, 0.9])(
    'a block on a coefficient of %d slides until friction has taken its energy',
    (friction, { task }) => {
      const far = withBlock(physics, surface(friction), FLAT, (body, world) =>
        slide(body, () => world.step(), HAND_SPEED),
      );
      compareShare(task, {
        name: `slide, block, coefficient ${friction}, ${HAND_SPEED} m/s`,
        ...distances(friction, HAND_SPEED, far),
        unit: 'mm',
        bar: 0.01,
      });
    },
  );

  it.for([...SIZES])('so does a pyramid of size %s', (size, { task }) => {
    const far = withPyramid(physics, surface(0.25), size, ({ body }, world) =>
      slide(body, () => world.step(), HAND_SPEED / 2),
    );
    compareShare(task, {
      name: `slide, ${size}, coefficient 0.25, ${HAND_SPEED / 2} m/s`,
      ...distances(0.25, HAND_SPEED / 2, far),
      unit: 'mm',
      bar: 0.01,
    });
  });

  it("a slow block on good grip stops a quarter of a tick's way early, half a step of the engine's substeps", ({
    task,
  }) => {
    const speed = HAND_SPEED / 5;
    const { theory, measured } = distances(
      0.9,
      speed,
      withBlock(physics, surface(0.9), FLAT, (body, world) => slide(body, () => world.step(), speed)),
    );
    tellLimit(task, { name: `slide, block, coefficient 0.9, ${speed} m/s`, theory, measured, unit: 'mm' });
    expect(theory - measured).toBeLessThan((speed * 1000 * TICK_S) / 4);
  });
});

describe('dropped without spin', () => {
  const DROPS_CM = [1, 2, 3, 5, 8, 12, 16, 20];
  const RESTITUTIONS = [0.3, 0.4, 0.5, 0.6, 0.7];
  const TIP_DOWN: Quat = { x: 1, y: 0, z: 0, w: 0 };

  /** Root of the height after the bounce over that before it: the restitution, by the law of falling. */
  function bounce(restitution: number, drop: number, insert: (world: World, lowest: number) => RigidBody): number {
    return onTable(physics, surface(0.5, restitution), [], ({ world }) => {
      const body = insert(world, drop);
      const touching = positionOf(body).y - drop;
      let highest = 0;
      let rising = false;
      run(world, seconds(0.5), () => {
        rising ||= velocityOf(body).y > 0;
        if (rising) highest = Math.max(highest, positionOf(body).y - touching);
      });
      return Math.sqrt(highest / drop);
    });
  }

  function errors(insert: (world: World, lowest: number) => RigidBody): { mean: number; worst: number } {
    const all = RESTITUTIONS.flatMap((e) => DROPS_CM.map((cm) => Math.abs(bounce(e, cm / 100, insert) - e)));
    return { mean: all.reduce((a, b) => a + b, 0) / all.length, worst: Math.max(...all) };
  }

  function compareBounce(task: Task, name: string, { mean, worst }: { mean: number; worst: number }): void {
    compare(task, { name: `bounce, ${name}, mean error of 40 drops`, theory: 0, measured: mean, unit: '', bar: 0.03 });
    compare(task, { name: `bounce, ${name}, worst error`, theory: 0, measured: worst, unit: '', bar: 0.08 });
  }

  it.for([...SIZES])('a pyramid of size %s bounces on its tip with the restitution of the pair', (size, { task }) => {
    const spec = PYRAMIDS[size];
    compareBounce(
      task,
      `${size} on its tip`,
      errors((world, lowest) => insertPyramid(physics, world, spec, vec3(0, lowest + spec.height, 0), TIP_DOWN).body),
    );
  });

  it.for([...SIZES])(
    'a pyramid of size %s that lands flat on four corners bounces less: the engine does not find all four impulses in one tick',
    (size, { task }) => {
      const { mean, worst } = errors(
        (world, lowest) => insertPyramid(physics, world, PYRAMIDS[size], vec3(0, lowest, 0), IDENTITY).body,
      );
      tellLimit(task, {
        name: `bounce, ${size} flat on its base, mean and worst error`,
        theory: '0',
        measured: `${mean.toFixed(3)}, ${worst.toFixed(3)}`,
      });
      expect(mean).toBeGreaterThan(0.03);
      expect(mean).toBeLessThan(0.16);
    },
  );
});

describe('in free fall', () => {
  /** Speed and way of a piece that has fallen for so long. */
  function fallen(s: number): { speed: number; way: number } {
    const world = emptyWorld(physics);
    const { body } = insertPyramid(physics, world, PYRAMIDS.L, ZERO, IDENTITY);
    run(world, seconds(s));
    const state = { speed: -velocityOf(body).y, way: -positionOf(body).y };
    world.free();
    return state;
  }

  it.for([0.2, 0.4, 0.8])('a piece has after %d s the speed and has come the way that Galileo says', (s, { task }) => {
    const { speed, way } = fallen(s);
    compareShare(task, {
      name: `free fall, speed after ${s} s`,
      theory: GRAVITY * s,
      measured: speed,
      unit: 'm/s',
      bar: 1e-4,
    });
    compareShare(task, {
      name: `free fall, way after ${s} s`,
      theory: (GRAVITY * s * s) / 2,
      measured: way,
      unit: 'm',
      bar: 0.01,
    });
  });

  it('nothing falls faster than the engine lets a thing move: 400 of its length units a second', ({ task }) => {
    const { speed } = fallen(1);
    tellLimit(task, { name: 'free fall, speed after 1 s', theory: GRAVITY, measured: speed, unit: 'm/s' });
    expect(speed).toBeCloseTo(400 * LENGTH_UNIT, 3);
  });
});

describe('tumbling freely', () => {
  const FOR_S = 2;
  const DIRECTIONS: readonly Vec3[] = [
    vec3(1, 0.05, 0.05),
    vec3(0.05, 1, 0.05),
    vec3(1, 1, 0),
    vec3(1, 1, 1),
    vec3(-3, 2, 1),
    vec3(1, -3, 2),
  ];
  const INERTIAS = { S: pyramidInertia('S'), M: pyramidInertia('M'), L: pyramidInertia('L'), block: inertiaOf(BRICK) };
  const NAMES = [...SIZES, 'block'] as const;
  type Name = (typeof NAMES)[number];

  function pyramidInertia(size: PyramidSize): Vec3 {
    const { side, axis } = PYRAMIDS[size];
    return vec3(side, axis, side);
  }

  function simulated(name: Name, spin: Vec3): Quat {
    const world = emptyWorld(physics);
    const { body } =
      name === 'block'
        ? insertBlock(physics, world, BRICK, ZERO)
        : insertPyramid(physics, world, PYRAMIDS[name], ZERO, IDENTITY);
    body.setAngvel(spin, true);
    run(world, seconds(FOR_S));
    const rotation = body.rotation();
    world.free();
    return rotation;
  }

  /** How far off Euler's attitude the simulation's is, in the mean and at worst over spins of this speed, degrees. */
  function off(name: Name, speed: number): { mean: number; worst: number } {
    const errors = DIRECTIONS.map((direction) => scale(direction, speed / length(direction))).map((spin) =>
      degrees(angleBetween(simulated(name, spin), tumbled(INERTIAS[name], IDENTITY, spin, FOR_S))),
    );
    return { mean: errors.reduce((a, b) => a + b, 0) / errors.length, worst: Math.max(...errors) };
  }

  it.for([...NAMES])('%s is after two seconds at two turns a second turned as Euler says', (name, { task }) => {
    const { mean, worst } = off(name, 12);
    compare(task, {
      name: `tumbling 2 s at 12 rad/s, ${name}, mean`,
      theory: 0,
      measured: mean,
      unit: 'degrees',
      bar: 5,
    });
    compare(task, {
      name: `tumbling 2 s at 12 rad/s, ${name}, worst`,
      theory: 0,
      measured: worst,
      unit: 'degrees',
      bar: 5,
    });
  });

  it.for([...NAMES])(
    '%s at four turns a second is not: the error grows with the cube of the spin',
    (name, { task }) => {
      const { mean, worst } = off(name, 24);
      tellLimit(task, {
        name: `tumbling 2 s at 24 rad/s, ${name}, mean and worst`,
        theory: '0',
        measured: `${mean.toFixed(1)}, ${worst.toFixed(1)} degrees`,
      });
      expect(worst).toBeLessThan(60);
    },
  );
});
