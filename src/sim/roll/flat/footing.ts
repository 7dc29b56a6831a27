import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { pointInPolygon } from '#sim/geometry/footprint.ts';
import { vertexAt, type Face, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { radians, sinCos } from '#sim/maths/trig.ts';
import { solve3 } from '#sim/maths/solve3.ts';
import { cross, dot, negate, normalizeOr, sub, UNIT_X, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '../body.ts';
import { alongRim, overPolygon, type Point, type Weighted } from './quadrature.ts';

/**
 * A face that a body can lie on, in the body's frame: `along`, `-down` and `across` are right-handed, as the table's x,
 * y and z are. Places on it are from below the centre of mass.
 */
export interface Footing {
  /** Outward, of length 1. */
  readonly down: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
  /** Of the centre of mass over the face, m. */
  readonly heightM: number;
  /** The areas that touch the ground, of the body's parts that end in the face, m. */
  readonly patches: readonly (readonly Point[])[];
  /** Places of it (along, across) and the share of the body's weight on each, one after the other; shares come to 1. */
  readonly nodes: Float64Array;
  /** The same a square metre (of a rim, a metre), at any place. */
  readonly pressure: (at: Point) => number;
  /** About the vertical through the centre of mass, over the mass, m2. */
  readonly gyrationM2: number;
  /** Mean distance of the weight from the centre of mass, m. */
  readonly armM: number;
  /** Cosine of the tilt from which on it lies on the face no more. */
  readonly level: number;
}

/** All that is asked of a body that is to lie on a face. */
export type Lain = Pick<BodySpec, 'mass' | 'com' | 'inertia'> & {
  readonly parts: readonly { readonly shape: Polyhedron }[];
};

/** Numbers of a node. */
export const A_NODE = 3;

const IN_PLANE = 2e-5; // m: less than a piece at rest sinks in
const PARALLEL = 1e-5; // the cosine of a quarter of a degree is as far from 1

/**
 * The faces that a body can lie on; wheels, which touch along a line, have none. Each carries the weight as it must: in
 * even measure if the centre of mass is over its middle, else more on one side (linearly, by the place). A face that
 * would have to pull somewhere is left out.
 */
export function footingsOf(body: Lain): readonly Footing[] {
  const hull = convexHull3(body.parts.flatMap(({ shape }) => shape.vertices));
  return hull.faces.flatMap((face) => {
    const footing = footingOn(body, face.normal, vertexAt(hull.vertices, face.vertices[0] ?? 0));
    return footing === null ? [] : [footing];
  });
}

const known = new WeakMap<Lain, readonly Footing[]>();

/** The same, worked out once a body. */
export function footingsFor(body: Lain): readonly Footing[] {
  const found = known.get(body) ?? footingsOf(body);
  known.set(body, found);
  return found;
}

/** The footing on the plane through `at` that has this outward direction; null for one that carries nothing. */
function footingOn(body: Lain, down: Vec3, at: Vec3): Footing | null {
  const frame = frameOf(down);
  const onFace = (v: Vec3): Point => {
    const off = sub(v, body.com);
    return { x: dot(off, frame.along), z: dot(off, frame.across) };
  };
  const isInPlane = (v: Vec3): boolean => Math.abs(dot(sub(v, at), down)) < IN_PLANE;
  const patches = body.parts.flatMap(({ shape }) =>
    shape.faces
      .filter((face) => isFacing(face, down) && cornersOf(shape, face).every(isInPlane))
      .map((face) => cornersOf(shape, face).map(onFace)),
  );
  const even = patches.flatMap((patch) => overPolygon(patch, densestIn(patch)));
  return footingOf(body, frame, { heightM: dot(sub(at, body.com), down), patches, even });
}

/** The footing of a hollow body that stands on its rim: the sides of the polygon, in its own frame. */
export function rimFooting(body: Omit<Lain, 'parts'>, down: Vec3, rim: readonly Vec3[]): Footing | null {
  const frame = frameOf(down);
  const patch = rim.map((v) => sub(v, body.com)).map((v) => ({ x: dot(v, frame.along), z: dot(v, frame.across) }));
  const [first = body.com] = rim;
  return footingOf(body, frame, {
    heightM: dot(sub(first, body.com), down),
    patches: [patch],
    even: alongRim(patch),
  });
}

interface Frame {
  readonly down: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
}

function frameOf(down: Vec3): Frame {
  const aside = Math.abs(down.x) < 0.6 ? UNIT_X : UNIT_Z; // not along `down`
  const across = normalizeOr(cross(aside, negate(down)), UNIT_Z);
  return { down, along: cross(negate(down), across), across };
}

const isFacing = ({ normal }: Face, down: Vec3): boolean => dot(normal, down) > 1 - PARALLEL;

const cornersOf = (shape: Polyhedron, face: Face): readonly Vec3[] =>
  face.vertices.map((i) => vertexAt(shape.vertices, i));

const BELOW_COM: Point = { x: 0, z: 0 };

/** Below the centre of mass, where the patch is there; else its own middle. */
function densestIn(patch: readonly Point[]): Point {
  if (pointInPolygon(BELOW_COM, patch)) return BELOW_COM;
  const sum = patch.reduce((all, p) => ({ x: all.x + p.x, z: all.z + p.z }), BELOW_COM);
  return { x: sum.x / patch.length, z: sum.z / patch.length };
}

function footingOf(
  { mass, inertia }: Omit<Lain, 'parts'>,
  frame: Frame,
  face: Pick<Footing, 'heightM' | 'patches'> & { readonly even: readonly Weighted[] },
): Footing | null {
  const pressure = pressureOf(face.even);
  if (pressure === null) return null;
  if (face.patches.some((patch) => patch.some((corner) => pressure(corner) < 0))) return null;
  const carried = face.even.map(({ x, z, weight }) => ({ x, z, weight: weight * pressure({ x, z }) }));
  const { x, y, z } = frame.down;
  const about =
    inertia.xx * x * x +
    inertia.yy * y * y +
    inertia.zz * z * z +
    2 * (inertia.xy * x * y + inertia.yz * y * z + inertia.zx * z * x);
  return {
    ...frame,
    heightM: face.heightM,
    patches: face.patches,
    nodes: Float64Array.from(carried.flatMap((node) => [node.x, node.z, node.weight])),
    pressure,
    gyrationM2: about / mass,
    level: levelOf(face.patches.flat()),
    armM: carried.reduce((sum, p) => sum + p.weight * Math.sqrt(p.x * p.x + p.z * p.z), 0),
  };
}

/** A thing lies on its face up to half a degree off level; a small one as far as the engine lets its rim sink in. */
const LEVEL_SIN = sinCos(radians(0.5)).sin;
const SINKS = 3e-4; // m

function levelOf(corners: readonly Point[]): number {
  const reach = Math.max(...corners.map(({ x, z }) => Math.sqrt(x * x + z * z)));
  const most = Math.min(0.1, Math.max(LEVEL_SIN, SINKS / reach));
  return Math.sqrt(1 - most * most);
}

/** Linear by the place, so that the whole is 1 and its middle below the centre of mass; null where there is none. */
function pressureOf(even: readonly Weighted[]): ((at: Point) => number) | null {
  const sum = (of: (p: Weighted) => number): number => even.reduce((all, p) => all + p.weight * of(p), 0);
  const [x, z, xz] = [sum((p) => p.x), sum((p) => p.z), sum((p) => p.x * p.z)];
  const [all, xx, zz] = [sum(() => 1), sum((p) => p.x * p.x), sum((p) => p.z * p.z)];
  const solved = solve3(vec3(all, x, z), vec3(x, xx, xz), vec3(z, xz, zz), UNIT_X);
  return solved === 'singular' ? null : (at) => solved.x + solved.y * at.x + solved.z * at.z;
}
