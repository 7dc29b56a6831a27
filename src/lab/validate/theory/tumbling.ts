import { degrees } from '#sim/maths/trig.ts';
import { IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { length, scale, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '#sim/pyramid.ts';
import { emptyWorld } from '#sim/world/fixed.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { inertiaOf, insertBlock, run, seconds, type Block } from '../apparatus/tables.ts';
import { once } from '../apparatus/once.ts';
import { angleBetween, tumbled } from '../integrator/freeRotation.ts';
import { knownLimit, within, type Theme, type Validation } from '../validation.ts';

const BRICK: Block = { x: 0.02, y: 0.03, z: 0.04, mass: 0.04 }; // three different moments of inertia
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

function simulated(physics: Physics, name: Name, spin: Vec3): Quat {
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

/** How far off Euler's attitude the simulation's is for spins of this speed, degrees. */
const off = (physics: Physics, name: Name, speed: number): readonly number[] =>
  DIRECTIONS.map((direction) => scale(direction, speed / length(direction))).map((spin) =>
    degrees(angleBetween(simulated(physics, name, spin), tumbled(INERTIAS[name], IDENTITY, spin, FOR_S))),
  );

type Off = (physics: Physics) => readonly number[];

const tumble = (
  name: Name,
  speed: number,
  of: 'mean' | 'worst',
  tolerance: Validation['tolerance'],
  measured: Off,
): Validation => ({
  name: `tumbling 2 s at ${speed} rad/s, ${name}, ${of}`,
  settings: 'six directions of spin, nothing near; the angle between the two attitudes',
  unit: 'degrees',
  theory: 0,
  tolerance,
  measure: (physics) => {
    const all = measured(physics);
    return of === 'worst' ? Math.max(...all) : all.reduce((a, b) => a + b, 0) / all.length;
  },
});

const [USUAL, FAST] = [12, 24]; // rad/s

export const TUMBLING: Theme = {
  id: 'tumbling',
  says: 'Tumbling freely, a thing is turned after two seconds as its moments of inertia and its spin say.',
  source: "Euler's equations, by Runge and Kutta's fourth order in double precision, 20,000 steps a second",
  tolerances:
    '5 degrees after two seconds at 12 rad/s; a known limit: the error grows with the cube of the spin, up to 60 degrees at 24 rad/s',
  rows: NAMES.flatMap((name) => {
    const usual = once((physics) => off(physics, name, USUAL));
    return [
      tumble(name, USUAL, 'mean', within(5), usual),
      tumble(name, USUAL, 'worst', within(5), usual),
      tumble(name, FAST, 'worst', knownLimit(0, 60), (physics) => off(physics, name, FAST)),
    ];
  }),
};
