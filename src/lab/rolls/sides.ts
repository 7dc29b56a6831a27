import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vertexAt, type Face, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { add, cross, dot, length, sub, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { restingFaces } from '#sim/geometry/settle.ts';

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
const directionOf = ({ x, y, z }: Vec3): Side['normal'] => [direction(x), direction(y), direction(z)];

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
        normal: directionOf(normal),
      };
    });
}

/**
 * Facets that are turned to each other by less than this are one side. Those of a side of 16 mm whose points are off by
 * 0.2 mm are 0.6 degrees apart (measured), those of the lab's cylinders, of 32 corners, 11.25; the nearest sides of any
 * fair die, those of 120, are 15.1.
 */
const ONE_SIDE_DEG = 12;

/** The sides on which a body comes to rest that is put down, the likeliest first; facets of one have one name. */
export function stableSidesOf(shapes: readonly Polyhedron[], com: Vec3): readonly Side[] {
  const resting = restingFaces(convexHull3(shapes.flatMap(({ vertices }) => vertices)), com)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_FACES);
  const groups: Vec3[][] = [];
  for (const { normal } of resting) {
    const near = groups.filter((group) => group.some((other) => dot(other, normal) > sinCosDeg(ONE_SIDE_DEG).cos));
    const [first] = near;
    if (first === undefined) groups.push([normal]);
    else {
      first.push(normal, ...near.slice(1).flat());
      for (const joined of near.slice(1)) groups.splice(groups.indexOf(joined), 1);
    }
  }
  return groups.flatMap((group, i) => {
    const told = toldOf(directionOf(group[0] ?? ZERO));
    return group.map((normal) => ({ name: `side ${i + 1} (${told})`, normal: directionOf(normal) }));
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
