import data from '#sim/data/truck.json' with { type: 'json' };
import { fromAxisAngle, fromYawDeg, rotate, type Quat } from '#sim/maths/quat.ts';
import { atan2, cos, degrees, radians, sinCosDeg } from '#sim/maths/trig.ts';
import { add, length, scale, UNIT_X, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { buildRollWorld } from '#sim/roll/rollWorld.ts';
import { TERRAINS, type Terrain } from '#sim/roll/terrain.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '#sim/roll/truck.ts';
import { RESTING_DEPTH_MM, WARM_UP_TICKS } from '#sim/settings.ts';
import { insertSolid, type Roller } from '#sim/world/solid.ts';
import { bisect } from '../apparatus/bisect.ts';
import { run, seconds, TOWARDS, uprightness, type RigidBody, type World } from '../apparatus/tables.ts';
import { within, withinShare, type Theme, type Validation } from '../validation.ts';
import { staysTilted } from './slip.ts';

const WATCHED_S = 1;
const GRIPPY: Terrain = { id: 'custom', friction: 2, restitution: 0 };
const OUTER = data.wheel.outerMm * 1e-3;
const AZIMUTHS = [0, 15, 30, 45, 60, 75, 90, 135];

/** A truck alone in the arena. */
function withTruck<T>(
  physics: Physics,
  on: Terrain,
  spec: TruckSpec,
  at: Vec3,
  turned: Quat,
  look: (body: RigidBody, world: World) => T,
): T {
  const arena = buildRollWorld(physics, { terrain: on, bodies: [] });
  try {
    return look(insertSolid(physics, arena.world, spec.solid, at, turned).body, arena.world);
  } finally {
    arena.free();
  }
}

function slipAngle(physics: Physics, terrain: Terrain, azimuth: number): number {
  const at = vec3(0, -RESTING_DEPTH_MM * 1e-3, 0);
  return bisect(1, 60, 0.01, (deg) =>
    withTruck(physics, { ...terrain, restitution: 0 }, TRUCK, at, fromYawDeg(azimuth), (body, world) => {
      run(world, WARM_UP_TICKS);
      return staysTilted(body, world, TOWARDS.edge, deg);
    }),
  );
}

const frictionRow = (terrain: Terrain, azimuth: number): Validation => ({
  name: `friction of a truck, ${terrain.id}, ${azimuth} degrees`,
  settings: 'on its wheels, heading so far off downhill, tilted within half a second and watched for one',
  unit: '',
  theory: terrain.friction,
  tolerance: withinShare(0.005),
  measure: (physics) => {
    const { sin, cos: across } = sinCosDeg(slipAngle(physics, terrain, azimuth));
    return sin / across;
  },
});

/** The lowest points of a wheel's two faces. */
function lowestOf({ middle, radius, halfWidth }: Roller, turned: Quat): readonly Vec3[] {
  const axle = rotate(turned, UNIT_Z);
  // straight down, but for what of it is along the axle
  const down = vec3(axle.y * axle.x, axle.y * axle.y - 1, axle.y * axle.z);
  const spoke = scale(down, radius / length(down));
  return [-halfWidth, halfWidth].map((z) => add(rotate(turned, middle), add(scale(axle, z), spoke)));
}

/**
 * Leaning so, by corners and round wheels: where its lowest points are, and where its centre of mass is, along the way
 * it leans.
 */
function leaning(spec: TruckSpec, turned: Quat, along: Vec3): { lowest: number; foot: number; com: number } {
  const corners = [
    ...spec.solid.hulls.flatMap((hull) => hull.map((v) => rotate(turned, v))),
    ...(spec.solid.rollers ?? []).flatMap((wheel) => lowestOf(wheel, turned)),
  ];
  const lowest = Math.min(...corners.map(({ y }) => y));
  const way = (v: Vec3): number => v.x * along.x + v.z * along.z;
  return {
    lowest,
    foot: Math.max(...corners.filter(({ y }) => y < lowest + 1e-7).map(way)),
    com: way(rotate(turned, spec.com)),
  };
}

interface Lean {
  readonly way: string;
  readonly axis: Vec3;
  readonly along: Vec3;
  readonly most: number;
}

const WAYS: readonly Lean[] = [
  { way: 'to its right', axis: UNIT_X, along: UNIT_Z, most: 80 },
  { way: 'on to its nose', axis: scale(UNIT_Z, -1), along: UNIT_X, most: 130 },
  { way: 'on to its tail', axis: UNIT_Z, along: scale(UNIT_X, -1), most: 130 },
];

const turnedBy = ({ axis }: Lean, deg: number): Quat => fromAxisAngle(axis, radians(deg));

/** Where the centre of mass is over the wheels. */
const criticalTilt = (spec: TruckSpec, lean: Lean): number =>
  bisect(20, lean.most, 1e-4, (deg) => {
    const { foot, com } = leaning(spec, turnedBy(lean, deg), lean.along);
    return com < foot;
  });

function fallsBack(physics: Physics, spec: TruckSpec, lean: Lean, deg: number): boolean {
  const turned = turnedBy(lean, deg);
  const { lowest } = leaning(spec, turned, lean.along);
  return withTruck(physics, GRIPPY, spec, vec3(0, -lowest - RESTING_DEPTH_MM * 1e-3, 0), turned, (body, world) => {
    run(world, seconds(WATCHED_S));
    return uprightness(body) > cos(radians(deg));
  });
}

function tiltRow(name: string, spec: TruckSpec, lean: Lean): Validation {
  const theory = criticalTilt(spec, lean);
  return {
    name: `critical tilt, ${name}, ${lean.way}`,
    settings: 'leaned over its wheels on a coefficient of 2, let go, watched for a second',
    unit: 'degrees',
    theory,
    tolerance: within(0.05),
    measure: (physics) => bisect(theory - 8, theory + 8, 0.005, (deg) => fallsBack(physics, spec, lean, deg)),
  };
}

const [TO_ITS_RIGHT] = WAYS;

/** The theory of the rows above, by hand: nothing is simulated. */
const byHand: Validation = {
  name: 'critical tilt to the right, by the tread alone',
  settings: 'half the outer tread over the height of the centre of mass; beside it the same by all corners',
  unit: 'degrees',
  theory: degrees(atan2(OUTER, TRUCK.com.y)),
  tolerance: within(0.05),
  measure: () => (TO_ITS_RIGHT === undefined ? Number.NaN : criticalTilt(TRUCK, TO_ITS_RIGHT)),
};

export const TRUCKS: Theme = {
  id: 'truck',
  says: 'A body of several parts slides by the coefficient, whichever way it heads, and goes over where its centre of mass is over its wheels.',
  source: 'Coulomb friction; statics',
  tolerances: '0.5 % of the coefficient, 0.05 degrees',
  rows: [
    ...TERRAINS.flatMap((terrain) => AZIMUTHS.map((azimuth) => frictionRow(terrain, azimuth))),
    ...WAYS.map((lean) => tiltRow('the truck', TRUCK, lean)),
    ...WAYS.map((lean) => tiltRow('the truck with ballast', BALLASTED_TRUCK, lean)),
    byHand,
  ],
};
