import type { Collider, RigidBody, World } from '@dimforge/rapier3d-compat';
import data from '../data/arena.json' with { type: 'json' };
import { box, translate, type Polyhedron } from '../geometry/polyhedron.ts';
import { byId, type PieceId } from '../ids.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';
import type { Physics } from '../physics.ts';
import { DICE_SOLVER_ITERATIONS, ROLL_PREDICTION_DISTANCE, SOLVER_ITERATIONS, WARM_UP_TICKS } from '../settings.ts';
import { emptyWorld, gripping, slab, SLAB, type OwnSettings } from '../world/fixed.ts';
import { dividing, insertSolid, PIECE_ON_PIECE, type Coefficients } from '../world/solid.ts';
import { setVelocity } from '../world/units.ts';
import type { Terrain } from './terrain.ts';
import type { BodySpec } from './body.ts';
import { poseAtRelease, spinAtRelease, velocityAtRelease, type Release } from './release.ts';

const MM = 1e-3;

/** A square with a rim around it, m. The rim stands on the table, its inner faces a side apart. */
export interface Enclosure {
  readonly side: number;
  readonly rim: number;
  readonly thickness: number;
  readonly table: number;
}

const enclosureOf = ({ sideMm, rimMm, rimThicknessMm }: Omit<typeof data.tray, 'surface'>): Enclosure => ({
  side: sideMm * MM,
  rim: rimMm * MM,
  thickness: rimThicknessMm * MM,
  table: data.tableMm * MM,
});

export const ARENA: Enclosure = enclosureOf(data);
/** For dice: as a tray that stands on a table among other things. */
export const TRAY: Enclosure = enclosureOf(data.tray);

/** A body as it is let go. */
export interface Released extends Release {
  readonly id: PieceId;
  readonly spec: BodySpec;
}

/** Within the arena's rim, or a tray's, or on level ground that ends nowhere near. */
export type RollGround = 'arena' | 'tray' | 'open';

/** The enclosure of a ground; of open ground, which has none, the arena: throws are aimed at its middle. */
export const enclosureFor = (ground: RollGround = 'arena'): Enclosure => (ground === 'tray' ? TRAY : ARENA);

/** How far a body can go from the middle before it meets a rim, or the end of the ground, m. */
export const freeHalfOf = (ground: RollGround = 'arena'): number =>
  ground === 'open' ? OPEN_HALF : enclosureFor(ground).side / 2;

/** Everything that a roll follows from. */
export interface RollSetup {
  readonly terrain: Terrain;
  /** The arena, where it is left out. */
  readonly ground?: RollGround;
  /** The coefficients of bodies on each other; those of pieces, where they are left out. */
  readonly between?: Coefficients;
  /** Whether what lies on a face has one friction for sliding and spinning (flat/); left out: it has not. */
  readonly flat?: boolean;
  /** Whether bodies lie where they are let go: contacts load before they are given their motion. */
  readonly lying?: boolean;
  /** After so many seconds the roll ends, settled or not; left out, as a throw (rest.ts). */
  readonly limitS?: number;
  /** Within the limits (releaseLimits.ts), in any order. */
  readonly bodies: readonly Released[];
}

