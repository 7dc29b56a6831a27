import { ownDieOf, dieMade } from '#engine/ownDie/ownDie.ts';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { BODY_FORMAT, ownDieSchema, type OwnBody, type OwnDie } from '#engine/ownDie/schema.ts';
import { say } from '#engine/ownDie/texts.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { restingFaces } from '#sim/geometry/settle.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { dot, scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Part } from '#sim/roll/body.ts';
import { isAround } from './bodyMade.ts';
import { lyingWith, type LabBody } from './labBody.ts';

const MM = 1000; // of a m
const GRAMS = 1000; // of a kg
const LENGTH_STEP = 1e-3; // mm
const DIRECTION_STEP = 1e-6;
const DIGITS = 7;
const LEVEL = 1e-9; // of the largest moment: less is rounding
/** Facets of one name that are turned to each other by less than this are read alike: cocked begins at 5 degrees. */
const ALIKE_DEG = 1;

const tidy = (value: number): number => Number(value.toPrecision(DIGITS)) + 0;
const stepped = (value: number, step: number): number => tidy(Math.round(value / step) * step);
const triple = ({ x, y, z }: Vec3, step: number): [number, number, number] => [
  stepped(x, step),
  stepped(y, step),
  stepped(z, step),
];

/**
 * The body as a match carries it in the place of a die with so many sides: hulls around its own middle, with its mass
 * as it is, and each facet on which it can rest by the number that the lab has for it. Faults: `no-die`, and those
 * of its schema.
 */
export function ownDieFrom(body: LabBody, sides: number): Result<OwnDie> {
  const strange = body.faces.find(({ name }) => !/^[1-9]\d?$/.test(name) || Number(name) > sides);
  if (strange !== undefined) return fault('no-die', sentence(say.notNumber(strange.name, sides)));
  const die = ownDieOf(carried(body));
  const read = ownDieSchema.safeParse(die);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, die) };
  const made = dieMade(die, sides);
  return made.ok ? ok(die) : fault(made.fault.code, sentence(made.fault.message));
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function carried(body: LabBody): OwnBody {
  const { mass, com, inertia } = body.spec;
  const parts = touching(body.spec.parts);
  const middle = middleOf(parts.flatMap(({ shape }) => shape.vertices));
  const place = (at: Vec3): [number, number, number] => triple(scale(sub(at, middle), MM), LENGTH_STEP);
  const hulls = parts.map(({ shape }) => shape.vertices.map(place));
  const comMm = place(com);
  const { xx, yy, zz, xy, yz, zx } = inertia;
  const least = LEVEL * Math.max(xx, yy, zz);
  const moment = (value: number): number => (Math.abs(value) < least ? 0 : tidy(value * GRAMS * MM * MM));
  return {
    format: BODY_FORMAT,
    version: 2,
    title: body.name,
    parts: hulls.map((pointsMm) => ({ hull: { pointsMm } })),
    massG: tidy(mass * GRAMS),
    comMm,
    inertiaGMm2: [moment(xx), moment(yy), moment(zz)],
    productsGMm2: [moment(xy), moment(yz), moment(zx)],
    faces: facetsOf(body, hulls.flat(), comMm),
  };
}

/** Without those that are within another one: they have weighed, and nothing comes to them. */
const touching = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ shape }, i) => {
    const isOver = (other: Part, k: number): boolean =>
      k !== i && isAround(other.shape, shape) && (k < i || !isAround(shape, other.shape)); // one of two alike stays
    return !parts.some(isOver);
  });

/** The middle of its extents. */
function middleOf(points: readonly Vec3[]): Vec3 {
  const along = (part: (at: Vec3) => number): number => {
    const values = points.map(part);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return vec3(
    along(({ x }) => x),
    along(({ y }) => y),
    along(({ z }) => z),
  );
}

/** Those that have a name, the likeliest first. */
function facetsOf(
  body: LabBody,
  points: readonly (readonly [number, number, number])[],
  [x, y, z]: readonly [number, number, number],
): OwnBody['faces'] {
  const hull = convexHull3(points.map(([a, b, c]) => vec3(a / MM, b / MM, c / MM)));
  const alike = sinCosDeg(ALIKE_DEG).cos;
  const kept: { readonly name: string; readonly down: Vec3 }[] = [];
  const resting = restingFaces(hull, vec3(x / MM, y / MM, z / MM)).toSorted((a, b) => b.share - a.share);
  for (const { normal } of resting) {
    const name = lyingWith(body, normal);
    if (name === body.none || kept.some((one) => one.name === name && dot(one.down, normal) > alike)) continue;
    kept.push({ name, down: normal });
  }
  return kept.map(({ name, down }) => ({ name, normal: triple(down, DIRECTION_STEP) }));
}
