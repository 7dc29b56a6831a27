import { GRAVITY } from '../../sim/settings.ts';
import { sinCos } from '../../sim/maths/trig.ts';
import type { Vec3 } from '../../sim/maths/vec3.ts';

/** A flat thing's motion from its start to its rest. */
export interface Slid {
  readonly slidM: number;
  /** Counter-clockwise seen from above. */
  readonly turnedRad: number;
  readonly timeS: number;
}

export interface FlatStart {
  /** Along x. */
  readonly speedMS: number;
  readonly spinRadS: number;
  readonly friction: number;
  /** Of the body about the vertical through its centre of mass, over its mass, m2. */
  readonly gyrationM2: number;
}

const CELLS = 90; // along each way of the outline's frame
const STEP_S = 2e-4;
const LONGEST_S = 60;

/**
 * Coulomb friction of even pressure over the face (Z. Farkas and others, 2003; P. Weidman and C. Malhotra, 2007): every
 * cell's share of it points against that cell's own velocity, so that slide and spin share it and stop together.
 */
export function slidInTheory(outline: readonly Vec3[], start: FlatStart): Slid {
  const cells = cellsIn(outline);
  const push = start.friction * GRAVITY * STEP_S;
  let now: Motion = { x: start.speedMS, z: 0, spin: start.spinRadS };
  let [atX, atZ, turnedRad, timeS] = [0, 0, 0, 0];
  for (; isMoving(now) && timeS < LONGEST_S; timeS += STEP_S) {
    const drag = frictionOf(turned(cells, turnedRad), now);
    const next = stopped(now, {
      x: now.x - push * drag.x,
      z: now.z - push * drag.z,
      spin: now.spin - (push * drag.spin) / start.gyrationM2,
    });
    atX += ((now.x + next.x) / 2) * STEP_S;
    atZ += ((now.z + next.z) / 2) * STEP_S;
    turnedRad += ((now.spin + next.spin) / 2) * STEP_S;
    now = next;
  }
  return { slidM: Math.sqrt(atX * atX + atZ * atZ), turnedRad, timeS };
}

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

interface Cell {
  readonly x: number;
  readonly z: number;
}

/** Middles of a grid's cells that lie in the outline. */
function cellsIn(outline: readonly Vec3[]): readonly Cell[] {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)];
  const at = (all: readonly number[], i: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return low + ((high - low) * (i + 1 / 2)) / CELLS;
  };
  const indices = Array.from({ length: CELLS }, (_, i) => i);
  return indices
    .flatMap((i) => indices.map((k) => ({ x: at(xs, i), z: at(zs, k) })))
    .filter((cell) => isWithin(outline, cell));
}

/** Always to the same side of the outline, whichever way round it goes. */
function isWithin(outline: readonly Vec3[], { x, z }: Cell): boolean {
  const sides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return (b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** The cells as they lie after a turn about the vertical. */
function turned(cells: readonly Cell[], rad: number): readonly Cell[] {
  const { sin, cos } = sinCos(rad);
  return cells.map(({ x, z }) => ({ x: x * cos + z * sin, z: z * cos - x * sin }));
}

/** Shares of full friction against the middle's velocity, and its mean arm against the spin, m. */
function frictionOf(cells: readonly Cell[], { x: alongX, z: alongZ, spin }: Motion): Motion {
  let [x, z, arm] = [0, 0, 0];
  for (const cell of cells) {
    const [vx, vz] = [alongX + spin * cell.z, alongZ - spin * cell.x];
    const v = Math.sqrt(vx * vx + vz * vz);
    if (v === 0) continue;
    x += vx / v;
    z += vz / v;
    arm += (cell.z * vx - cell.x * vz) / v;
  }
  return { x: x / cells.length, z: z / cells.length, spin: arm / cells.length };
}