/** A body in the arena. */
export interface WorldBody {
  readonly id: PieceId;
  readonly spec: BodySpec;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/** The world of one roll: made fresh for it by this builder and no other, bodies in the order of their ids. */
export interface RollWorld {
  readonly world: World;
  readonly setup: RollSetup;
  readonly pieces: readonly WorldBody[];
  /** Its top is the plane y = 0. */
  readonly ground: Collider;
  /** Frees the engine's memory; nothing of this may be used after it. */
  free(): void;
}

/** Builds the world of a roll at the tick of its release. The throws must be within the limits. */
export function buildRollWorld(physics: Physics, setup: RollSetup): RollWorld {
  const world = emptyWorld(physics, settingsFor(setup.bodies.map(({ spec }) => spec)));
  const own = ownOf(setup);
  const [ground] = insertGround(physics, world, setup);
  if (ground === undefined) throw new Error('a roll has its ground');
  const released = [...setup.bodies].sort(byId);
  const pieces = released.map((one): WorldBody => {
    const { position, rotation } = poseAtRelease(one, one.spec.middle);
    const { body, collider } = insertSolid(physics, world, one.spec.solid, position, rotation, own);
    return { id: one.id, spec: one.spec, body, collider };
  });
  if (setup.lying === true) for (let i = 0; i < WARM_UP_TICKS; i += 1) world.step();
  pieces.forEach(({ body }, i) => {
    const release = released[i];
    if (release === undefined) return;
    setVelocity(body, velocityAtRelease(release));
    body.setAngvel(spinAtRelease(release), true);
  });
  return { world, setup, pieces, ground, free: () => world.free() };
}

/** How often the engine solves a tick of a roll with these. */
export const iterationsFor = (specs: readonly Pick<BodySpec, 'shivers'>[]): number =>
  specs.some(({ shivers }) => shivers) ? DICE_SOLVER_ITERATIONS : SOLVER_ITERATIONS;

/** The settings of the world of a roll with these. */
export const settingsFor = (specs: readonly BodySpec[]): OwnSettings => ({
  predictionDistance: ROLL_PREDICTION_DISTANCE,
  solverIterations: iterationsFor(specs),
});

/** The ground of a roll, and the coefficients of all that is on it. */
export type RollSurroundings = Pick<RollSetup, 'terrain' | 'ground' | 'between'>;

/** The coefficients of the bodies on each other, by which those of the ground are divided. */
export const ownOf = ({ between = PIECE_ON_PIECE }: RollSurroundings): Coefficients => dividing(between);

/** The ground first, then the rim where there is one: what does not move. */
export function insertGround(physics: Physics, world: World, surroundings: RollSurroundings): readonly Collider[] {
  const own = ownOf(surroundings);
  const ground = world.createRigidBody(physics.rapier.RigidBodyDesc.fixed());
  return (surroundings.ground === 'open' ? [OPEN] : fixedBoxes(enclosureFor(surroundings.ground))).map(
    ({ half, middle }) =>
      world.createCollider(
        gripping(physics, slab(physics.rapier.ColliderDesc, half, middle), surroundings.terrain, own),
        ground,
      ),
  );
}

interface Box {
  readonly half: Vec3;
  readonly middle: Vec3;
}

/** The walls of a rim, where they stand, m. */
const wallsOf = (enclosure: Enclosure): readonly Polyhedron[] =>
  fixedBoxes(enclosure)
    .slice(1)
    .map(({ half, middle }) => translate(box(half.x, half.y, half.z), middle));

/** Those of the arena, and of a tray. */
export const WALLS = wallsOf(ARENA);
const TRAY_WALLS = wallsOf(TRAY);

/** The walls around a ground. */
export const wallsFor = (ground: RollGround = 'arena'): readonly Polyhedron[] =>
  ground === 'tray' ? TRAY_WALLS : WALLS;

/** Half the side of ground without a rim. */
export const OPEN_HALF = 5; // m: single precision has half a micrometre there

/** Ground without a rim. */
const OPEN: Box = { half: vec3(OPEN_HALF, SLAB / 2, OPEN_HALF), middle: vec3(0, -SLAB / 2, 0) };

/**
 * The arena, or another enclosure: the table, then the four walls of the rim, those that face along z as long as the
 * arena, those that face along x with the corners.
 */
export function fixedBoxes({ side, rim, thickness, table }: Enclosure = ARENA): readonly Box[] {
  const off = side / 2 + thickness / 2;
  const along = vec3(thickness / 2, rim / 2, side / 2 + thickness);
  const across = vec3(side / 2, rim / 2, thickness / 2);
  return [
    { half: vec3(table / 2, SLAB / 2, table / 2), middle: vec3(0, -SLAB / 2, 0) },
    ...[1, -1].map((way) => ({ half: along, middle: vec3(way * off, rim / 2, 0) })),
    ...[1, -1].map((way) => ({ half: across, middle: vec3(0, rim / 2, way * off) })),
  ];
}
