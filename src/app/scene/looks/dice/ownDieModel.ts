import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vertexAt, type Face, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import {
  add,
  addScaled,
  cross,
  distance,
  dot,
  normalizeOr,
  scale,
  sub,
  UNIT_X,
  UNIT_Z,
  ZERO,
  type Vec3,
} from '#sim/maths/vec3.ts';
import type { BodyFace, BodySpec } from '#sim/roll/body.ts';
import type { DieModel, NumeralSquare } from './dieModel.ts';

/** The cosine of 20 degrees: a face that is turned by less from where a number is read has that number on it. */
const FACES_UP = 0.94;
/** Of the circle that a face has room for; beside a corner that is up there is less. */
const ON_FACE = 1.5;
const AT_CORNER = 0.75;
/** Corners that are so nearly as high as the highest are up with it, m. */
const AS_HIGH_M = 0.0005;
/** Over the skin, m. */
const OVER_M = 0.00005;
const UNDERLINED = ['6', '9'];
/** Smaller ones could not be read, m. */
const SMALLEST_M = 0.0015;

/**
 * A body as a die: all that touches, each face flat, and its numbers. A number stands on the face that is up where it
 * is read; where a corner or an edge is up it stands on every face beside that, as on a tetrahedron.
 */
export function ownDieModel({ parts, faces }: BodySpec): DieModel {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  for (const { shape } of parts)
    for (const { vertices: ring, normal } of shape.faces) {
      const first = positions.length / 3;
      for (const corner of ring) {
        const { x, y, z } = vertexAt(shape.vertices, corner);
        positions.push(x, y, z);
        normals.push(normal.x, normal.y, normal.z);
      }
      for (let i = 2; i < ring.length; i += 1) indices.push(first, first + i - 1, first + i);
    }
  const skin = {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint16Array(indices),
  };
  const hull = convexHull3(parts.flatMap(({ shape }) => shape.vertices));
  return { skin, numerals: faces.flatMap((face) => numeralsOf(hull, face)) };
}

function numeralsOf(hull: Polyhedron, { name, normals }: BodyFace): readonly NumeralSquare[] {
  const numeral = UNDERLINED.includes(name) ? `${name}_` : name;
  return normals.flatMap((up) => {
    const top = hull.faces.reduce((best, face) => (dot(face.normal, up) > dot(best.normal, up) ? face : best));
    const squares = dot(top.normal, up) > FACES_UP ? [middleSquare(hull, top)] : besideTop(hull, up);
    return squares.flatMap(({ at, wide, towards, normal }) => {
      if (wide < SMALLEST_M) return [];
      const upM = scale(towards, wide);
      const acrossM = scale(cross(towards, normal), wide);
      return [{ name: numeral, atM: point(addScaled(at, normal, OVER_M)), acrossM: point(acrossM), upM: point(upM) }];
    });
  });
}

const point = ({ x, y, z }: Vec3): readonly [number, number, number] => [x, y, z];

interface Square {
  readonly at: Vec3;
  readonly wide: number;
  /** Along the face, to the top of the numeral. */
  readonly towards: Vec3;
  readonly normal: Vec3;
}

const cornersOf = ({ vertices }: Polyhedron, { vertices: ring }: Face): readonly Vec3[] =>
  ring.map((corner) => vertexAt(vertices, corner));

const meanOf = (points: readonly Vec3[]): Vec3 => scale(points.reduce(add, ZERO), 1 / points.length);

/** From a place on a face to its nearest edge, m. */
function roomAt(corners: readonly Vec3[], at: Vec3): number {
  const offs = corners.map((from, i) => {
    const side = normalizeOr(sub(corners[(i + 1) % corners.length] ?? from, from), UNIT_X);
    return distance(at, addScaled(from, side, dot(sub(at, from), side)));
  });
  return Math.min(...offs);
}

/** Along the face, as near as may be to that direction. */
const along = (normal: Vec3, way: Vec3): Vec3 => {
  const flat = addScaled(way, normal, -dot(way, normal));
  return normalizeOr(flat, normalizeOr(cross(normal, UNIT_Z), UNIT_X));
};

function middleSquare(hull: Polyhedron, face: Face): Square {
  const corners = cornersOf(hull, face);
  const at = meanOf(corners);
  const [from = at, to = at] = corners;
  const towards = along(face.normal, sub(scale(add(from, to), 1 / 2), at));
  return { at, wide: ON_FACE * roomAt(corners, at), towards, normal: face.normal };
}

/** On each face that has all corners of what is up. */
function besideTop(hull: Polyhedron, up: Vec3): readonly Square[] {
  const heights = hull.vertices.map((vertex) => dot(vertex, up));
  const highest = Math.max(...heights);
  const top = [...heights.keys()].filter((i) => (heights[i] ?? 0) > highest - AS_HIGH_M);
  const peak = meanOf(top.map((i) => vertexAt(hull.vertices, i)));
  return hull.faces
    .filter(({ vertices: ring }) => top.every((corner) => ring.includes(corner)))
    .map((face) => {
      const corners = cornersOf(hull, face);
      const middle = meanOf(corners);
      const at = addScaled(middle, sub(peak, middle), 1 / 2);
      return {
        at,
        wide: AT_CORNER * 2 * roomAt(corners, at),
        towards: along(face.normal, sub(peak, middle)),
        normal: face.normal,
      };
    });
}
