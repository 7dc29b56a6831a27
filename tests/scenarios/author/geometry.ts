import { signedDistance } from '#sim/geometry/contactSet.ts';
import { place, squarePyramid, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { fromAxisAngle, fromYawDeg, multiply, rotate } from '#sim/maths/quat.ts';
import { cross, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { pieceId } from '#sim/ids.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import { standingPose } from '#sim/world/standing.ts';

/**
 * Where a piece must land and what its sweep must meet, by geometry alone: a rigid base turned about a corner that
 * does not move. No friction, no hand, no time: these are the labels that the simulation is held against.
 */
export interface Place {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** A piece on the table as a scenario writes it. */
export interface Piece extends Place {
  readonly id: string;
  readonly pose: 'upright' | 'flat';
}

export interface Step {
  readonly corner: Corner;
  readonly swivelDeg: number;
}

type Flat = readonly [x: number, z: number];

/** Exact inches: 9/16, 25/32 and 1 wide; 1, 1 3/8 and 1 3/4 high. */
export const BASE_MM = { S: 14.2875, M: 19.84375, L: 25.4 } as const;
export const HEIGHT_MM = { S: 25.4, M: 34.925, L: 44.45 } as const;
export type Size = keyof typeof BASE_MM;

export const sizeOf = (id: string): Size => id.charAt(2) as Size;
/** From the middle of the base to a corner. */
export const halfDiagonalMm = (size: Size): number => BASE_MM[size] / Math.SQRT2;
const SIGNS: Readonly<Record<Corner, Flat>> = { A: [1, 1], B: [-1, 1], C: [-1, -1], D: [1, -1] };

/** Counter-clockwise seen from above, z towards the viewer. */
export function turned([x, z]: Flat, deg: number): Flat {
  const [sin, cos] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)];
  return [x * cos + z * sin, z * cos - x * sin];
}

/** Where a base corner is on the table. */
export function cornerAt(size: Size, { xMm, zMm, yawDeg }: Place, corner: Corner): Flat {
  const half = BASE_MM[size] / 2;
  const [sx, sz] = SIGNS[corner];
  const [x, z] = turned([sx * half, sz * half], yawDeg);
  return [xMm + x, zMm + z];
}

/** Where a step lands: the middle of the base turned about the corner. */
export function stepped(size: Size, from: Place, { corner, swivelDeg }: Step): Place {
  const [px, pz] = cornerAt(size, from, corner);
  const [x, z] = turned([from.xMm - px, from.zMm - pz], swivelDeg);
  return { xMm: hundredth(px + x), zMm: hundredth(pz + z), yawDeg: hundredth(wrapped(from.yawDeg + swivelDeg)) };
}

/** Where a walk ends. */
export const walked = (size: Size, from: Place, steps: readonly Step[]): Place =>
  steps.reduce((at, step) => stepped(size, at, step), from);

/** How far the middle of the base comes in a step. */
export const travelMm = (size: Size, { swivelDeg }: Step): number =>
  hundredth(2 * halfDiagonalMm(size) * Math.abs(Math.sin((swivelDeg * Math.PI) / 360)));

function wrapped(deg: number): number {
  const rest = ((deg % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
}

/**
 * How far the practised hand really tips a piece. It means to tip it by 0.2, but a soft finger gives way: the force
 * that holds the piece up is m g times the lever of the centre of mass over that of the tip (0.31 to 0.33 m g); the
 * finger's spring (15 Hz, critically damped, implicit over 1/240 s, on a free pyramid's effective mass at its tip)
 * gives by 2.9,
 * 2.7 and 2.8 mm under it, which over the ridge's length is 0.11, 0.07 and 0.06 rad.
 */
const TILT_RAD: Readonly<Record<Size, number>> = { S: 0.09, M: 0.13, L: 0.145 };
const FINE = 12; // looks while tipping, and while setting down
const SWIVEL_STEP_DEG = 1;

/** A tilt and a swivel that a sweep passes through, in its order. */
export type Pose = readonly [tiltRad: number, swivelDeg: number];

/** The practised hand's way: tip, swivel, set down. */
export function practisedSweep(size: Size, swivelDeg: number): Pose[] {
  const most = TILT_RAD[size];
  const tips = Array.from({ length: FINE + 1 }, (_, i) => (most * i) / FINE);
  const turns = Math.ceil(Math.abs(swivelDeg) / SWIVEL_STEP_DEG);
  const swivel = Array.from({ length: turns }, (_, i): Pose => [most, (swivelDeg * (i + 1)) / turns]);
  return [...tips.map((tilt): Pose => [tilt, 0]), ...swivel, ...tips.reverse().map((tilt): Pose => [tilt, swivelDeg])];
}

/** The solid of a piece tipped over a corner and swivelled about it. */
function tipped(piece: Piece, corner: Corner, [tilt, swivelDeg]: Pose): Polyhedron {
  const spec = pyramidOf(pieceId(piece.id));
  const [sx, sz] = SIGNS[corner];
  const pivot = vec3((sx * spec.base) / 2, 0, (sz * spec.base) / 2);
  const towards = vec3(sx / Math.SQRT2, 0, sz / Math.SQRT2);
  const rotation = multiply(fromYawDeg(piece.yawDeg + swivelDeg), fromAxisAngle(cross(UNIT_Y, towards), tilt));
  const [px, pz] = cornerAt(sizeOf(piece.id), piece, corner);
  const at: Vec3 = sub(vec3(px / 1000, 0, pz / 1000), rotate(rotation, pivot));
  return place(squarePyramid(spec.base, spec.height), at, rotation);
}

function standing(piece: Piece): Polyhedron {
  const spec = pyramidOf(pieceId(piece.id));
  const { position, rotation } = standingPose(spec, { ...piece, id: pieceId(piece.id) }, 0);
  return place(squarePyramid(spec.base, spec.height), position, rotation);
}

/** How near the sweep comes to the other piece, mm; negative: so deep it would have to go through it. */
export function sweepGapMm(mover: Piece, corner: Corner, sweep: readonly Pose[], other: Piece): number {
  const solid = standing(other);
  return Math.min(...sweep.map((pose) => signedDistance(tipped(mover, corner, pose), solid))) * 1000;
}

/**
 * The other piece, moved from where it stands along a direction (a way towards the sweep) until the sweep passes it at
 * this gap. It has to start clear of the sweep.
 */
export function atGap(mover: Piece, step: Step, other: Piece, direction: Flat, gapMm: number): Piece {
  const sweep = practisedSweep(sizeOf(mover.id), step.swivelDeg);
  const size = Math.hypot(...direction);
  const movedBy = (far: number): Piece => ({
    ...other,
    xMm: other.xMm + (direction[0] / size) * far,
    zMm: other.zMm + (direction[1] / size) * far,
  });
  const gapAt = (far: number): number => sweepGapMm(mover, step.corner, sweep, movedBy(far));
  let clear = 0;
  let met = 0;
  for (let gap = gapAt(0); gap > gapMm; gap = gapAt(met)) {
    clear = met;
    met += gap - gapMm + 0.1; // no way is shorter than the gap
    if (met > 150) throw new Error(`the sweep of ${mover.id} never meets ${other.id}`);
  }
  for (let i = 0; i < 8; i++) {
    const middle = (clear + met) / 2;
    if (gapAt(middle) > gapMm) clear = middle;
    else met = middle;
  }
  const found = movedBy(met);
  return { ...found, xMm: hundredth(found.xMm), zMm: hundredth(found.zMm) };
}

export const sum = (...vs: readonly Flat[]): Flat => vs.reduce<Flat>(([x, z], [dx, dz]) => [x + dx, z + dz], [0, 0]);
export type { Flat };
