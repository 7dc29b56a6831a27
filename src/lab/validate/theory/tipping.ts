import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { atan2, cos, degrees, radians } from '#sim/maths/trig.ts';
import { FILLING_NAMES, FILLINGS, filledWith } from '#sim/filling.ts';
import { fromAxisAngle, IDENTITY, rotate } from '#sim/maths/quat.ts';
import { addScaled, cross, scale, sub, UNIT_Y, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize, type PyramidSpec } from '#sim/pyramid.ts';
import { GRAVITY, RESTING_DEPTH_MM, WARM_UP_TICKS } from '#sim/settings.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { positionOf } from '#sim/world/units.ts';
import { bisect } from '../apparatus/bisect.ts';
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
  type RigidBody,
  type World,
} from '../apparatus/tables.ts';
import { knownLimit, within, withinShare, type Theme, type Validation } from '../validation.ts';

const GRIPPY = 2; // more than any tilt asks for here: only tipping is left
const RISING_S = 0.5;
const PUSHED_S = 2;
const SLID = 1e-3; // m, TR-07
const A_LITTLE_MORE = 1.0005; // than the least force: slides a millimetre in a second
const WATCHED_S = 1; // a lean of 0.01 degree beyond the critical one grows by e in 1/20 s
const TIPPED_COS = cos(radians(2)); // a piece leaning so far over its edge is on its way
const BLOCK: Block = { x: 0.02, y: 0.03, z: 0.02, mass: 0.012 };
const PUSH_AT = 0.8; // of the block's height

const tipped = (body: RigidBody): boolean => uprightness(body) < TIPPED_COS;

/** A piece that stands on a table of that coefficient, filled or hollow. */
const withPiece = <T>(
  physics: Physics,
  friction: number,
  spec: PyramidSpec,
  look: (body: RigidBody, world: World) => T,
): T =>
  onTable(physics, surface(friction), [], ({ world }) => {
    const { body } = insertPyramid(physics, world, spec, scale(UNIT_Y, -RESTING_DEPTH_MM * 1e-3), IDENTITY);
    run(world, WARM_UP_TICKS);
    return look(body, world);
  });

/** From the middle of the base to the line over which it tips in this direction. */
const reach = (base: number, towards: Towards): number => (towards === 'edge' ? base / 2 : base / Math.SQRT2);

const eachWay = (row: (size: PyramidSize, towards: Towards) => Validation): readonly Validation[] =>
  (['edge', 'corner'] as const).flatMap((towards) => SIZES.map((size) => row(size, towards)));

/** Whether a pyramid that leans so far at rest falls back on to its base. */
function fallsBack(physics: Physics, spec: PyramidSpec, towards: Towards, deg: number): boolean {
  return onTable(physics, surface(GRIPPY), [], ({ world }) => {
    const lean = fromAxisAngle(cross(UNIT_Y, TOWARDS[towards]), radians(deg));
    const pivot = rotate(lean, scale(TOWARDS[towards], reach(spec.base, towards)));
    const { body } = insertPyramid(physics, world, spec, sub(scale(UNIT_Y, -RESTING_DEPTH_MM * 1e-3), pivot), lean);
    run(world, seconds(WATCHED_S));
    return uprightness(body) > cos(radians(deg));
  });
}

function criticalTilt(size: PyramidSize, towards: Towards): Validation {
  const spec = PYRAMIDS[size];
  return {
    name: `critical tilt, ${size}, over the ${towards}`,
    settings: 'let go leaning on a coefficient of 2, watched for a second',
    unit: 'degrees',
    theory: degrees(atan2(reach(spec.base, towards), spec.com)),
    tolerance: within(0.05),
    measure: (physics) => bisect(30, 70, 0.001, (deg) => fallsBack(physics, spec, towards, deg)),
  };
}

function standsTilted(body: RigidBody, world: World, towards: Vec3, deg: number): boolean {
  run(world, seconds(RISING_S), (tick) => tiltTable(world, towards, deg * minimumJerk((tick + 1) / seconds(RISING_S))));
  run(world, seconds(WATCHED_S));
  return !tipped(body);
}

const EARLY_DEG = 0.3;

/** The engine lets it sink in on its lower side. */
function tableTilt(size: PyramidSize, towards: Towards): Validation {
  const { base, com } = PYRAMIDS[size];
  const theory = degrees(atan2(reach(base, towards), com));
  return {
    name: `table's critical tilt, ${size}, over the ${towards}`,
    settings: 'a table of coefficient 2, tilted within half a second, watched for one',
    unit: 'degrees',
    theory,
    tolerance: knownLimit(theory - EARLY_DEG, theory),
    measure: (physics) =>
      bisect(30, 70, 0.002, (deg) =>
        withPyramid(physics, surface(GRIPPY), size, ({ body }, world) =>
          standsTilted(body, world, TOWARDS[towards], deg),
        ),
      ),
  };
}

