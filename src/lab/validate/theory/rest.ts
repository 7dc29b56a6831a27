import type { StandingPose, Surface } from '#sim/layout.ts';
import { distance, horizontalDistance, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { SIZES } from '#sim/pyramid.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { poseOf, toTable } from '#sim/world/pose.ts';
import type { WorldPiece } from '#sim/world/tableWorld.ts';
import { positionOf } from '#sim/world/units.ts';
import { once } from '../apparatus/once.ts';
import {
  insertBlock,
  onTable,
  piece,
  run,
  seconds,
  surface,
  type Block,
  type RigidBody,
  type World,
} from '../apparatus/tables.ts';
import { knownLimit, within, type Theme, type Validation } from '../validation.ts';

const COME_TO_REST_S = 1;
const LEFT_ALONE_S = 60;
const GROUNDS = SURFACES.filter(({ id }) => ['mousepad', 'matte-paper', 'glass'].includes(id));
const MM = 1000;

const verticesOf = ({ spec, body }: WorldPiece): Vec3[] => spec.vertices.map((v) => toTable(poseOf(body), v));

/** The furthest that any vertex of any piece has come from where it was, mm. */
function creep(pieces: readonly WorldPiece[], from: readonly (readonly Vec3[])[]): number {
  const ways = pieces.flatMap((p, i) => verticesOf(p).map((v, k) => distance(v, from[i]?.[k] ?? v)));
  return Math.max(...ways) * MM;
}

function leftAlone(physics: Physics, on: Surface, pose: StandingPose): number {
  const standing = SIZES.map((size, i) => piece(size, i * 100, 0, 17 * i, pose));
  return onTable(physics, on, standing, ({ world, pieces }) => {
    run(world, seconds(COME_TO_REST_S));
    const from = pieces.map(verticesOf);
    run(world, seconds(LEFT_ALONE_S));
    return creep(pieces, from);
  });
}

const creepRow = (on: Surface, pose: StandingPose): Validation => ({
  name: `creep in 60 s, ${on.id}, on the ${pose === 'flat' ? 'side' : 'base'}`,
  settings: `every size, coefficient ${on.friction}; the furthest way of any vertex`,
  unit: 'mm',
  theory: 0,
  tolerance: within(0.02),
  measure: (physics) => leftAlone(physics, on, pose),
});

export const REST: Theme = {
  id: 'rest',
  says: 'Left alone for a minute, nothing moves.',
  source: 'statics',
  tolerances: '0.02 mm, for which the settings were chosen',
  rows: GROUNDS.flatMap((on) => (['upright', 'flat'] as const).map((pose) => creepRow(on, pose))),
};

const LEVELS = 5;
const WATCHED_S = 20;
const SLAB: Block = { x: 0.025, y: 0.01, z: 0.025, mass: 0.005 };

/** Slabs that touch and do not press yet. */
const stack = (physics: Physics, world: World): RigidBody[] =>
  Array.from({ length: LEVELS }, (_, level) => insertBlock(physics, world, SLAB, vec3(0, level * SLAB.y, 0)).body);

/** How much lower each level is over the one under it than its thickness says, mm; the lowest first. */
function sinksOf(bodies: readonly RigidBody[]): number[] {
  const heights = bodies.map((b) => positionOf(b).y);
  return heights.map((y, level) => (level === 0 ? -y : SLAB.y + (heights[level - 1] ?? 0) - y) * MM);
}

/** How far the farthest has come from where it was, along the table, mm. */
const farthest = (places: readonly Vec3[], from: (level: number) => Vec3): number =>
  Math.max(...places.map((p, level) => horizontalDistance(p, from(level)) * MM));

interface Stacked {
  readonly lowest: number;
  readonly others: number;
  readonly settled: number;
  readonly wander: number;
}

const stacked = once((physics): Stacked =>
  onTable(physics, surface(0.5), [], ({ world }) => {
    const bodies = stack(physics, world);
    run(world, seconds(COME_TO_REST_S));
    const places = bodies.map(positionOf);
    run(world, seconds(WATCHED_S - COME_TO_REST_S));
    const [lowest = Number.NaN, ...others] = sinksOf(bodies);
    return {
      lowest,
      others: Math.max(...others.map(Math.abs)),
      settled: farthest(places, () => ZERO),
      wander: farthest(bodies.map(positionOf), (i) => places[i] ?? ZERO),
    };
  }),
);

const stackRow = (what: string, of: keyof Stacked, tolerance: Validation['tolerance']): Validation => ({
  name: `stack of five, ${what}`,
  settings: 'slabs of 25 x 10 x 25 mm and 5 g, set on each other at once, 20 s',
  unit: 'mm',
  theory: 0,
  tolerance,
  measure: (physics) => stacked(physics)[of],
});

export const STACK: Theme = {
  id: 'stack',
  says: 'Slabs on top of each other stay where they have settled and do not sink into each other.',
  source: 'statics',
  tolerances:
    '0.1 mm a level; known limits: contacts are soft and the load comes on unevenly, so that the lowest slab sinks in and the stack wanders in its first second',
  rows: [
    stackRow('worst level sinks', 'others', within(0.1)),
    stackRow('worst level wanders', 'wander', within(0.1)),
    stackRow('wanders in the first second', 'settled', knownLimit(0, 2)),
    stackRow('sinks into the table', 'lowest', knownLimit(0, 0.6)),
  ],
};
