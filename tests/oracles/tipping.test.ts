import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { minimumJerk } from '../../src/sim/maths/minimumJerk.ts';
import { atan2, cos, degrees, radians } from '../../src/sim/maths/trig.ts';
import { fromAxisAngle, rotate } from '../../src/sim/maths/quat.ts';
import { addScaled, cross, scale, sub, UNIT_Y, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSpec } from '../../src/sim/pyramid.ts';
import { GRAVITY, RESTING_DEPTH_MM } from '../../src/sim/settings.ts';
import { insertPyramid } from '../../src/sim/world/tableWorld.ts';
import { positionOf } from '../../src/sim/world/units.ts';
import { bisect } from './bisect.ts';
import { compare, compareShare, tellLimit } from './report.ts';
import {
  onTable,
  pushAt,
  run,
  seconds,
  shiftFrom,
  surface,
  tiltTable,
  TOWARDS,
  uprightness,
  withBlock,
  withPyramid,
  type Block,
  type Towards,
} from './tables.ts';

const GRIPPY = 2; // more than any tilt asks for here: only tipping is left
const RISING_S = 0.5;
const PUSHED_S = 2;
const SLID = 1e-3; // m, TR-07
const A_LITTLE_MORE = 1.0005; // than the least force: slides a millimetre in a second
const WATCHED_S = 1; // a lean of 0.01 degree beyond the critical one grows by e in 1/20 s
const TIPPED_COS = cos(radians(2)); // a piece leaning so far over its edge is on its way
const BLOCK: Block = { x: 0.02, y: 0.03, z: 0.02, mass: 0.012 };
const PUSH_AT = 0.8; // of the block's height

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const tipped = (body: RigidBody): boolean => uprightness(body) < TIPPED_COS;

/** From the middle of the base to the line over which it tips in this direction. */
const reach = (base: number, towards: Towards): number => (towards === 'edge' ? base / 2 : base / Math.SQRT2);

const WAYS = (['edge', 'corner'] as const).flatMap((towards) => SIZES.map((size) => [size, towards] as const));

describe('leaned over its edge or corner and let go', () => {
  /** Whether a pyramid that leans so far at rest falls back on to its base. */
  function fallsBack(spec: PyramidSpec, towards: Towards, deg: number): boolean {
    return onTable(physics, surface(GRIPPY), [], ({ world }) => {
      const lean = fromAxisAngle(cross(UNIT_Y, TOWARDS[towards]), radians(deg));
      const pivot = rotate(lean, scale(TOWARDS[towards], reach(spec.base, towards)));
      const { body } = insertPyramid(physics, world, spec, sub(scale(UNIT_Y, -RESTING_DEPTH_MM * 1e-3), pivot), lean);
      run(world, seconds(WATCHED_S));
      return uprightness(body) > cos(radians(deg));
    });
  }

  it.for(WAYS)(
    'a pyramid of size %s goes over its %s from where its centre of mass is over it',
    ([size, towards], { task }) => {
      const spec = PYRAMIDS[size];
      const theory = degrees(atan2(reach(spec.base, towards), spec.com));
      const measured = bisect(30, 70, 0.001, (deg) => fallsBack(spec, towards, deg));
      compare(task, {
        name: `critical tilt, ${size}, over the ${towards}`,
        theory,
        measured,
        unit: 'degrees',
        bar: 0.05,
      });
    },
  );
});

