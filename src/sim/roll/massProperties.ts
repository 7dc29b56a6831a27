/** Mass, centre and moments of inertia of a body's parts together. SI units. */

import { vertexAt } from '../geometry/polyhedron.ts';
import { diagonalised, type Symmetric } from '../maths/diagonalised.ts';
import { fromAxisAngle, type Quat } from '../maths/quat.ts';
import { atan2, sinCos } from '../maths/trig.ts';
import { add, cross, dot, scale, sub, UNIT_Z, vec3, ZERO, type Vec3 } from '../maths/vec3.ts';

/** A closed surface, convex or not: its corners, and its faces' rings, counter-clockwise seen from outside. */
export interface Surface {
  readonly vertices: readonly Vec3[];
  readonly faces: readonly { readonly vertices: readonly number[] }[];
}

/** A part of even density. */
export interface Weighed {
  readonly shape: Surface;
  readonly mass: number; // kg
}

/** A symmetric tensor: moments about the axes and products of inertia (xy is minus the sum of m x y), kg m2. */
export type Inertia = Symmetric;

export interface MassProperties {
  readonly mass: number; // kg
  readonly com: Vec3; // m
  /** About the centre of mass, along the body's axes. */
  readonly inertia: Inertia;
}

/** Sums of density over a solid: of 1, of the place, and of the products of its coordinates. */
interface Moments {
  readonly volume: number;
  readonly first: Vec3;
  readonly squares: Vec3; // xx, yy, zz
  readonly products: Vec3; // xy, yz, zx
}

const NOTHING: Moments = { volume: 0, first: ZERO, squares: ZERO, products: ZERO };

const sum = (a: Moments, b: Moments): Moments => ({
  volume: a.volume + b.volume,
  first: add(a.first, b.first),
  squares: add(a.squares, b.squares),
  products: add(a.products, b.products),
});

const times = (m: Moments, by: number): Moments => ({
  volume: m.volume * by,
  first: scale(m.first, by),
  squares: scale(m.squares, by),
  products: scale(m.products, by),
});

/** Coordinate by coordinate. */
const product = (a: Vec3, b: Vec3): Vec3 => vec3(a.x * b.x, a.y * b.y, a.z * b.z);
/** y, z, x in the place of x, y, z. */
const shifted = (a: Vec3): Vec3 => vec3(a.y, a.z, a.x);

/**
 * A tetrahedron from the origin to a triangle: over it the mean of f g, both linear, is (sum of f_i g_i + sum of f_i
 * times sum of g_i) / 20, its corners' values summed.
 */
function tetrahedron(a: Vec3, b: Vec3, c: Vec3): Moments {
  const volume = dot(a, cross(b, c)) / 6;
  const total = add(add(a, b), c);
  const mean = (f: (v: Vec3) => Vec3): Vec3 =>
    scale(add(add(add(product(a, f(a)), product(b, f(b))), product(c, f(c))), product(total, f(total))), volume / 20);
  return { volume, first: scale(total, volume / 4), squares: mean((v) => v), products: mean(shifted) };
}

/**
 * The moments of a closed solid: tetrahedra from the origin to its faces, those it faces from behind counted negative.
 */
function momentsOf(shape: Surface): Moments {
  let all = NOTHING;
  for (const { vertices: ring } of shape.faces) {
    const first = vertexAt(shape.vertices, ring[0] ?? 0);
    for (let i = 2; i < ring.length; i += 1) {
      all = sum(
        all,
        tetrahedron(first, vertexAt(shape.vertices, ring[i - 1] ?? 0), vertexAt(shape.vertices, ring[i] ?? 0)),
      );
    }
  }
  return all;
}

/** m3. */
export const volumeOf = (shape: Surface): number => momentsOf(shape).volume;

/** A point mass, or a thing of which no more is known than its mass properties; of less than nothing, a cavity. */
export interface PointMass {
  readonly at: Vec3; // m
  readonly mass: number; // kg
  /** About its own centre of mass; left out for a thing so small that how it turns about itself does not matter. */
  readonly inertia?: Inertia;
}

const pointMoments = ({ at, mass, inertia }: PointMass): Moments => {
  const point: Moments = {
    volume: mass,
    first: scale(at, mass),
    squares: scale(product(at, at), mass),
    products: scale(product(at, shifted(at)), mass),
  };
  if (inertia === undefined) return point;
  const { xx, yy, zz, xy, yz, zx } = inertia;
  const squares = scale(vec3(yy + zz - xx, zz + xx - yy, xx + yy - zz), 1 / 2);
  return { ...point, squares: add(point.squares, squares), products: sub(point.products, vec3(xy, yz, zx)) };
};

/** A solid of this density as a thing that is weighed with others; of less than 0, a cavity in one that has it. */
export function filled(properties: MassProperties, kgM3: number): PointMass {
  const { xx, yy, zz, xy, yz, zx } = properties.inertia;
  return {
    at: properties.com,
    mass: properties.mass * kgM3,
    inertia: { xx: xx * kgM3, yy: yy * kgM3, zz: zz * kgM3, xy: xy * kgM3, yz: yz * kgM3, zx: zx * kgM3 },
  };
}

/** Of a closed surface filled with 1 kg/m3, so that its mass is its volume. */
export const evenlyFilled = (shape: Surface): MassProperties => propertiesOf(momentsOf(shape));

/** Parts and weights together. */
export function massPropertiesOf(parts: readonly Weighed[], weights: readonly PointMass[] = []): MassProperties {
  const ofParts = parts.map(({ shape, mass }) => {
    const moments = momentsOf(shape);
    return times(moments, mass / moments.volume);
  });
  return propertiesOf([...ofParts, ...weights.map(pointMoments)].reduce(sum, NOTHING));
}

function propertiesOf(all: Moments): MassProperties {
  const mass = all.volume;
  const com = scale(all.first, 1 / mass);
  const s = sub(all.squares, scale(product(com, com), mass));
  const p = sub(all.products, scale(product(com, shifted(com)), mass));
  return { mass, com, inertia: { xx: s.y + s.z, yy: s.z + s.x, zz: s.x + s.y, xy: 0 - p.x, yz: 0 - p.y, zx: 0 - p.z } };
}

/** Moments about the principal axes, and the turn from those to the body's own. */
export interface Principal {
  readonly moments: Vec3; // kg m2
  readonly axes: Quat;
}

const MIRRORED = 1e-9; // of the largest moment: what rounding makes of a product that is 0

/**
 * The principal axes: of a body whose left is the mirror image of its right (z is one of them) those nearest to its own
 * x and y, of any other by Jacobi's rotations.
 */
export function principalOf(inertia: Inertia): Principal {
  const { xx, yy, zz, xy, yz, zx } = inertia;
  if (Math.abs(yz) + Math.abs(zx) > MIRRORED * zz) {
    const { values, axes } = diagonalised(inertia);
    return { moments: values, axes };
  }
  const turn = atan2(xx < yy ? -2 * xy : 2 * xy, Math.abs(xx - yy)) / 2;
  const { sin, cos } = sinCos(turn);
  const along = (x: number, y: number): number => xx * x * x + 2 * xy * x * y + yy * y * y;
  return { moments: vec3(along(cos, sin), along(-sin, cos), zz), axes: fromAxisAngle(UNIT_Z, turn) };
}
