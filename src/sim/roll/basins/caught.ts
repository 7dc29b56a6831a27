import { length, vec3, type Vec3 } from '../../maths/vec3.ts';
import { unrotate } from '../../maths/quat.ts';
import { toTable } from '../../world/pose.ts';
import { ARENA, type RollGround } from '../rollWorld.ts';
import type { Terrain } from '../terrain.ts';
import type { BodySpec } from '../body.ts';
import { basinsOf, type Basin } from './basins.ts';
import { faceBelow, landscapeOf, lowestCorner, type Ground, type Landscape } from './landscape.ts';
import { liftOf, type Motion } from './motion.ts';

/**
 * How far below the brim a truck's energy must be, as a share of the brim's height: 0.9 mm and more. A passive body
 * needs no margin; the engine's contacts are passive but for a little. A piece has been seen to gain 5.9 % in one tick
 * of an impact (which it gives back). Of trucks of an earlier shape, none of 20,800 has come higher after it was caught
 * than its energy allowed, to a hundredth of a millimetre, and of today's none of 5,200 otherwise to lie than foreseen
 * (tests/oracles/foresight.test.ts); of 12,000 others, from any moment under a brim on, by 0.13 mm at most.
 */
export const MARGIN = 0.06;

/**
 * How far a truck goes that has so little energy left: twice what sliding to a stop and hopping as long as it bounces
 * come to, and 12 mm for rocking. Measured in the same rolls: at most 38 % of that.
 */
const REACH = 2;
const ROCKING = 0.012; // m

/**
 * A build of truck with the ways in which it can come to lie on level ground. Follows from its parts and masses alone.
 */
export interface Catchment<Kind extends string> {
  readonly spec: BodySpec;
  readonly landscape: Landscape;
  readonly basins: readonly (Basin<Kind> | null)[];
  /** From the centre of mass to the furthest corner, m. */
  readonly radius: number;
}

/**
 * The catchment of a build of truck. Wheels count by the corners of exact geometry, which lie within the cylinders:
 * heights, and the brims with them, come out too low by up to 0.04 mm, never too high.
 *
 * @param kindOf how the truck lies that has this face down
 */
export function catchmentOf<Kind extends string>(spec: BodySpec, kindOf: (down: Ground) => Kind): Catchment<Kind> {
  const landscape = landscapeOf(
    spec.parts.flatMap(({ shape }) => shape.vertices),
    spec.com,
  );
  return {
    spec,
    landscape,
    basins: basinsOf(landscape, kindOf),
    radius: Math.max(...landscape.corners.map(({ at }) => length(at))),
  };
}

const DOWN = vec3(0, -1, 0);

/** Where a truck is in its landscape. */
export interface Standing<Kind> {
  readonly com: Vec3;
  /** How high its centre of mass must be, turned as it is, m. */
  readonly height: number;
  /**
   * How high all of its energy could lift its centre of mass, m: too high rather than too low, of a truck that an
   * impact has pressed into the ground as if it had been pushed out again and nothing been lost.
   */
  readonly energy: number;
  readonly basin: Basin<Kind> | null;
}

export function standingOf<Kind extends string>(
  { spec, landscape, basins }: Catchment<Kind>,
  motion: Motion,
): Standing<Kind> {
  const com = toTable(motion.pose, spec.com);
  const down = unrotate(motion.pose.rotation, DOWN);
  const { corner, height } = lowestCorner(landscape, down);
  return {
    com,
    height,
    energy: liftOf(spec, motion) + Math.max(com.y, height),
    basin: basins[faceBelow(landscape, down, corner)] ?? null,
  };
}

/**
 * How a truck will come to lie that is alone in the arena, if that is certain already; else null. Two things make it
 * certain:
 * its energy, which only ever grows less, does not suffice to lift its centre of mass over the lowest brim between this
 * way of lying and any other; and the rim is out of reach, so that it comes to rest on level ground.
 */
export function caughtIn<Kind extends string>(
  catchment: Catchment<Kind>,
  motion: Motion,
  terrain: Terrain,
  ground: RollGround = 'arena',
): Kind | null {
  const { com, energy, basin } = standingOf(catchment, motion);
  if (!basin || energy >= basin.brim * (1 - MARGIN)) return null;
  if (ground === 'open') return basin.kind; // there is no rim to reach
  const furthest =
    Math.max(Math.abs(com.x), Math.abs(com.z)) + catchment.radius + travelOf(energy - basin.floor, terrain);
  return furthest < ARENA.side / 2 ? basin.kind : null;
}

/**
 * How far its centre of mass may still go, m, with energy to be lifted so far: sliding v2 / (2 mu g), and hopping v2 /
 * g, less each time.
 */
export function travelOf(lift: number, { friction, restitution }: Terrain): number {
  return REACH * lift * (1 / friction + 2 / (1 - restitution * restitution)) + ROCKING;
}
