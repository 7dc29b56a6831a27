import { pieceId } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement, StandingPose, Surface } from '#sim/layout.ts';
import { addScaled, length, scale, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import type { Physics } from '#sim/physics.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { GRAVITY, RESTING_DEPTH_MM, TABLE_MM, TICK_HZ, WARM_UP_TICKS } from '#sim/settings.ts';
import { axisOf, poseOf, toTable } from '#sim/world/pose.ts';
import { insertSolid, type Inserted } from '#sim/world/solid.ts';
import { buildTableWorld, type TableWorld, type WorldPiece } from '#sim/world/tableWorld.ts';
import { addForce, positionOf, resetForces, setGravity } from '#sim/world/units.ts';

/** As the engine has them: only the simulation names the engine. */
export type RigidBody = Inserted['body'];
export type World = TableWorld['world'];

/**
 * Half way round from the edge that faces +x to the corner A, (+x, +z): where a push in this direction tips a pyramid.
 */
export const TOWARDS = { edge: vec3(1, 0, 0), corner: vec3(Math.SQRT1_2, 0, Math.SQRT1_2) } as const;
export type Towards = keyof typeof TOWARDS;

/** A surface of these coefficients, which are those of the pair. */
export const surface = (friction: number, restitution = 0): Surface => ({ id: 'custom', friction, restitution });

/** The piece of seat 0 of this size; its second copy where two are needed. */
export function piece(
  size: PyramidSize,
  xMm = 0,
  zMm = 0,
  yawDeg = 0,
  pose: StandingPose = 'upright',
  copy: 1 | 2 = 1,
): PiecePlacement {
  return { id: pieceId(`0-${size}${copy}`), xMm, zMm, yawDeg, pose };
}

/** A table with these pieces, used and freed. */
export function onTable<T>(
  physics: Physics,
  on: Surface,
  pieces: readonly PiecePlacement[],
  look: (table: TableWorld) => T,
  pads: readonly PadPlacement[] = [],
): T {
  const table = buildTableWorld(physics, { tableMm: TABLE_MM, surface: on, pads, pieces });
  try {
    return look(table);
  } finally {
    table.free();
  }
}

/** A table with one pyramid whose contacts have loaded. */
export function withPyramid<T>(
  physics: Physics,
  on: Surface,
  size: PyramidSize,
  look: (piece: WorldPiece, world: World) => T,
): T {
  return onTable(physics, on, [piece(size)], ({ pieces: [only], world }) => {
    if (!only) throw new Error('the table has its piece');
    run(world, WARM_UP_TICKS);
    return look(only, world);
  });
}

/** A solid block: edges and mass. Its body's origin is the middle of its underside, as a pyramid's is. */
export interface Block {
  readonly x: number; // m
  readonly y: number;
  readonly z: number;
  readonly mass: number; // kg
}

/** Moments of inertia of a solid block about its middle, kg m2. */
export function inertiaOf({ x, y, z, mass }: Block): Vec3 {
  return scale(vec3(y * y + z * z, x * x + z * z, x * x + y * y), mass / 12);
}

/** Puts a block into a world as pieces are put. `at`: the middle of its underside, m. */
export function insertBlock(physics: Physics, world: World, block: Block, at: Vec3): Inserted {
  return insertSolid(
    physics,
    world,
    {
      hulls: [cornersOf(block)],
      mass: block.mass,
      com: vec3(0, block.y / 2, 0),
      inertia: inertiaOf(block),
      axes: IDENTITY,
    },
    at,
    IDENTITY,
  );
}

const cornersOf = ({ x, y, z }: Block): Vec3[] =>
  [-1, 1].flatMap((i) => [0, 1].flatMap((j) => [-1, 1].map((k) => vec3((i * x) / 2, j * y, (k * z) / 2))));

/** A table with one block on it whose contacts have loaded. */
export function withBlock<T>(
  physics: Physics,
  on: Surface,
  block: Block,
  look: (body: RigidBody, world: World) => T,
): T {
  return onTable(physics, on, [], ({ world }) => {
    const { body } = insertBlock(physics, world, block, vec3(0, -RESTING_DEPTH_MM * 1e-3, 0));
    run(world, WARM_UP_TICKS);
    return look(body, world);
  });
}

/** Tilts the table by tilting gravity: downhill is `towards`. */
export function tiltTable(world: World, towards: Vec3, deg: number): void {
  const { sin, cos } = sinCosDeg(deg);
  setGravity(world, addScaled(scale(UNIT_Y, -GRAVITY * cos), towards, GRAVITY * sin));
}

/** So many ticks, and what to do before each. */
export function run(world: World, ticks: number, before?: (tick: number) => void): void {
  for (let i = 0; i < ticks; i++) {
    before?.(i);
    world.step();
  }
}

export const seconds = (s: number): number => Math.round(s * TICK_HZ);

/** How far a body has come from a place, along the table only, m. */
export function shiftFrom(body: RigidBody, start: Vec3): number {
  const d = sub(positionOf(body), start);
  return length(vec3(d.x, 0, d.z));
}

/** Cosine of the angle between the body's own upward axis and the table's. */
export const uprightness = (body: RigidBody): number => axisOf(poseOf(body)).y;

/** Pushes with this force at a point of the body's own frame for the coming tick, and with no other. */
export function pushAt(body: RigidBody, local: Vec3, force: Vec3): void {
  resetForces(body);
  addForce(body, force, toTable(poseOf(body), local));
}
