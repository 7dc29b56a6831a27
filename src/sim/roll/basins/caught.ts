import { DOWN, type Vec3 } from '#sim/maths/vec3.ts';
import { unrotate } from '#sim/maths/quat.ts';
import { toTable } from '#sim/world/pose.ts';
import { enclosureFor, type RollGround } from '../rollWorld.ts';
import type { Terrain } from '../terrain.ts';
import type { BodySpec } from '../body.ts';
import { basinsOf, type Basin } from './basins.ts';
import { faceBelow, landscapeOf, lowestCorner, type Ground, type Landscape } from './landscape.ts';
import { liftOf, type Motion } from './motion.ts';
import { isWithin, tiltsOf, type Tilt } from './tilts.ts';

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
  /** Ways of lying that are certain even where something stands in reach; none, where they are not known. */
  readonly tilts: readonly Tilt<Kind>[];
  /** With this much energy nothing is certain, m. */
  readonly highest: number;
}

/**
 * The catchment of a build of truck. Wheels count by the corners of exact geometry, which lie within the cylinders:
 * heights, and the brims with them, come out too low by up to 0.04 mm, never too high.
 *
 * @param kindOf how the truck lies that has this face down
 * @param roomOf by how many degrees it can be tilted from that, whatever holds it, and still be read alike; 0 where the
 *   way that it lies is not read from its attitude alone
 */
export function catchmentOf<Kind extends string>(
  spec: BodySpec,
  kindOf: (down: Ground) => Kind,
  roomOf: (down: Ground) => number = () => 0,
): Catchment<Kind> {
  const landscape = landscapeOf(
    spec.parts.flatMap(({ shape }) => shape.vertices),
    spec.com,
  );
  const basins = basinsOf(landscape, kindOf);
  const tilts = tiltsOf(landscape, kindOf, roomOf);
  return {
    spec,
    landscape,
    basins,
    tilts,
    highest: Math.max(...[...basins, ...tilts].map((way) => way?.brim ?? 0)),
  };
}

/** Where a truck is in its landscape. */
export interface Standing<Kind> {
  readonly com: Vec3;
  /** Its own direction that is down. */
  readonly down: Vec3;
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
    down,
    height,
    energy: liftOf(spec, motion) + Math.max(com.y, height),
    basin: basins[faceBelow(landscape, down, corner)] ?? null,
  };
}

/**
 * How a truck will come to lie that is alone in the arena, if that is certain already; else null. Two things make it
 * certain: its energy, which only ever grows less, does not suffice to lift its centre of mass over the lowest brim
 * between this way of lying and any other, and the rim is out of reach, so that it comes to rest on level ground. Or
 * its energy does not even suffice to tilt it so far that it would be read otherwise, whatever it may lean on.
 */
export function caughtIn<Kind extends string>(
  catchment: Catchment<Kind>,
  motion: Motion,
  terrain: Terrain,
  ground: RollGround = 'arena',
): Kind | null {
  const { spec, highest, tilts } = catchment;
  // Most looks end here, at a fraction of what the landscape takes.
  if (!isBelow(liftOf(spec, motion) + toTable(motion.pose, spec.com).y, highest)) return null;
  const standing = standingOf(catchment, motion);
  const { energy, basin, down } = standing;
  if (basin && isBelow(energy, basin.brim) && isOutOfReach(catchment, standing, energy - basin.floor, terrain, ground))
    return basin.kind;
  return tilts.find((tilt) => isBelow(energy, tilt.brim) && isWithin(tilt, down))?.kind ?? null;
}

const isBelow = (energy: number, brim: number): boolean => energy < brim * (1 - MARGIN);

/** Whether the rim is. Open ground has none. */
function isOutOfReach(
  { landscape: { radius } }: Catchment<string>,
  { com }: Standing<string>,
  lift: number,
  terrain: Terrain,
  ground: RollGround,
): boolean {
  if (ground === 'open') return true;
  return Math.max(Math.abs(com.x), Math.abs(com.z)) + radius + travelOf(lift, terrain) < enclosureFor(ground).side / 2;
}

/**
 * How far its centre of mass may still go, m, with energy to be lifted so far: sliding v2 / (2 mu g), and hopping v2 /
 * g, less each time.
 */
export function travelOf(lift: number, { friction, restitution }: Terrain): number {
  return REACH * lift * (1 / friction + 2 / (1 - restitution * restitution)) + ROCKING;
}
