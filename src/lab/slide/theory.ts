import { GRAVITY } from '#sim/settings.ts';
import { sinCos } from '#sim/maths/trig.ts';
import type { Footing } from '#sim/roll/flat/footing.ts';
import { pointInPolygon } from '#sim/geometry/footprint.ts';
import { rotate, type Quat } from '#sim/maths/quat.ts';
import { add, scale } from '#sim/maths/vec3.ts';

/** A flat thing's motion from its start to its rest. */
export interface Slid {
  readonly slidM: number;
  /** Counter-clockwise seen from above. */
  readonly turnedRad: number;
  readonly timeS: number;
  /** Every hundredth of a second. */
  readonly track: readonly Passed[];
}

/** How fast it moves at one moment. */
export interface Passed {
  readonly timeS: number;
  readonly speedMS: number;
  readonly spinRadS: number;
}

export interface FlatStart {
  /** Along x. */
  readonly speedMS: number;
  readonly spinRadS: number;
  readonly friction: number;
}

const CELLS = 90; // along each way of the outline's frame
const STEP_S = 2e-4;
const STEPS_A_POINT = 50;
const LONGEST_S = 60;

/**
 * Coulomb friction (Z. Farkas and others, 2003; P. Weidman and C. Malhotra, 2007): every cell of the face has its share
 * of the weight, and its friction points against that cell's own velocity, so that slide and spin share it and stop
 * together. `rotation`: how the body lies.
 */
export function slidInTheory(footing: Footing, rotation: Quat, start: FlatStart): Slid {
  const cells = cellsOf(footing, rotation);
  const push = start.friction * GRAVITY * STEP_S;
  let now: Motion = { x: start.speedMS, z: 0, spin: start.spinRadS };
  let [atX, atZ, turnedRad, timeS] = [0, 0, 0, 0];
  const track: Passed[] = [];
  for (let step = 0; isMoving(now) && timeS < LONGEST_S; step += 1) {
    if (step % STEPS_A_POINT === 0) track.push({ timeS, speedMS: lengthOf(now), spinRadS: now.spin });
    const drag = frictionAt(cells, turnedRad, now);
    const next = stopped(now, {
      x: now.x - push * drag.x,
      z: now.z - push * drag.z,
      spin: now.spin - (push * drag.spin) / footing.gyrationM2,
    });
    atX += ((now.x + next.x) / 2) * STEP_S;
    atZ += ((now.z + next.z) / 2) * STEP_S;
    turnedRad += ((now.spin + next.spin) / 2) * STEP_S;
    timeS += STEP_S;
    now = next;
  }
  return { slidM: lengthOf({ x: atX, z: atZ }), turnedRad, timeS, track };
}

const lengthOf = ({ x, z }: Pick<Motion, 'x' | 'z'>): number => Math.sqrt(x * x + z * z);

/** Velocity of the middle, m/s, and spin about the vertical, rad/s; or friction against them. */
interface Motion {
  readonly x: number;
  readonly z: number;
  readonly spin: number;
}

const isMoving = ({ x, z, spin }: Motion): boolean => x !== 0 || z !== 0 || spin !== 0;

/** Friction ends a motion and never turns it round. */
function stopped(before: Motion, { x, z, spin }: Motion): Motion {
  const goesOn = x * before.x + z * before.z > 0;
  return { x: goesOn ? x : 0, z: goesOn ? z : 0, spin: spin * before.spin > 0 ? spin : 0 };
}

/** Places of the face at the start, and the share of the weight on each: x, z, share, one after the other. */
type Cells = Float64Array;
const A_CELL = 3;

/** Middles of a grid's cells that lie in the face, as it lies on the ground. */
function cellsOf({ patches, pressure, along, across }: Footing, rotation: Quat): Cells {
  const corners = patches.flat();
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  const at = (all: readonly number[], i: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return low + ((high - low) * (i + 1 / 2)) / CELLS;
  };
  const indices = Array.from({ length: CELLS }, (_, i) => i);
  const within = indices
    .flatMap((i) => indices.map((k) => ({ x: at(xs, i), z: at(zs, k) })))
    .filter((cell) => patches.some((patch) => pointInPolygon(cell, patch)));
  const whole = within.reduce((sum, cell) => sum + pressure(cell), 0);
  return Float64Array.from(
    within.flatMap((cell) => {
      const { x, z } = rotate(rotation, add(scale(along, cell.x), scale(across, cell.z)));
      return [x, z, pressure(cell) / whole];
    }),
  );
}

/** Friction after a turn about the vertical: that of the motion as the thing itself sees it, turned back. */
function frictionAt(cells: Cells, turnedRad: number, { x, z, spin }: Motion): Motion {
  const { sin, cos } = sinCos(turnedRad);
  const own = frictionOf(cells, { x: x * cos - z * sin, z: z * cos + x * sin, spin });
  return { x: own.x * cos + own.z * sin, z: own.z * cos - own.x * sin, spin: own.spin };
}

/** Shares of full friction against the middle's velocity, and its mean arm against the spin, m. */
function frictionOf(cells: Cells, { x: alongX, z: alongZ, spin }: Motion): Motion {
  let x = 0;
  let z = 0;
  let arm = 0;
  for (let i = 0; i < cells.length; i += A_CELL) {
    const atX = cells[i] ?? 0;
    const atZ = cells[i + 1] ?? 0;
    const vx = alongX + spin * atZ;
    const vz = alongZ - spin * atX;
    const v = Math.sqrt(vx * vx + vz * vz);
    if (v === 0) continue;
    const share = (cells[i + 2] ?? 0) / v;
    x += share * vx;
    z += share * vz;
    arm += share * (atZ * vx - atX * vz);
  }
  return { x, z, spin: arm };
}
