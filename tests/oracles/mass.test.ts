import { beforeAll, describe, it } from 'vitest';
import { IDENTITY } from '../../src/sim/maths/quat.ts';
import { vec3, ZERO } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '../../src/sim/pyramid.ts';
import { emptyWorld } from '../../src/sim/world/fixed.ts';
import { insertPyramid } from '../../src/sim/world/tableWorld.ts';
import { comOf, positionOf, UNITS } from '../../src/sim/world/units.ts';
import { compareShare } from './report.ts';
import { inertiaOf, insertBlock, type Block } from './tables.ts';

const ROUNDING = 1e-5; // single precision, a few operations
const DATA_ROUNDING = 0.01; // the data have two or three digits
// moments in falling order: the engine is prone to swap such
const BRICK: Block = { x: 0.02, y: 0.03, z: 0.04, mass: 0.04 };

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

type Insert = (world: ReturnType<typeof emptyWorld>) => ReturnType<typeof insertPyramid>['body'];

/** Mass, height of the centre of mass and moments of inertia as the engine uses them, SI. */
function heldBy(insert: Insert): { mass: number; com: number; inertia: readonly [number, number, number] } {
  const world = emptyWorld(physics);
  const body = insert(world);
  world.step();
  const { m11, m22, m33 } = body.effectiveWorldInvInertia(); // at once: the next question to the engine overwrites it
  const moment = (inverted: number): number => 1 / inverted / UNITS ** 2;
  const held = {
    mass: body.mass(),
    com: comOf(body).y - positionOf(body).y,
    inertia: [moment(m11), moment(m22), moment(m33)] as const,
  };
  world.free();
  return held;
}

const WALL = 2.25e-3; // m
const POLYSTYRENE = 1050; // kg/m3

/** A solid pyramid's mass, first and second moments about the middle of its base. */
function solid(base: number, height: number): { mass: number; first: number; side: number; axis: number } {
  const mass = (POLYSTYRENE * base * base * height) / 3;
  return {
    mass,
    first: (mass * height) / 4,
    side: mass * ((base * base) / 20 + (height * height) / 10),
    axis: (mass * base * base) / 10,
  };
}

/** A pyramid with walls of even thickness, open below: the outer solid without the inner one. */
function hollow(base: number, height: number): { mass: number; com: number; side: number; axis: number } {
  const slant = Math.hypot(height, base / 2);
  const outer = solid(base, height);
  const inner = solid(base - (2 * WALL * slant) / height, height - (WALL * slant) / (base / 2));
  const mass = outer.mass - inner.mass;
  const com = (outer.first - inner.first) / mass;
  return { mass, com, side: outer.side - inner.side - mass * com * com, axis: outer.axis - inner.axis };
}

describe('a hollow pyramid of polystyrene', () => {
  it.for([...SIZES])('of size %s weighs and turns as its data say', (size, { task }) => {
    const { base, height, mass, com, side, axis } = PYRAMIDS[size];
    const theory = hollow(base, height);
    compareShare(task, {
      name: `mass of 2.25 mm walls, ${size}`,
      theory: theory.mass * 1000,
      measured: mass * 1000,
      unit: 'g',
      bar: DATA_ROUNDING,
    });
    compareShare(task, {
      name: `centre of mass of 2.25 mm walls, ${size}`,
      theory: theory.com * 1000,
      measured: com * 1000,
      unit: 'mm',
      bar: DATA_ROUNDING,
    });
    compareShare(task, {
      name: `moment of inertia of 2.25 mm walls, side, ${size}`,
      theory: theory.side * 1e9,
      measured: side * 1e9,
      unit: 'g mm2',
      bar: DATA_ROUNDING,
    });
    compareShare(task, {
      name: `moment of inertia of 2.25 mm walls, axis, ${size}`,
      theory: theory.axis * 1e9,
      measured: axis * 1e9,
      unit: 'g mm2',
      bar: DATA_ROUNDING,
    });
  });
});

describe('the engine holds', () => {
  it.for([...SIZES])('the mass properties of a hollow pyramid of size %s', (size: PyramidSize, { task }) => {
    const { mass, com, side, axis } = PYRAMIDS[size];
    const held = heldBy((world) => insertPyramid(physics, world, PYRAMIDS[size], ZERO, IDENTITY).body);
    compareShare(task, {
      name: `mass, ${size}`,
      theory: mass * 1000,
      measured: held.mass * 1000,
      unit: 'g',
      bar: ROUNDING,
    });
    compareShare(task, {
      name: `centre of mass, ${size}`,
      theory: com * 1000,
      measured: held.com * 1000,
      unit: 'mm',
      bar: ROUNDING,
    });
    compareShare(task, {
      name: `moment of inertia, side, ${size}`,
      theory: side * 1e9,
      measured: held.inertia[0] * 1e9,
      unit: 'g mm2',
      bar: ROUNDING,
    });
    compareShare(task, {
      name: `moment of inertia, axis, ${size}`,
      theory: axis * 1e9,
      measured: held.inertia[1] * 1e9,
      unit: 'g mm2',
      bar: ROUNDING,
    });
  });

  it('the moments of inertia of a block about the right axes', ({ task }) => {
    const { x, y, z } = inertiaOf(BRICK);
    const held = heldBy((world) => insertBlock(physics, world, BRICK, vec3(0, 0, 0)).body);
    [x, y, z].forEach((theory, i) =>
      compareShare(task, {
        name: `moment of inertia, block, axis ${'xyz'[i]}`,
        theory: theory * 1e9,
        measured: (held.inertia[i] ?? NaN) * 1e9,
        unit: 'g mm2',
        bar: ROUNDING,
      }),
    );
  });
});
