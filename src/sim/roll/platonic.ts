import { sinCosDeg } from '../maths/trig.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';

// Corners of the solids that dice are made of, about their middles, in units of their own.

const SIGNS = [1, -1] as const;
const GOLDEN = (1 + Math.sqrt(5)) / 2;

const tetrahedron: readonly Vec3[] = [vec3(1, 1, 1), vec3(1, -1, -1), vec3(-1, 1, -1), vec3(-1, -1, 1)];

const cube: readonly Vec3[] = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z) => vec3(x, y, z))));

/** A point, and the two that its coordinates give when they are shifted around. */
const shifted = (x: number, y: number, z: number): Vec3[] => [vec3(x, y, z), vec3(z, x, y), vec3(y, z, x)];

const octahedron: readonly Vec3[] = SIGNS.flatMap((way) => shifted(way, 0, 0));

const icosahedron: readonly Vec3[] = SIGNS.flatMap((y) => SIGNS.flatMap((z) => shifted(0, y, z * GOLDEN)));

const dodecahedron: readonly Vec3[] = [
  ...cube,
  ...SIGNS.flatMap((y) => SIGNS.flatMap((z) => shifted(0, y / GOLDEN, z * GOLDEN))),
];

/**
 * A pentagonal trapezohedron: two points, as far from the middle as the ten in a zigzag around it are from the axis (as
 * dice in shops are: kites meet at 90 degrees around the belt). Its kites are flat if the zigzag's height is that of
 * the points times (1 - cos 36 degrees) / (1 + cos 36 degrees).
 */
function trapezohedron(): readonly Vec3[] {
  const { cos: step } = sinCosDeg(36);
  const zigzag = (1 - step) / (1 + step);
  const around = Array.from({ length: 10 }, (_, i) => {
    const { sin, cos } = sinCosDeg(36 * i);
    return vec3(cos, i % 2 === 0 ? zigzag : -zigzag, sin);
  });
  return [vec3(0, 1, 0), vec3(0, -1, 0), ...around];
}

export type DieSides = 4 | 6 | 8 | 10 | 12 | 20;

/** By how many sides the die has. */
export const CORNERS: Readonly<Record<DieSides, readonly Vec3[]>> = {
  4: tetrahedron,
  6: cube,
  8: octahedron,
  10: trapezohedron(),
  12: dodecahedron,
  20: icosahedron,
};
