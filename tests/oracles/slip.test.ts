import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, it } from 'vitest';
import { seat } from '../../src/sim/ids.ts';
import { minimumJerk } from '../../src/sim/maths/minimumJerk.ts';
import { IDENTITY } from '../../src/sim/maths/quat.ts';
import { degrees } from '../../src/sim/maths/trig.ts';
import { vec3, ZERO, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES } from '../../src/sim/pyramid.ts';
import { RESTING_DEPTH_MM } from '../../src/sim/settings.ts';
import { PIECE_FRICTION } from '../../src/sim/surfaces.ts';
import { insertPyramid } from '../../src/sim/world/tableWorld.ts';
import { positionOf } from '../../src/sim/world/units.ts';
import { bisect } from './bisect.ts';
import { compare } from './report.ts';
import {
  insertBlock,
  onTable,
  piece,
  run,
  seconds,
  shiftFrom,
  surface,
  tiltTable,
  TOWARDS,
  withBlock,
  withPyramid,
  type Block,
} from './tables.ts';

const COEFFICIENTS = [0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.2];
const FLAT: Block = { x: 0.03, y: 0.01, z: 0.03, mass: 0.01 }; // does not tip before 71 degrees
const PEDESTAL: Block = { x: 0.2, y: 0.02, z: 0.2, mass: 1 };
// tilted at once, the load would come as a blow and start a slide that friction takes half a second to stop
const TILTING_S = 0.5;
const WATCHED_S = 1;
const SLID = 1e-4; // m: what 0.001 degree too many makes in a second
const BAR_DEG = 0.05;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Whether a body stays put on the table tilted so. */
function stays(body: RigidBody, world: World, towards: Vec3, deg: number): boolean {
  run(world, seconds(TILTING_S), (tick) =>
    tiltTable(world, towards, deg * minimumJerk((tick + 1) / seconds(TILTING_S))),
  );
  const start = positionOf(body);
  run(world, seconds(WATCHED_S));
  return shiftFrom(body, start) < SLID;
}

const slipAngle = (holds: (deg: number) => boolean): number => bisect(1, 60, 0.002, holds);

describe.each(COEFFICIENTS)('on a surface of coefficient %d', (friction) => {
  const theory = degrees(Math.atan(friction));
  const on = surface(friction);

  it('a flat block begins to slide at the angle whose tangent the coefficient is', ({ task }) => {
    const measured = slipAngle((deg) =>
      withBlock(physics, on, FLAT, (body, world) => stays(body, world, TOWARDS.edge, deg)),
    );
    compare(task, {
      name: `slip angle, block, coefficient ${friction}`,
      theory,
      measured,
      unit: 'degrees',
      bar: BAR_DEG,
    });
  });

  it.for([...SIZES])('so does a pyramid of size %s, downhill over a corner', (size, { task }) => {
    const measured = slipAngle((deg) =>
      withPyramid(physics, on, size, ({ body }, world) => stays(body, world, TOWARDS.corner, deg)),
    );
    compare(task, {
      name: `slip angle, ${size}, coefficient ${friction}`,
      theory,
      measured,
      unit: 'degrees',
      bar: BAR_DEG,
    });
  });
});

describe('on a coefficient of 0.45', () => {
  const friction = 0.45;
  const theory = degrees(Math.atan(friction));

  it.for([...SIZES])(
    'a pyramid of size %s on a stash pad slides as on the table: the pad is as the surface under it',
    (size, { task }) => {
      const pads = [{ seat: seat(0), xMm: 0, zMm: 0, yawDeg: 0 }];
      const holds = (deg: number): boolean =>
        onTable(
          physics,
          surface(friction),
          [piece(size)],
          ({ pieces: [only], world }) => only !== undefined && stays(only.body, world, TOWARDS.corner, deg),
          pads,
        );
      compare(task, {
        name: `slip angle, ${size} on a pad, coefficient ${friction}`,
        theory,
        measured: slipAngle(holds),
        unit: 'degrees',
        bar: BAR_DEG,
      });
    },
  );
});

describe('piece on piece', () => {
  it.for([...SIZES])(
    'a pyramid of size %s slides on the side of another at their own coefficient, whatever the table is made of',
    (size, { task }) => {
      const holds = (deg: number): boolean =>
        onTable(physics, surface(0.05), [], ({ world }) => {
          insertBlock(physics, world, PEDESTAL, ZERO).body.setBodyType(physics.rapier.RigidBodyType.Fixed, true);
          const { body } = insertPyramid(
            physics,
            world,
            PYRAMIDS[size],
            vec3(0, PEDESTAL.y - RESTING_DEPTH_MM * 1e-3, 0),
            IDENTITY,
          );
          return stays(body, world, TOWARDS.corner, deg);
        });
      compare(task, {
        name: `slip angle, ${size} on a piece, coefficient ${PIECE_FRICTION}`,
        theory: degrees(Math.atan(PIECE_FRICTION)),
        measured: slipAngle(holds),
        unit: 'degrees',
        bar: BAR_DEG,
      });
    },
  );
});