describe('on a table that is tilted gently', () => {
  function stands(body: RigidBody, world: World, towards: Vec3, deg: number): boolean {
    run(world, seconds(RISING_S), (tick) =>
      tiltTable(world, towards, deg * minimumJerk((tick + 1) / seconds(RISING_S))),
    );
    run(world, seconds(WATCHED_S));
    return !tipped(body);
  }

  it.for(WAYS)(
    'a pyramid of size %s, which the engine lets sink in on its lower side, topples over its %s up to a third of a degree early',
    ([size, towards], { task }) => {
      const { base, com } = PYRAMIDS[size];
      const theory = degrees(atan2(reach(base, towards), com));
      const measured = bisect(30, 70, 0.002, (deg) =>
        withPyramid(physics, surface(GRIPPY), size, ({ body }, world) => stands(body, world, TOWARDS[towards], deg)),
      );
      tellLimit(task, {
        name: `table's critical tilt, ${size}, over the ${towards}`,
        theory,
        measured,
        unit: 'degrees',
      });
      expect(measured).toBeLessThan(theory);
      expect(measured).toBeGreaterThan(theory - 0.3);
    },
  );
});

type Way = 'stands' | 'slides' | 'tips';

/** What becomes of a body pushed at a point with a force that rises gently and then stays. */
function pushed(body: RigidBody, world: World, at: Vec3, towards: Vec3, force: number): Way {
  const start = positionOf(body);
  for (let tick = 1; tick <= seconds(RISING_S + PUSHED_S); tick++) {
    pushAt(body, at, scale(towards, force * minimumJerk(tick / seconds(RISING_S))));
    world.step();
    if (tipped(body)) return 'tips';
    if (shiftFrom(body, start) > SLID) return 'slides';
  }
  return 'stands';
}

/** The least force that a pushed thing does not stand, N, to a four-thousandth. */
const leastForce = (about: number, push: (force: number) => Way): number =>
  bisect(about / 2, about * 1.5, about * 2.5e-4, (force) => push(force) === 'stands');

/**
 * The coefficient from which on a pushed thing tips: below it the least force that moves it makes it slide. With more
 * than the least force, what comes first would depend on how fast each grows.
 */
function switchCoefficient(theory: number, weight: number, push: (friction: number, force: number) => Way): number {
  return bisect(theory / 2, theory * 2, theory * 5e-4, (friction) => {
    const force = leastForce(weight * Math.min(friction, theory), (f) => push(friction, f));
    return push(friction, force * A_LITTLE_MORE) === 'slides';
  });
}

describe('pushed at its apex', () => {
  it.for(WAYS)(
    'a pyramid of size %s tips over its %s on all that grips better than the ratio of reach to height, and slides on the rest',
    ([size, towards], { task }) => {
      const { base, height, mass } = PYRAMIDS[size];
      const theory = reach(base, towards) / height;
      const apex = scale(UNIT_Y, height);
      const measured = switchCoefficient(theory, mass * GRAVITY, (friction, force) =>
        withPyramid(physics, surface(friction), size, ({ body }, world) =>
          pushed(body, world, apex, TOWARDS[towards], force),
        ),
      );
      compareShare(task, {
        name: `tip or slide, ${size}, apex towards the ${towards}`,
        theory,
        measured,
        unit: '',
        bar: 0.02,
      });
    },
  );
});

describe('pushed at four fifths of its height', () => {
  const at = PUSH_AT * BLOCK.y;
  const point = addScaled(scale(UNIT_Y, at), TOWARDS.edge, -BLOCK.x / 2);
  const push = (friction: number, force: number): Way =>
    withBlock(physics, surface(friction), BLOCK, (body, world) => pushed(body, world, point, TOWARDS.edge, force));

  it('a block tips from the force whose moment lifts its weight', ({ task }) => {
    const theory = (BLOCK.mass * GRAVITY * BLOCK.x) / (2 * at);
    const measured = leastForce(theory, (force) => push(GRIPPY, force));
    compareShare(task, {
      name: 'tipping force, block',
      theory: theory * 1000,
      measured: measured * 1000,
      unit: 'mN',
      bar: 0.01,
    });
  });

  it('a block tips on what grips better than half its width over that height, and slides on the rest', ({ task }) => {
    const theory = BLOCK.x / (2 * at);
    const measured = switchCoefficient(theory, BLOCK.mass * GRAVITY, push);
    compareShare(task, { name: 'tip or slide, block', theory, measured, unit: '', bar: 0.02 });
  });
});
