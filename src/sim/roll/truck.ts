import data from '../data/truck.json' with { type: 'json' };

import { translate } from '../geometry/polyhedron.ts';
import { negate, UNIT_X, UNIT_Y, UNIT_Z, vec3, type Vec3 } from '../maths/vec3.ts';
import type { Roller } from '../world/solid.ts';
import { bodyOf, type BodyFace, type BodySpec, type Part, type RoundPart } from './body.ts';
import type { PointMass } from './massProperties.ts';
import { prism, type OutlinePoint } from './prism.ts';
import { wheelShape } from './wheelShape.ts';

/** The wheels, in the order of a truck's first four parts. */
export const WHEELS = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;
export type Wheel = (typeof WHEELS)[number];

/** The parts of a truck that are no wheels. */
export const BODY_PARTS = ['body', 'cab', 'load'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

export type TruckPart = Wheel | BodyPart;

/** A truck as the simulation has it: every fleet's is this one. */
export type TruckSpec = BodySpec<TruckPart>;

const MM = 1e-3;
const GRAM = 1e-3;

const point = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => vec3(x * MM, y * MM, z * MM);

/** The truck's middle in its own frame, m: where it is said to be while it is in a hand or in the air. */
export const TRUCK_MIDDLE: Vec3 = point(data.middleMm);

interface WeightData {
  readonly massG: number;
  readonly atMm: readonly number[];
}

/** The measures that a truck is made of, as data/truck.json has them. */
export interface TruckMeasures {
  readonly middleMm: readonly number[];
  readonly wheel: {
    readonly radiusMm: number;
    readonly innerMm: number;
    readonly outerMm: number;
    readonly corners: number;
    /** Rear, front. */
    readonly axlesMm: readonly number[];
    readonly massG: number;
  };
  readonly parts: readonly {
    readonly name: string;
    readonly massG: number;
    readonly halfMm: number;
    readonly leanPerMm: number;
    readonly outlineMm: readonly (readonly number[])[];
  }[];
  readonly weights: readonly WeightData[];
}

/** A wheel in its place; it is one with the body, its axle does not turn. */
function rollerOf(name: Wheel, { wheel }: TruckMeasures): Roller {
  const { radiusMm, innerMm, outerMm, axlesMm } = wheel;
  const [rear = 0, front = 0] = axlesMm;
  const side = name.endsWith('left') ? -1 : 1;
  const radius = radiusMm * MM;
  return {
    radius,
    halfWidth: ((outerMm - innerMm) / 2) * MM,
    middle: vec3((name.startsWith('front') ? front : rear) * MM, radius, ((innerMm + outerMm) / 2) * side * MM),
  };
}

function wheelOf(name: Wheel, measures: TruckMeasures): RoundPart<Wheel> {
  const roller = rollerOf(name, measures);
  const { massG, corners } = measures.wheel;
  const shape = translate(wheelShape(roller.radius, roller.halfWidth, corners), roller.middle);
  return { name, mass: massG * GRAM, shape, roller };
}

function bodyPartOf(name: BodyPart, { parts }: TruckMeasures): Part<BodyPart> {
  const part = parts.find((p) => p.name === name);
  if (!part) throw new Error(`the data have no ${name}`);
  const lowest = Math.min(...part.outlineMm.map(([, y = 0]) => y));
  const outline = part.outlineMm.map(([x = 0, y = 0]): OutlinePoint => [x * MM, y * MM]);
  const half = (y: number): number => part.halfMm * MM - part.leanPerMm * (y - lowest * MM);
  return { name, mass: part.massG * GRAM, shape: prism(outline, (y) => [-half(y), half(y)]) };
}

/** The sides that a truck can have up, by what it then lies on. */
export const TRUCK_SIDES = ['roof', 'left', 'right', 'nose', 'tail', 'underside'] as const;
export type TruckSide = (typeof TRUCK_SIDES)[number];

const UPWARDS: Readonly<Record<TruckSide, Vec3>> = {
  roof: negate(UNIT_Y),
  left: UNIT_Z,
  right: negate(UNIT_Z),
  nose: negate(UNIT_X),
  tail: UNIT_X,
  underside: UNIT_Y,
};

const FACES: readonly BodyFace[] = TRUCK_SIDES.map((name) => ({ name, normals: [UPWARDS[name]] }));

const weightOf = ({ massG, atMm }: WeightData): PointMass => ({ mass: massG * GRAM, at: point(atMm) });

/** The truck of these measures. */
export const truckFrom = (measures: TruckMeasures): TruckSpec =>
  bodyOf<TruckPart>({
    round: WHEELS.map((name) => wheelOf(name, measures)),
    convex: BODY_PARTS.map((name) => bodyPartOf(name, measures)),
    weights: measures.weights.map(weightOf),
    middle: point(measures.middleMm),
    faces: FACES,
  });

/** A truck as it is, and with ballast: a weight under its chassis. */
export interface TruckPair {
  readonly plain: TruckSpec;
  readonly ballasted: TruckSpec;
}

const plainOfBallasted = new WeakMap<object, TruckSpec>();

/** Both trucks of these measures. */
export function trucksFrom(measures: TruckMeasures): TruckPair {
  const plain = truckFrom(measures);
  const ballasted = truckFrom({ ...measures, weights: [...measures.weights, data.ballast] });
  plainOfBallasted.set(ballasted, plain);
  return { plain, ballasted };
}

/** The truck of every fleet, unless a match has another one. */
export const TRUCKS: TruckPair = trucksFrom(data);
export const { plain: TRUCK, ballasted: BALLASTED_TRUCK } = TRUCKS;

/** The same truck without ballast. */
export const plainOf = (spec: TruckSpec): TruckSpec => plainOfBallasted.get(spec) ?? spec;
