import { seat } from '#sim/ids.ts';
import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { atan2, degrees } from '#sim/maths/trig.ts';
import { vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES } from '#sim/pyramid.ts';
import { RESTING_DEPTH_MM } from '#sim/settings.ts';
import { PIECE_FRICTION } from '#sim/surfaces.ts';
import { insertPyramid } from '#sim/world/tableWorld.ts';
import { positionOf } from '#sim/world/units.ts';
import { bisect } from '../apparatus/bisect.ts';
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
  type RigidBody,
  type World,
} from '../apparatus/tables.ts';
import { within, type Theme, type Validation } from '../validation.ts';

const COEFFICIENTS = [0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.2];
const ON_PAD = 0.45;
const FLAT: Block = { x: 0.03, y: 0.01, z: 0.03, mass: 0.01 }; // does not tip before 71 degrees
const PEDESTAL: Block = { x: 0.2, y: 0.02, z: 0.2, mass: 1 };
// tilted at once, the load would come as a blow and start a slide that friction takes half a second to stop
const TILTING_S = 0.5;
const WATCHED_S = 1;
const SLID = 1e-4; // m: what 0.001 degree too many makes in a second
const BAR_DEG = 0.05;

/** Whether a body stays put on the table tilted so. */
export function staysTilted(body: RigidBody, world: World, towards: Vec3, deg: number): boolean {
  run(world, seconds(TILTING_S), (tick) =>
    tiltTable(world, towards, deg * minimumJerk((tick + 1) / seconds(TILTING_S))),
  );
  const start = positionOf(body);
  run(world, seconds(WATCHED_S));
  return shiftFrom(body, start) < SLID;
}

const slipAngle = (holds: (deg: number) => boolean): number => bisect(1, 60, 0.002, holds);

const row = (
  what: string,
  friction: number,
  settings: string,
  holds: (physics: Physics, deg: number) => boolean,
): Validation => ({
  name: `slip angle, ${what}, coefficient ${friction}`,
  settings,
  unit: 'degrees',
  theory: degrees(atan2(friction, 1)),
  tolerance: within(BAR_DEG),
  measure: (physics) => slipAngle((deg) => holds(physics, deg)),
});

const TILTED = 'tilted within half a second, then watched for one; slid by 0.1 mm';

const onSurfaces = COEFFICIENTS.flatMap((friction) => [
  row('block', friction, `30 x 10 x 30 mm, ${TILTED}`, (physics, deg) =>
    withBlock(physics, surface(friction), FLAT, (body, world) => staysTilted(body, world, TOWARDS.edge, deg)),
  ),
  ...SIZES.map((size) =>
    row(size, friction, `downhill over a corner, ${TILTED}`, (physics, deg) =>
      withPyramid(physics, surface(friction), size, ({ body }, world) => staysTilted(body, world, TOWARDS.corner, deg)),
    ),
  ),
]);

/** The pad is as the surface under it. */
const onPads = SIZES.map((size) =>
  row(`${size} on a pad`, ON_PAD, `downhill over a corner, ${TILTED}`, (physics, deg) =>
    onTable(
      physics,
      surface(ON_PAD),
      [piece(size)],
      ({ pieces: [only], world }) => only !== undefined && staysTilted(only.body, world, TOWARDS.corner, deg),
      [{ seat: seat(0), xMm: 0, zMm: 0, yawDeg: 0 }],
    ),
  ),
);

/** By their own coefficient, whatever the table is made of. */
const onPieces = SIZES.map((size) =>
  row(`${size} on a piece`, PIECE_FRICTION, `on a slab that is a piece, table of 0.05, ${TILTED}`, (physics, deg) =>
    onTable(physics, surface(0.05), [], ({ world }) => {
      insertBlock(physics, world, PEDESTAL, ZERO).body.setBodyType(physics.rapier.RigidBodyType.Fixed, true);
      const at = vec3(0, PEDESTAL.y - RESTING_DEPTH_MM * 1e-3, 0);
      const { body } = insertPyramid(physics, world, PYRAMIDS[size], at, IDENTITY);
      return staysTilted(body, world, TOWARDS.corner, deg);
    }),
  ),
);

export const SLIP: Theme = {
  id: 'slip',
  says: 'A thing begins to slide at the tilt whose tangent the coefficient of friction is.',
  source: 'Coulomb friction',
  tolerances: '0.05 degrees, for which the settings were chosen',
  rows: [...onSurfaces, ...onPads, ...onPieces],
};
