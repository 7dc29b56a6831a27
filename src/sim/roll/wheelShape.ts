import { polyhedron, type Polyhedron } from '../geometry/polyhedron.ts';
import { sinCosDeg } from '../maths/trig.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';

/** What a wheel is made by, m. */
export interface WheelMeasures {
  /** From the axle to the flats of the tread. */
  readonly radius: number;
  readonly halfWidth: number; // to the hub
  /** How far the tread ends short of the hub, on both sides. */
  readonly shoulder: number;
  /** From the middle of the hub's square to its corners. */
  readonly hub: number;
  /** Flats of the tread, a multiple of four. */
  readonly sides: number;
}

const CAP = 4; // corners of a hub

/**
 * A wheel about its middle, its axle along z: a tread of flats, one of them down, and on either side a wall that slopes to
 * a square hub. No face has more than four corners: of larger ones the engine knows only four, which lets a truck that
 * lies on such a face jump for ever.
 */
export function wheelShape({ radius, halfWidth, shoulder, hub, sides }: WheelMeasures): Polyhedron {
  const half = 180 / sides;
  const corner = radius / sinCosDeg(half).cos;
  const ring = (count: number, size: number, firstDeg: number, z: number): Vec3[] =>
    Array.from({ length: count }, (_, i) => {
      const { sin, cos } = sinCosDeg(firstDeg + (360 * i) / count);
      return vec3(size * cos, size * sin, z);
    });
  const tread = halfWidth - shoulder;
  const vertices = [...ring(sides, corner, half, tread), ...ring(sides, corner, half, -tread), ...ring(CAP, hub, 45, halfWidth), ...ring(CAP, hub, 45, -halfWidth)];
  const [back, cap, backCap] = [sides, 2 * sides, 2 * sides + CAP];
  const flats = Array.from({ length: sides }, (_, i) => [(i + 1) % sides, i, i + back, ((i + 1) % sides) + back]);
  const wall = Array.from({ length: sides }, (_, i) => [i, (i + 1) % sides, ...hubBehind(i, sides)]);
  const walls = wall.map((ringOfFace) => ringOfFace.map((v, k) => (k < 2 ? v : v + cap)));
  const backWalls = wall.map((ringOfFace) => ringOfFace.map((v, k) => (k < 2 ? v + back : v + backCap)).reverse());
  const caps = [[0, 1, 2, 3].map((i) => i + cap), [3, 2, 1, 0].map((i) => i + backCap)];
  return polyhedron(vertices, [...flats, ...walls, ...backWalls, ...caps]);
}

/** The hub's corners that the wall from flat i + 1/2 on leads to: both ends of its side where the two are parallel, else the nearest. */
function hubBehind(i: number, sides: number): number[] {
  const quarters = (4 * (i + 1)) / sides; // where the flat's middle is, in quarter turns
  const before = Math.floor(quarters) % CAP;
  return quarters % 1 === 0 ? [before, (before + CAP - 1) % CAP] : [before];
}
