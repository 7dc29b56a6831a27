import { released } from '../../src/games/trexlands/rolling/battle.ts';
import data from '../../src/sim/data/truck.json' with { type: 'json' };
import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, it } from 'vitest';
import { minimumJerk } from '../../src/sim/maths/minimumJerk.ts';
import { fromAxisAngle, fromYawDeg, rotate, type Quat } from '../../src/sim/maths/quat.ts';
import { cos, degrees, radians } from '../../src/sim/maths/trig.ts';
import { add, length, scale, UNIT_X, UNIT_Z, vec3, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { buildRollWorld } from '../../src/sim/roll/rollWorld.ts';
import { TERRAINS, type Terrain } from '../../src/sim/roll/terrain.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '../../src/sim/roll/truck.ts';
import { RESTING_DEPTH_MM, WARM_UP_TICKS } from '../../src/sim/settings.ts';
import { insertSolid, type Roller } from '../../src/sim/world/solid.ts';
import { positionOf } from '../../src/sim/world/units.ts';
import { bisect } from './bisect.ts';
import { compare, compareShare } from './report.ts';
import { run, seconds, shiftFrom, tiltTable, TOWARDS, uprightness } from './tables.ts';

const TILTING_S = 0.5;
const WATCHED_S = 1;
const SLID = 1e-4; // m
const GRIPPY: Terrain = { id: 'custom', friction: 2, restitution: 0 };
const OUTER = data.wheel.outerMm * 1e-3;
const AZIMUTHS = [0, 15, 30, 45, 60, 75, 90, 135];

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A truck alone in the arena. */
function withTruck<T>(
  on: Terrain,
  spec: TruckSpec,
  at: Vec3,
  turned: Quat,
  look: (body: RigidBody, world: World) => T,
): T {
  const arena = buildRollWorld(physics, released({ terrain: on, throws: [], ballasted: [] }));
  try {
    return look(insertSolid(physics, arena.world, spec.solid, at, turned).body, arena.world);
  } finally {
    arena.free();
  }
}

describe.each(TERRAINS)('on $id', (terrain) => {
  it.for(AZIMUTHS)(
    'a truck heading %d degrees off downhill begins to slide where the tangent is the coefficient',
    (azimuth, { task }) => {
      const stays = (deg: number): boolean =>
        withTruck(
          { ...terrain, restitution: 0 },
          TRUCK,
          vec3(0, -RESTING_DEPTH_MM * 1e-3, 0),
          fromYawDeg(azimuth),
          (body, world) => {
            run(world, WARM_UP_TICKS);
            run(world, seconds(TILTING_S), (tick) =>
              tiltTable(world, TOWARDS.edge, deg * minimumJerk((tick + 1) / seconds(TILTING_S))),
            );
            const start = positionOf(body);
            run(world, seconds(WATCHED_S));
            return shiftFrom(body, start) < SLID;
          },
        );
      const angle = bisect(1, 60, 0.01, stays);
      compareShare(task, {
        name: `friction of a truck, ${terrain.id}, ${azimuth} degrees`,
        theory: terrain.friction,
        measured: Math.tan(radians(angle)),
        unit: '',
        bar: 0.005,
      });
    },
  );
});

describe('leaned over its wheels and let go', () => {
  /** The lowest points of a wheel's two faces. */
  function lowestOf({ middle, radius, halfWidth }: Roller, turned: Quat): readonly Vec3[] {
    const axle = rotate(turned, UNIT_Z);
    const down = vec3(axle.y * axle.x, axle.y * axle.y - 1, axle.y * axle.z); // straight down, but for what of it is along the axle
    const spoke = scale(down, radius / length(down));
    return [-halfWidth, halfWidth].map((z) => add(rotate(turned, middle), add(scale(axle, z), spoke)));
  }

  /** Leaning so, by corners and round wheels: where its lowest points are, and where its centre of mass is, along the way it leans. */
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

  const ways = [
    ['to its right', UNIT_X, UNIT_Z, 80],
    ['on to its nose', scale(UNIT_Z, -1), UNIT_X, 130],
    ['on to its tail', UNIT_Z, scale(UNIT_X, -1), 130],
  ] as const;
  const trucks = [
    ['the truck', TRUCK],
    ['the truck with ballast', BALLASTED_TRUCK],
  ] as const;

  it.for(
    trucks.flatMap(([name, spec]) => ways.map(([way, axis, along, most]) => ({ name, spec, way, axis, along, most }))),
  )(
    '$name goes over $way from where its centre of mass is over its wheels',
    ({ name, spec, way, axis, along, most }, { task }) => {
      const lean = (deg: number): Quat => fromAxisAngle(axis, radians(deg));
      const theory = bisect(20, most, 1e-4, (deg) => {
        const { foot, com } = leaning(spec, lean(deg), along);
        return com < foot;
      });
      const fallsBack = (deg: number): boolean => {
        const { lowest } = leaning(spec, lean(deg), along);
        return withTruck(GRIPPY, spec, vec3(0, -lowest - RESTING_DEPTH_MM * 1e-3, 0), lean(deg), (body, world) => {
          run(world, seconds(WATCHED_S));
          return uprightness(body) > cos(radians(deg));
        });
      };
      compare(task, {
        name: `critical tilt, ${name}, ${way}`,
        theory,
        measured: bisect(theory - 8, theory + 8, 0.005, fallsBack),
        unit: 'degrees',
        bar: 0.05,
      });
    },
  );

  it('leans furthest where theory says so by hand', ({ task }) => {
    const { theory, measured } = {
      theory: degrees(Math.atan2(OUTER, TRUCK.com.y)),
      measured: bisect(20, 80, 1e-4, (deg) => {
        const { foot, com } = leaning(TRUCK, fromAxisAngle(UNIT_X, radians(deg)), UNIT_Z);
        return com < foot;
      }),
    };
    compare(task, {
      name: 'critical tilt to the right, by the tread alone',
      theory,
      measured,
      unit: 'degrees',
      bar: 0.05,
    });
  });
});
