import { atan2, cos, sin } from '#sim/maths/trig.ts';
import { addScaled, dot, length, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { sharesOf } from '#lab/rest/answer.ts';
import { BODIES } from '#lab/rolls/bodies.ts';
import { bodyOfFile } from '#lab/rolls/bodyFile.ts';
import type { LabBody } from '#lab/rolls/labBody.ts';
import { rounded } from '#lab/rounded.ts';

/** A body whose shares are known in closed form, beside those that its hull gives. */
export interface ExactRow {
  readonly name: string;
  /** The formula in words. */
  readonly known: string;
  readonly expected: number;
  /** The face that is furthest from it. */
  readonly measured: number;
  readonly error: number;
  readonly holds: boolean;
}

/** Rounding of a few hundred sums. */
export const EXACT_BAR = 1e-9;
const WHOLE = 4 * Math.PI;

/** The share of all directions that a side of a box has: half lengths beside it, and its distance from the middle. */
const sideOfBox = (a: number, b: number, away: number): number =>
  (4 * atan2(a * b, away * length(vec3(a, b, away)))) / WHOLE;

/** The same of a regular polygon of so many corners, by the triangles from its middle to half of an edge. */
function sideOfPrism(corners: number, radius: number, away: number): number {
  const half = Math.PI / corners;
  const [across, along] = [radius * cos(half), radius * sin(half)];
  const far = length(vec3(across, along, away));
  return (2 * corners * (half - atan2(away * along, across * far))) / WHOLE;
}

const BRICKS = [
  [8, 8, 6],
  [20, 3, 11],
] as const;

function brick([x, y, z]: (typeof BRICKS)[number]): LabBody {
  const made = bodyOfFile({
    format: 'tumbletop/body',
    version: 1,
    title: 'brick',
    parts: [{ box: { halfMm: [x, y, z], atMm: [0, 0, 0] } }],
    densityGCm3: 1,
    faces: [
      { name: 'top', normal: [0, 1, 0] },
      { name: 'other', normal: [1, 0, 0] },
    ],
  });
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

function row(name: string, known: string, body: LabBody, expected: number, faces: readonly string[]): ExactRow {
  const shares = sharesOf(body);
  const off = (face: string): number => Math.abs((shares.get(face) ?? 0) - expected);
  const [worst = ''] = faces.toSorted((a, b) => off(b) - off(a));
  return {
    name,
    known,
    expected: rounded(expected),
    measured: rounded(shares.get(worst) ?? 0),
    error: Number(off(worst).toPrecision(2)),
    holds: off(worst) <= EXACT_BAR,
  };
}

const LIKE = /^d\d+$/;

/** A box from its solid angles, dice from their symmetry, and a coin from the angle of its edge. */
export function exactRows(): readonly ExactRow[] {
  const coin = BODIES.find(({ name }) => name === 'coin');
  const heads = coin?.faces[0]?.down ?? UNIT_Y;
  const rim = coin?.spec.parts.flatMap(({ shape }) => shape.vertices) ?? [];
  const [first = vec3(0, 0, 0)] = rim;
  return [
    ...BRICKS.map(([x, y, z]) =>
      row(
        `brick of ${2 * x} by ${2 * y} by ${2 * z} mm, its top`,
        'solid angle of a rectangle from the middle',
        brick([x, y, z] as (typeof BRICKS)[number]),
        sideOfBox(x, z, y),
        ['top'],
      ),
    ),
    ...BODIES.filter(({ name }) => LIKE.test(name)).map((body) => {
      const faces = body.faces.map(({ name }) => name);
      return row(`${body.name}, the face that is furthest off`, 'every face alike', body, 1 / faces.length, faces);
    }),
    ...(coin === undefined
      ? []
      : [
          row(
            'coin, heads or tails',
            `solid angle of its ${rim.length / 2} corners from the middle`,
            coin,
            sideOfPrism(
              rim.length / 2,
              length(addScaled(first, heads, -dot(first, heads))),
              Math.abs(dot(first, heads)),
            ),
            ['heads', 'tails'],
          ),
        ]),
  ];
}
