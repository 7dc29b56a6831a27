import { faceUp } from '#referee/faces.ts';
import { vertexAt, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { restingFaces } from '#sim/geometry/settle.ts';
import { solidHull } from '#sim/geometry/solidHull.ts';
import { thicknessOf } from '#sim/geometry/thickness.ts';
import { fromTo } from '#sim/maths/quat.ts';
import { dot, DOWN, length, negate, normalizeOr, sub, UNIT_Y, vec3, ZERO } from '#sim/maths/vec3.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { bodyOf, type BodyFace, type BodySpec, type Part } from '#sim/roll/body.ts';
import { withGivenMass } from '#sim/roll/givenMass.ts';
import { hashOf } from '../hash.ts';
import { remembered } from '../matchFile/remembered.ts';
import type { OwnBody, OwnDie } from './schema.ts';
import { say } from './texts.ts';

const MM = 1e-3;
/** House values: a die of 16 mm has its corners 13.9 mm from its middle. */
const FURTHEST_MM = 20;
const THINNEST_MM = 4;
const THINNEST_PART_MM = 0.1;
/** Of the moment of its mass at its furthest corner; a die of one material has a fifth. */
const LEAST_MOMENT = 0.01;
/** Put down any way it has to show a number so often: else it is thrown again and again. */
const LEAST_READ = 0.5;
/** Dice that always show the same would throw for a tie without an end. */
const MOST_ONE = 0.95;

/** A die that fits a place, as it is thrown. */
export interface DieMade {
  readonly spec: BodySpec;
  /** How often it shows each number, from 1 on: by geometry, as it is put down, and again where it is cocked. */
  readonly chances: readonly number[];
}

/** A body as a match carries it. */
export const ownDieOf = (body: OwnBody): OwnDie => ({ hash: hashOf(body), body });

/**
 * The die in place of one that has so many sides. Faults: `no-die`, the rest of a sentence, for what is no die of that
 * place; `changed`, for a file that is not what it was.
 */
export function dieMade(die: OwnDie, sides: number): Result<DieMade> {
  const known = madeBySides(die);
  const made = known.get(sides) ?? newlyMade(die, sides);
  known.set(sides, made);
  return made;
}

const madeBySides = remembered((_: OwnDie) => new Map<number, Result<DieMade>>());

function newlyMade(die: OwnDie, sides: number): Result<DieMade> {
  const { body } = die;
  const hash = hashOf(body);
  if (hash !== die.hash) return fault('changed', say.changed(die.hash, hash));
  const strange = body.faces.find(({ name }) => !isNumber(name, sides));
  if (strange !== undefined) return refused(say.notNumber(strange.name, sides));
  const made = solidMade(body);
  if (!made.ok) return made;
  const { spec, shown } = made.value;
  const read = shown.reduce((sum, [, share]) => sum + share, 0);
  if (read < LEAST_READ) return refused(say.unread(read, LEAST_READ));
  const chances = Array.from({ length: sides }, (_, i) =>
    shown.reduce((sum, [name, share]) => (name === `${i + 1}` ? sum + share / read : sum), 0),
  );
  const most = Math.max(...chances);
  if (most > MOST_ONE) return refused(say.same(chances.indexOf(most) + 1, most, MOST_ONE));
  return ok({ spec, chances });
}

/** The same of a die that is known to fit. */
export function fitted(die: OwnDie, sides: number): DieMade {
  const made = dieMade(die, sides);
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

const refused = (why: string) => fault('no-die', why);

const isNumber = (name: string, sides: number): boolean => /^[1-9]\d?$/.test(name) && Number(name) <= sides;

interface SolidMade {
  readonly spec: BodySpec;
  /** Of each face on which it can rest, the name of what it shows then, and its share; nameless ones are left out. */
  readonly shown: readonly (readonly [name: string, share: number])[];
}

/** Once for a body: its hull takes milliseconds. */
const solidMade = remembered((body: OwnBody): Result<SolidMade> => {
  const shapes = body.parts.map(({ hull }) => hullOf(hull.pointsMm));
  const parts = shapes.flatMap((shape): readonly Part[] => (shape === null ? [] : [{ name: 'die', shape, mass: 1 }]));
  if (parts.length < shapes.length) return refused(say.flat);
  const made = bodyOf({ convex: parts, middle: ZERO, faces: facesOf(body), shivers: true });
  if (made.reach > FURTHEST_MM * MM) return refused(say.far(made.reach / MM, FURTHEST_MM));
  const hull = wholeHull(parts);
  if (hull === null) return refused(say.flat);
  const thick = thicknessOf(hull);
  if (thick < THINNEST_MM * MM) return refused(say.thin(thick / MM, THINNEST_MM));
  const spec = withGivenMass(made, body);
  if (spec === null || !isSpread(spec)) return refused(say.moments);
  if (!isWithin(hull, spec)) return refused(say.outside);
  const shown = restingFaces(hull, spec.com).flatMap(({ normal, share }) => {
    const name = faceUp(spec, fromTo(normal, DOWN));
    return name === null ? [] : [[name, share] as const];
  });
  return ok({ spec, shown });
});

function hullOf(points: readonly (readonly [number, number, number])[]): Polyhedron | null {
  const hull = solidHull(points.map(([x, y, z]) => vec3(x * MM, y * MM, z * MM)));
  return hull === null || thicknessOf(hull) < THINNEST_PART_MM * MM ? null : hull;
}

function wholeHull(parts: readonly Part[]): Polyhedron | null {
  const [first, ...others] = parts;
  if (first !== undefined && others.length === 0) return first.shape;
  return solidHull(parts.flatMap(({ shape }) => shape.vertices));
}

/** A file names a side by what is down; what is read is up. In the order of their numbers. */
function facesOf({ faces }: OwnBody): readonly BodyFace[] {
  const names = [...new Set(faces.map(({ name }) => name))].toSorted((a, b) => Number(a) - Number(b));
  return names.map((name) => ({
    name,
    normals: faces
      .filter((face) => face.name === name)
      .map(({ normal: [x, y, z] }) => negate(normalizeOr(vec3(x, y, z), UNIT_Y))),
  }));
}

/** No moment is so small that a touch spins it, none larger than that of all its mass at its furthest corner. */
function isSpread({ solid: { inertia }, mass, com, reach }: BodySpec): boolean {
  const furthest = reach + length(com);
  const most = mass * furthest * furthest;
  const moments = [inertia.x, inertia.y, inertia.z];
  return Math.min(...moments) >= LEAST_MOMENT * most && Math.max(...moments) <= most;
}

const isWithin = ({ faces, vertices }: Polyhedron, { com }: BodySpec): boolean =>
  faces.every(({ normal, vertices: [first = 0] }) => dot(normal, sub(vertexAt(vertices, first), com)) > 1e-6);
