import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vertexAt, type Face, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { add, cross, length, sub, ZERO } from '#sim/maths/vec3.ts';

/** A side of a body, by the direction that is down when it lies on it. */
export interface Side {
  readonly name: string;
  readonly normal: [x: number, y: number, z: number];
}

/** Sides that one body may have (house value). */
export const MOST_FACES = 200;

function areaOf({ vertices }: Polyhedron, { vertices: ring }: Face): number {
  const corners = ring.map((i) => vertexAt(vertices, i));
  const [first = ZERO] = corners;
  const sum = corners.reduce((so, corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? first;
    return add(so, cross(sub(corner, first), sub(next, first)));
  }, ZERO);
  return length(sum) / 2;
}

const ROUND = 'round side';
const MOST_ALIKE = 20; // no regular solid has more sides
const ALIKE_DIGITS = 3;
const DIRECTION_DIGITS = 1e4;
const direction = (part: number): number => Math.round(part * DIRECTION_DIGITS) / DIRECTION_DIGITS + 0;

/**
 * A face for every side on which the body can lie: those of its hull, the largest first. More alike than any regular
 * solid has are those of something round, and have one name.
 */
export function sidesOf(shapes: readonly Polyhedron[]): readonly Side[] {
  if (shapes.length === 0) return [];
  const hull = convexHull3(shapes.flatMap(({ vertices }) => vertices));
  const sides = hull.faces.map((face) => {
    const area = areaOf(hull, face);
    return { face, area, kind: area.toPrecision(ALIKE_DIGITS) };
  });
  let number = 0;
  return sides
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MOST_FACES)
    .map(({ face: { normal }, kind }) => {
      const isRound = sides.filter((side) => side.kind === kind).length > MOST_ALIKE;
      if (!isRound) number += 1;
      return {
        name: isRound ? ROUND : `side ${number}`,
        normal: [direction(normal.x), direction(normal.y), direction(normal.z)],
      };
    });
}

const AXES = ['x', 'y', 'z'] as const;
const SHORT = 2;

/** The same for a body of which no more is said than its parts: each has its direction in its name, such as `+z`. */
export const namedSidesOf = (shapes: readonly Polyhedron[]): readonly Side[] =>
  sidesOf(shapes).map(({ name, normal }) => ({ name: name === ROUND ? name : `${name} (${toldOf(normal)})`, normal }));

function toldOf(normal: Side['normal']): string {
  const along = normal.findIndex((part) => Math.abs(part) === 1);
  const axis = AXES[along];
  if (axis === undefined) return normal.map((part) => part.toFixed(SHORT)).join(' ');
  return `${(normal[along] ?? 0) > 0 ? '+' : '-'}${axis}`;
}
