import { unrotate } from '#sim/maths/quat.ts';
import { dot, horizontal, length, lengthSquared, vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize, type PyramidSpec } from '#sim/pyramid.ts';
import { GRAVITY, SOFT_CCD_PREDICTION, TICK_S } from '#sim/settings.ts';
import { poseOf, toTable } from '#sim/world/pose.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { setVelocity, velocityOf } from '#sim/world/units.ts';
import { randomSource, type RandomSource } from '../apparatus/chance.ts';
import { once } from '../apparatus/once.ts';
import { onTable, seconds, surface, type RigidBody } from '../apparatus/tables.ts';
import { atMost, knownLimit, type Theme, type Validation } from '../validation.ts';

const DROP = 0.12; // m
const THROWS = 20;
const FOR_S = 2;
const TO_MM = 1000;
/** Single precision: the state is rounded to 2^-24, and energy goes with its square. */
const ROUNDING = 2 ** -23;

const SPINS = [0, 12, 30]; // rad/s, standard deviation an axis
const PAIRS = [
  { friction: 0.25, restitution: 0.3 },
  { friction: 0.5, restitution: 0.1 },
  { friction: 0.5, restitution: 0.7 },
  { friction: 0.9, restitution: 0.05 },
  { friction: 0.9, restitution: 0.7 },
];
type Pair = (typeof PAIRS)[number];

/** Motion and height, as the height (mm) to which they could lift the piece. */
function energyMm(body: RigidBody, { mass, side, axis, com }: PyramidSpec): number {
  const spin = unrotate(body.rotation(), body.angvel());
  const turning = dot(vec3(side * spin.x, axis * spin.y, side * spin.z), spin);
  const moving = mass * lengthSquared(velocityOf(body));
  return ((moving + turning) / (2 * mass * GRAVITY) + toTable(poseOf(body), vec3(0, com, 0)).y) * TO_MM;
}

const lowestOf = (body: RigidBody, spec: PyramidSpec): number =>
  Math.min(...spec.vertices.map((v) => toTable(poseOf(body), v).y));

/**
 * Whether nothing of the piece can come within reach of the table in a tick, so that no contact of any kind is at work.
 */
function isClear(body: RigidBody, spec: PyramidSpec): boolean {
  const fastest = length(velocityOf(body)) + length(body.angvel()) * spec.height;
  return lowestOf(body, spec) > SOFT_CCD_PREDICTION + fastest * TICK_S;
}

interface Course {
  /** Greatest growth from one moment clear of the table to the next, as a share of the energy at the start. */
  readonly clear: number;
  /** The same from one tick to the next, contacts at work. */
  readonly tick: number;
  /** Deepest below the table's top, mm. */
  readonly depth: number;
}

/** Drops a piece in any attitude, turning and drifting, and watches its energy. */
function course(physics: Physics, size: PyramidSize, pair: Pair, spin: number, random: RandomSource): Course {
  const spec = PYRAMIDS[size];
  return onTable(physics, surface(pair.friction, pair.restitution), [], ({ world }) => {
    const { body } = insertPyramid(physics, world, spec, vec3(0, DROP, 0), random.rotation());
    body.setAngvel(random.gaussian(spin), true);
    setVelocity(body, horizontal(random.gaussian(0.2)));
    const start = energyMm(body, spec);
    let [clear, tick, depth, last, before] = [-Infinity, -Infinity, 0, start, start];
    for (let i = 0; i < seconds(FOR_S); i += 1) {
      world.step();
      const now = energyMm(body, spec);
      tick = Math.max(tick, now - before);
      depth = Math.max(depth, -lowestOf(body, spec) * TO_MM);
      before = now;
      if (!isClear(body, spec)) continue;
      clear = Math.max(clear, now - last);
      last = now;
    }
    return { clear: clear / start, tick: tick / start, depth };
  });
}

/** The most of each in sixty drops. */
function drops(physics: Physics, pair: Pair): Course {
  const courses = SPINS.flatMap((spin) => {
    const random = randomSource(1 + spin);
    return Array.from({ length: THROWS }, (_, i) =>
      course(physics, SIZES[i % SIZES.length] ?? 'S', pair, spin, random),
    );
  });
  const most = (of: keyof Course): number => Math.max(...courses.map((one) => one[of]));
  return { clear: most('clear'), tick: most('tick'), depth: most('depth') };
}

const DROPPED = `${SPINS.length * THROWS} drops of 120 mm in any attitude, spin of 0, 12 and 30 rad/s an axis, all sizes`;

const rowsOf = (pair: Pair): readonly Validation[] => {
  const name = `friction ${pair.friction}, restitution ${pair.restitution}`;
  const most = once((physics) => drops(physics, pair));
  return [
    {
      name: `energy grows clear of the table, ${name}`,
      settings: DROPPED,
      unit: '%',
      theory: 0,
      tolerance: atMost(ROUNDING * 100),
      measure: (physics) => most(physics).clear * 100,
    },
    {
      name: `energy grows within an impact, ${name}`,
      settings: DROPPED,
      unit: '%',
      theory: 0,
      tolerance: knownLimit(-100, 10),
      measure: (physics) => most(physics).tick * 100,
    },
    {
      name: `sinks in at an impact, ${name}`,
      settings: DROPPED,
      unit: 'mm',
      theory: 0,
      tolerance: knownLimit(0, 10),
      measure: (physics) => most(physics).depth,
    },
  ];
};

export const ENERGY: Theme = {
  id: 'energy',
  says: 'Nothing gains energy: a dropped thing never has more of it clear of the table than when it was clear before.',
  source: 'conservation of energy',
  tolerances:
    'clear of the table single precision, 1e-5 %; known limits: an impact takes two or three ticks, and within them energy may grow by up to 10 % and be gone in the next, and a corner may be up to 10 mm deep',
  rows: PAIRS.flatMap(rowsOf),
};
