import type { DieName } from '#sim/roll/dice.ts';
import { add, scale, unit, type Vec3 } from '../mesh.ts';
import { cross, dot, facesOf, length, sub, type DieFace } from './faces.ts';

/** A square on a die's skin for a numeral: its middle, and its sides' directions as long as it is wide, mm. */
export interface NumeralSquare {
  /** The numeral; underlined ones end in `_`. */
  readonly name: string;
  readonly at: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
}

const PROUD_MM = 0.05; // of a numeral over its side
/** A square's side, of the radius of the circle that its side of the die has room for; a d6 has room to spare. */
const SIDE = 1.5;
const SIDE_D6 = 1.15;
/** Of a d4: how far from a side's middle towards its corner, and how wide, mm. */
const CORNER = { outMm: 5.4, sideMm: 5.4 } as const;

/** Sixes and nines are told apart where a die has both. */
const BOTH: readonly DieName[] = ['d10', 'd12', 'd20'];

/** Every numeral of a die. */
export function numeralsOf(name: DieName): readonly NumeralSquare[] {
  const faces = facesOf(name);
  return faces.flatMap((face) => (name === 'd4' ? atCorners(face, faces) : [inMiddle(name, face)]));
}

function numeral(name: DieName, number: number): string {
  if (name === 'd10' && number === 10) return '0';
  return BOTH.includes(name) && (number === 6 || number === 9) ? `${number}_` : `${number}`;
}

function inMiddle(name: DieName, face: DieFace): NumeralSquare {
  const { corners, normal, number } = face;
  const top = topOf(name, corners);
  const { middle, radius } = roomIn(face, top);
  const corner = corners[top] ?? middle;
  const next = corners[(top + 1) % corners.length] ?? middle;
  // on a d6 along an edge, else towards a corner
  const up = unit(name === 'd6' ? sub(corner, next) : sub(corner, middle));
  const side = radius * (name === 'd6' ? SIDE_D6 : SIDE);
  return square(numeral(name, number), add(middle, scale(normal, PROUD_MM)), up, normal, side);
}

/** The corner of a side that its numeral points to: of a d10 the one at the end of its axis. */
const topOf = (name: DieName, corners: readonly Vec3[]): number =>
  name === 'd10'
    ? corners.reduce((best, corner, i) => (Math.abs(corner[1]) > Math.abs(corners[best]?.[1] ?? 0) ? i : best), 0)
    : 0;

/** The circle in a side: all sides of dice have one that touches all their edges. */
function roomIn({ corners, normal }: DieFace, top: number): { readonly middle: Vec3; readonly radius: number } {
  const count = corners.length;
  const at = (i: number): Vec3 => corners[(i + count) % count] ?? [0, 0, 0];
  const edges = corners.map((_, i) => length(sub(at(i + 1), at(i))));
  const area = corners.reduce((sum, _, i) => sum + dot(normal, cross(at(i), at(i + 1))) / 2, 0);
  const radius = (2 * area) / edges.reduce((sum, edge) => sum + edge, 0);
  const [a, b] = [unit(sub(at(top + 1), at(top))), unit(sub(at(top - 1), at(top)))];
  const sine = Math.sqrt((1 - dot(a, b)) / 2); // of half the angle
  return { middle: add(at(top), scale(unit(add(a, b)), radius / sine)), radius };
}

/** Of a d4: in each corner of a side the number of the side opposite to that corner, which is down where it is up. */
function atCorners({ corners, normal }: DieFace, faces: readonly DieFace[]): readonly NumeralSquare[] {
  const middle = scale(
    corners.reduce<Vec3>((sum, corner) => add(sum, corner), [0, 0, 0]),
    1 / corners.length,
  );
  return corners.map((corner) => {
    const opposite = faces.reduce((best, face) => (dot(face.normal, corner) < dot(best.normal, corner) ? face : best));
    const up = unit(sub(corner, middle));
    const at = add(add(middle, scale(up, CORNER.outMm)), scale(normal, PROUD_MM));
    return square(`${opposite.number}`, at, up, normal, CORNER.sideMm);
  });
}

const square = (name: string, at: Vec3, up: Vec3, normal: Vec3, side: number): NumeralSquare => ({
  name,
  at,
  across: scale(cross(up, normal), side),
  up: scale(up, side),
});
