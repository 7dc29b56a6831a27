import { vertexAt, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { fromTo, IDENTITY, rotate, type Quat } from '#sim/maths/quat.ts';
import {
  cross,
  dot,
  DOWN,
  normalizeOr,
  UNIT_X,
  UNIT_Y,
  UNIT_Z,
  negate,
  vec3,
  type Vec3,
  sub,
} from '#sim/maths/vec3.ts';
import type { Outline, View } from '../form/field.ts';
import type { PlacedSolid } from './looseBody.ts';

/** Where an eye is: directions to the right and up in its picture, and towards it. */
interface Eye {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly towards: Vec3;
}

const FRONT: Eye = { right: UNIT_X, up: UNIT_Y, towards: UNIT_Z };
const RIGHT_SIDE: Eye = { right: negate(UNIT_Z), up: UNIT_Y, towards: UNIT_X };
const ABOVE: Eye = { right: UNIT_X, up: negate(UNIT_Z), towards: UNIT_Y };
const ASKEW = eyeAt(vec3(0.45, 0.5, 0.8)); // three sides of a box are seen, each well

function eyeAt(from: Vec3): Eye {
  const towards = normalizeOr(from, UNIT_Z);
  const right = normalizeOr(cross(UNIT_Y, towards), UNIT_X);
  return { right, up: cross(towards, right), towards };
}

const MM = 1000;
const LIGHT = normalizeOr(vec3(0.3, 0.8, 0.5), UNIT_Y);
const SHADES = 4;
const EDGE_ON = 1e-6;
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
  const shapes = solids.flatMap((solid) => solid.touching.map((shape) => ({ ...solid, shape })));
  const sides = shapes.flatMap(({ part, isRound, shape }) => {
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
        ...(isRound && vertices.length === QUAD ? { isRound } : {}),
        pointsMm: ring.map((corner) => [MM * dot(corner, right), MM * dot(corner, up)]),
      };
      return [{ depth, outline }];
    });
  });
  return sides.toSorted((a, b) => a.depth - b.depth).map(({ outline }) => outline);
}

/** A body from three sides and askew; nothing where there is nothing to see. */
export const viewsOf = (solids: readonly PlacedSolid[]): readonly View[] =>
  solids.length === 0
    ? []
    : [
        { label: 'askew', short: 'askew', outlines: seen(solids, ASKEW, IDENTITY) },
        { label: 'from the front', short: 'front', outlines: seen(solids, FRONT, IDENTITY) },
        { label: 'from the right', short: 'right', outlines: seen(solids, RIGHT_SIDE, IDENTITY) },
        { label: 'from above', short: 'above', outlines: seen(solids, ABOVE, IDENTITY) },
      ];

/** The same with this direction of its own down. */
export const lyingOn = (solids: readonly PlacedSolid[], down: Vec3): readonly Outline[] =>
  seen(solids, ASKEW, fromTo(normalizeOr(down, DOWN), DOWN));
