import type { RigidBody } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { unrotate } from '../../src/sim/maths/quat.ts';
import { dot, horizontal, length, lengthSquared, vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize, type PyramidSpec } from '../../src/sim/pyramid.ts';
import { GRAVITY, SOFT_CCD_PREDICTION, TICK_S } from '../../src/sim/settings.ts';
import { poseOf, toTable } from '../../src/sim/world/pose.ts';
import { insertPyramid } from '../../src/sim/world/tableWorld.ts';
import { setVelocity, velocityOf } from '../../src/sim/world/units.ts';
import { randomSource, type RandomSource } from './chance.ts';
import { tell, tellLimit } from './report.ts';
import { onTable, seconds, surface } from './tables.ts';

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

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

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
function course(size: PyramidSize, pair: (typeof PAIRS)[number], spin: number, random: RandomSource): Course {
  const spec = PYRAMIDS[size];
  return onTable(physics, surface(pair.friction, pair.restitution), [], ({ world }) => {
    const { body } = insertPyramid(physics, world, spec, vec3(0, DROP, 0), random.rotation());
    body.setAngvel(random.gaussian(spin), true);
    setVelocity(body, horizontal(random.gaussian(0.2)));
    const start = energyMm(body, spec);
    let [clear, tick, depth, last, before] = [-Infinity, -Infinity, 0, start, start];
    for (let i = 0; i < seconds(FOR_S); i++) {
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

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

describe.each(PAIRS)('dropped on friction $friction, restitution $restitution', (pair) => {
  it('a piece never has more energy clear of the table than when it was clear before', ({ task }) => {
    const courses = SPINS.flatMap((spin) => {
      const random = randomSource(1 + spin);
      return Array.from({ length: THROWS }, (_, i) => course(SIZES[i % SIZES.length] ?? 'S', pair, spin, random));
    });
    const most = (of: (c: Course) => number): number => Math.max(...courses.map(of));
    const name = `${pair.friction}, restitution ${pair.restitution}`;
    tell(task, {
      name: `energy grows, friction ${name}`,
      theory: 'never',
      measured: percent(most((c) => c.clear)),
      error: '',
      bar: `${(ROUNDING * 100).toExponential(0)} %`,
    });
    tellLimit(task, {
      name: `energy grows within an impact, ${name}`,
      theory: 'never',
      measured: `${percent(most((c) => c.tick))} in a tick`,
    });
    tellLimit(task, {
      name: `sinks in at an impact, ${name}`,
      theory: '0 mm',
      measured: `${most((c) => c.depth).toFixed(2)} mm`,
    });
    expect(most((c) => c.clear)).toBeLessThanOrEqual(ROUNDING);
    expect(most((c) => c.tick)).toBeLessThan(0.1);
  });
});