type Way = 'stands' | 'slides' | 'tips';

/** The way of a body pushed at a point with a force that rises gently and then stays. */
function pushed(body: RigidBody, world: World, at: Vec3, towards: Vec3, force: number): Way {
  const start = positionOf(body);
  for (let tick = 1; tick <= seconds(RISING_S + PUSHED_S); tick += 1) {
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

const PUSHED = 'by the least force that moves it, rising within half a second';

function tipOrSlide(size: PyramidSize, towards: Towards): Validation {
  const { base, height, mass } = PYRAMIDS[size];
  const theory = reach(base, towards) / height;
  const apex = scale(UNIT_Y, height);
  return {
    name: `tip or slide, ${size}, apex towards the ${towards}`,
    settings: `pushed at its apex ${PUSHED}`,
    unit: '',
    theory,
    tolerance: withinShare(0.02),
    measure: (physics) =>
      switchCoefficient(theory, mass * GRAVITY, (friction, force) =>
        withPyramid(physics, surface(friction), size, ({ body }, world) =>
          pushed(body, world, apex, TOWARDS[towards], force),
        ),
      ),
  };
}

const FILLED = [null, ...FILLING_NAMES] as const;

/** By which a piece is tipped on to a corner; filled, it takes more. */
const tipForces: readonly Validation[] = FILLED.flatMap((filling) =>
  SIZES.map((size): Validation => {
    const spec = filledWith(PYRAMIDS[size], filling === null ? null : FILLINGS[filling]);
    const force = (spec.mass * GRAVITY * reach(spec.base, 'corner')) / spec.height;
    return {
      name: `tipping force, ${size}, ${filling === null ? 'hollow' : `filled with ${filling}`}`,
      settings: `pushed at its apex towards a corner ${PUSHED}`,
      unit: 'mN',
      theory: force * 1000,
      tolerance: withinShare(0.02),
      measure: (physics) =>
        1000 *
        leastForce(force, (some) =>
          withPiece(physics, GRIPPY, spec, (body, world) =>
            pushed(body, world, scale(UNIT_Y, spec.height), TOWARDS.corner, some),
          ),
        ),
    };
  }),
);

const PUSHED_AT = PUSH_AT * BLOCK.y;
const POINT = addScaled(scale(UNIT_Y, PUSHED_AT), TOWARDS.edge, -BLOCK.x / 2);

const pushBlock = (physics: Physics, friction: number, force: number): Way =>
  withBlock(physics, surface(friction), BLOCK, (body, world) => pushed(body, world, POINT, TOWARDS.edge, force));

const FORCE = (BLOCK.mass * GRAVITY * BLOCK.x) / (2 * PUSHED_AT);
const SWITCH = BLOCK.x / (2 * PUSHED_AT);

const block: readonly Validation[] = [
  {
    name: 'tipping force, block',
    settings: `20 x 30 x 20 mm, 12 g, pushed at four fifths of its height ${PUSHED}`,
    unit: 'mN',
    theory: FORCE * 1000,
    tolerance: withinShare(0.01),
    measure: (physics) => 1000 * leastForce(FORCE, (force) => pushBlock(physics, GRIPPY, force)),
  },
  {
    name: 'tip or slide, block',
    settings: `20 x 30 x 20 mm, 12 g, pushed at four fifths of its height ${PUSHED}`,
    unit: '',
    theory: SWITCH,
    tolerance: withinShare(0.02),
    measure: (physics) =>
      switchCoefficient(SWITCH, BLOCK.mass * GRAVITY, (friction, force) => pushBlock(physics, friction, force)),
  },
];

export const TIPPING: Theme = {
  id: 'tipping',
  says: 'A thing tips where its centre of mass passes over the edge or corner it leans on; pushed, it tips where friction allows more than reach over height.',
  source: 'statics: moments about the edge or corner',
  tolerances:
    '0.05 degrees, 1 % of the force on a block, 2 % of that on a pyramid and of the coefficient, which are the same ratio of reach to height; a known limit: soft contacts let the lower side sink in, so that a tilted table topples a pyramid up to 0.3 degrees early',
  rows: [...eachWay(criticalTilt), ...eachWay(tableTilt), ...eachWay(tipOrSlide), ...tipForces, ...block],
};
