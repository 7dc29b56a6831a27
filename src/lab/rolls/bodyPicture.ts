import { vertexAt, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { fromTo, IDENTITY, rotate, type Quat } from '#sim/maths/quat.ts';
import { dot, DOWN, normalizeOr, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Line, Outline, View } from '../form/field.ts';
import { nameOfMesh, type SeenMeshes } from '../mesh/seenMesh.ts';
import { ASKEW, EYES, type Eye } from './bodyEyes.ts';
import type { PlacedSolid } from './looseBody.ts';

const MM = 1000;
const LIGHT = normalizeOr(vec3(0.3, 0.8, 0.5), UNIT_Y);
const SHADES = 4;
const EDGE_ON = 1e-6;
/** The edges of a part with more sides than that would hide it. */
const MANY_SIDES = 40;
const QUAD = 4; // a side of a cylinder has so many corners, its ends have more

const INSIDE_M = 1e-6;

const isIn = ({ faces, vertices }: Polyhedron, point: Vec3, reach: number): boolean =>
  faces.every(({ normal, vertices: [first = 0] }) => dot(normal, sub(point, vertexAt(vertices, first))) < reach);

/** Whether another solid hides all of a side. Of two sides in one place the first part's is seen. */
const isHidden = (corners: readonly Vec3[], part: number, solids: readonly PlacedSolid[]): boolean =>
  solids.some(
    (other) =>
      other.part !== part &&
      corners.every((corner) => isIn(other.shape, corner, other.part < part ? INSIDE_M : -INSIDE_M)),
  );

/** The sides of solids that an eye sees, the furthest first. */
function seen(solids: readonly PlacedSolid[], { right, up, towards }: Eye, turn: Quat): readonly Outline[] {
  const shapes = solids.flatMap((solid) => {
    const isFine = solid.touching.reduce((sum, { faces }) => sum + faces.length, 0) > MANY_SIDES;
    return solid.touching.map((shape) => ({ ...solid, isFine, shape }));
  });
  const sides = shapes.flatMap(({ part, isRound, isFine, shape }) => {
    const corners = shape.vertices.map((corner) => rotate(turn, corner));
    return shape.faces.flatMap(({ vertices, normal }) => {
      const outwards = rotate(turn, normal);
      if (dot(outwards, towards) <= EDGE_ON) return [];
      if (
        isHidden(
          vertices.map((i) => vertexAt(shape.vertices, i)),
          part,
          solids,
        )
      )
        return [];
      const ring = vertices.map((i) => vertexAt(corners, i));
      const depth = ring.reduce((sum, corner) => sum + dot(corner, towards), 0) / ring.length;
      const lit = Math.max(0, dot(outwards, LIGHT));
      const outline: Outline = {
        part,
        shade: Math.min(SHADES - 1, Math.floor((1 - lit) * SHADES)),
        ...((isRound && vertices.length === QUAD) || isFine ? { isRound: true as const } : {}),
        pointsMm: ring.map((corner) => [MM * dot(corner, right), MM * dot(corner, up)]),
      };
      return [{ depth, outline }];
    });
  });
  return sides.toSorted((a, b) => a.depth - b.depth).map(({ outline }) => outline);
}

/** The outlines of meshes where their parts are, for the eye of this number. */
const linesOf = (solids: readonly PlacedSolid[], meshes: SeenMeshes, i: number): readonly Line[] =>
  solids.flatMap(({ file }) => {
    const lines = 'measured' in file ? meshes[nameOfMesh(file.measured)]?.[i] : undefined;
    const eye = EYES[i]?.eye;
    if (lines === undefined || eye === undefined || !('measured' in file)) return [];
    const [x, y, z] = file.measured.atMm;
    const [right, up] = [dot(vec3(x, y, z), eye.right), dot(vec3(x, y, z), eye.up)];
    return lines.map(([a, b, c, d]): Line => [a + right, b + up, c + right, d + up]);
  });

/** A body from three sides and askew; nothing where there is nothing to see. `meshes`: those with known outlines. */
export const viewsOf = (solids: readonly PlacedSolid[], meshes: SeenMeshes = {}): readonly View[] =>
  solids.length === 0
    ? []
    : EYES.map(({ label, short, eye }, i) => {
        const lines = linesOf(solids, meshes, i);
        return { label, short, outlines: seen(solids, eye, IDENTITY), ...(lines.length === 0 ? {} : { lines }) };
      });

/** The same with this direction of its own down. */
export const lyingOn = (solids: readonly PlacedSolid[], down: Vec3): readonly Outline[] =>
  seen(solids, ASKEW, fromTo(normalizeOr(down, DOWN), DOWN));
