import data from '#sim/data/hand.json' with { type: 'json' };
import { IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { length, scale, vec3, ZERO } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '#sim/pyramid.ts';
import { GRAVITY, LENGTH_UNIT, TICK_S } from '#sim/settings.ts';
import { emptyWorld } from '#sim/world/fixed.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { positionOf, setVelocity, velocityOf } from '#sim/world/units.ts';
import { once } from '../apparatus/once.ts';
import {
  onTable,
  run,
  seconds,
  shiftFrom,
  surface,
  TOWARDS,
  withBlock,
  withPyramid,
  type Block,
  type RigidBody,
  type World,
} from '../apparatus/tables.ts';
import { knownLimit, within, withinShare, type Theme, type Validation } from '../validation.ts';

const HAND_SPEED = data.limits.speedMS; // m/s: as fast as a hand moves
const FLAT: Block = { x: 0.03, y: 0.01, z: 0.03, mass: 0.01 };
const MM = 1000;

/** How far a body that stands on its base slides, mm. */
function slide(body: RigidBody, world: World, speed: number): number {
  const start = positionOf(body);
  setVelocity(body, scale(TOWARDS.edge, speed));
  for (let i = 0; i < seconds(3) && length(velocityOf(body)) > 1e-4; i += 1) world.step();
  return shiftFrom(body, start) * MM;
}

const slidMm = (friction: number, speed: number): number => ((speed * speed) / (2 * friction * GRAVITY)) * MM;

const slideOfBlock = (friction: number, speed: number): Validation => ({
  name: `slide, block, coefficient ${friction}, ${speed} m/s`,
  settings: '30 x 10 x 30 mm, let go at speed on its base',
  unit: 'mm',
  theory: slidMm(friction, speed),
  tolerance: withinShare(0.01),
  measure: (physics) => withBlock(physics, surface(friction), FLAT, (body, world) => slide(body, world, speed)),
});

const slideOfPyramid = (size: PyramidSize): Validation => ({
  name: `slide, ${size}, coefficient 0.25, ${HAND_SPEED / 2} m/s`,
  settings: 'let go at speed on its base',
  unit: 'mm',
  theory: slidMm(0.25, HAND_SPEED / 2),
  tolerance: withinShare(0.01),
  measure: (physics) =>
    withPyramid(physics, surface(0.25), size, ({ body }, world) => slide(body, world, HAND_SPEED / 2)),
});

const SLOW = HAND_SPEED / 5;

/** A quarter of a tick's way early: half a step of the engine's substeps. */
const slowSlide: Validation = {
  ...slideOfBlock(0.9, SLOW),
  tolerance: knownLimit(slidMm(0.9, SLOW) - (SLOW * MM * TICK_S) / 4, slidMm(0.9, SLOW)),
};

export const SLIDES: Theme = {
  id: 'slides',
  says: 'Let go at speed, a thing slides until friction has taken its energy: v squared over twice mu g.',
  source: 'Coulomb friction',
  tolerances:
    '1 %, for which the settings were chosen; a known limit: half a substep of motion, v / 1920 s, is missing whatever the speed',
  rows: [
    ...[0.1, 0.2, 0.3, 0.5, 0.7, 0.9].map((friction) => slideOfBlock(friction, HAND_SPEED)),
    ...SIZES.map(slideOfPyramid),
    slowSlide,
  ],
};

const DROPS_CM = [1, 2, 3, 5, 8, 12, 16, 20];
const RESTITUTIONS = [0.3, 0.4, 0.5, 0.6, 0.7];
const TIP_DOWN: Quat = { x: 1, y: 0, z: 0, w: 0 };

type Dropped = (physics: Physics, world: World, lowest: number) => RigidBody;

/** Root of the height after the bounce over that before it: the restitution, by the law of falling. */
function bounce(physics: Physics, restitution: number, drop: number, insert: Dropped): number {
  return onTable(physics, surface(0.5, restitution), [], ({ world }) => {
    const body = insert(physics, world, drop);
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

const errors = (physics: Physics, insert: Dropped): readonly number[] =>
  RESTITUTIONS.flatMap((e) => DROPS_CM.map((cm) => Math.abs(bounce(physics, e, cm / 100, insert) - e)));

const meanOf = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;

const onTip =
  (size: PyramidSize): Dropped =>
  (physics, world, lowest) =>
    insertPyramid(physics, world, PYRAMIDS[size], vec3(0, lowest + PYRAMIDS[size].height, 0), TIP_DOWN).body;

const onBase =
  (size: PyramidSize): Dropped =>
  (physics, world, lowest) =>
    insertPyramid(physics, world, PYRAMIDS[size], vec3(0, lowest, 0), IDENTITY).body;

const DROPPED = '40 drops of 1 to 20 cm, restitution 0.3 to 0.7, without spin';

type Errors = (physics: Physics) => readonly number[];

const bounceRow = (what: string, of: string, tolerance: Validation['tolerance'], measured: Errors): Validation => ({
  name: `bounce, ${what}, ${of}`,
  settings: DROPPED,
  unit: '',
  theory: 0,
  tolerance,
  measure: (physics) => {
    const all = measured(physics);
    return of === 'worst error' ? Math.max(...all) : meanOf(all);
  },
});

export const BOUNCES: Theme = {
  id: 'bounces',
  says: 'Dropped without spin, a thing rises to the square of the restitution of the height that it fell.',
  source: "Newton's law of restitution",
  tolerances:
    'of the restitution 0.03 in the mean and 0.08 at worst, for which the settings were chosen; a known limit: the solver does not find four impulses in one tick, so that a base that lands flat bounces less',
  rows: SIZES.flatMap((size) => {
    const tip = once((physics) => errors(physics, onTip(size)));
    const base = once((physics) => errors(physics, onBase(size)));
    return [
      bounceRow(`${size} on its tip`, 'mean error', within(0.03), tip),
      bounceRow(`${size} on its tip`, 'worst error', within(0.08), tip),
      bounceRow(`${size} flat on its base`, 'mean error', knownLimit(0.03, 0.16), base),
    ];
  }),
};

/** Speed and way of a piece that has fallen for so long. */
function fallen(physics: Physics, s: number): { readonly speed: number; readonly way: number } {
  const world = emptyWorld(physics);
  const { body } = insertPyramid(physics, world, PYRAMIDS.L, ZERO, IDENTITY);
  run(world, seconds(s));
  const state = { speed: -velocityOf(body).y, way: -positionOf(body).y };
  world.free();
  return state;
}

const MOST_UNITS_A_SECOND = 400; // the engine's own
const FASTEST = MOST_UNITS_A_SECOND * LENGTH_UNIT;

export const FALL: Theme = {
  id: 'fall',
  says: 'Falling freely, a thing has the speed g t and has come g t squared over two.',
  source: 'Galileo',
  tolerances:
    "speed 0.01 %, way 1 %: the integrator's, which is early by half a substep of 1/960 s; a known limit: the engine moves nothing faster than 400 of its length units a second, 8 m/s",
  rows: [
    ...[0.2, 0.4, 0.8].flatMap((s): readonly Validation[] => [
      {
        name: `free fall, speed after ${s} s`,
        settings: 'a large pyramid in an empty world',
        unit: 'm/s',
        theory: GRAVITY * s,
        tolerance: withinShare(1e-4),
        measure: (physics) => fallen(physics, s).speed,
      },
      {
        name: `free fall, way after ${s} s`,
        settings: 'a large pyramid in an empty world',
        unit: 'm',
        theory: (GRAVITY * s * s) / 2,
        tolerance: withinShare(0.01),
        measure: (physics) => fallen(physics, s).way,
      },
    ]),
    {
      name: 'free fall, speed after 1 s',
      settings: 'a large pyramid in an empty world',
      unit: 'm/s',
      theory: GRAVITY,
      tolerance: knownLimit(FASTEST - 1e-3, FASTEST + 1e-3),
      measure: (physics) => fallen(physics, 1).speed,
    },
  ],
};
