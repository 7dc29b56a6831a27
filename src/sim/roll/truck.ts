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

const WHEEL = {
  radius: data.wheel.radiusMm * MM,
  halfWidth: ((data.wheel.outerMm - data.wheel.innerMm) / 2) * MM,
} as const;

/** A wheel in its place; it is one with the body, its axle does not turn. */
function rollerOf(name: Wheel): Roller {
  const { innerMm, outerMm, axlesMm } = data.wheel;
  const [rear = 0, front = 0] = axlesMm;
  const side = name.endsWith('left') ? -1 : 1;
  return {
    ...WHEEL,
    middle: vec3((name.startsWith('front') ? front : rear) * MM, WHEEL.radius, ((innerMm + outerMm) / 2) * side * MM),
  };
}

function wheelOf(name: Wheel): RoundPart<Wheel> {
  const roller = rollerOf(name);
  const shape = translate(wheelShape(WHEEL.radius, WHEEL.halfWidth, data.wheel.corners), roller.middle);
  return { name, mass: data.wheel.massG * GRAM, shape, roller };
}

function bodyPartOf(name: BodyPart): Part<BodyPart> {
  const part = data.parts.find((p) => p.name === name);
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

const ROUND = WHEELS.map(wheelOf);
const CONVEX = BODY_PARTS.map(bodyPartOf);

const truckWith = (weights: readonly PointMass[]): TruckSpec =>
  bodyOf<TruckPart>({
    round: ROUND,
    convex: CONVEX,
    weights,
    middle: TRUCK_MIDDLE,
    faces: FACES,
  });

interface WeightData {
  readonly massG: number;
  readonly atMm: readonly number[];
}

const weightOf = ({ massG, atMm }: WeightData): PointMass => ({ mass: massG * GRAM, at: point(atMm) });

/** The truck as it is, and with ballast: a weight under its chassis. */
export const TRUCK: TruckSpec = truckWith(data.weights.map(weightOf));
export const BALLASTED_TRUCK: TruckSpec = truckWith([...data.weights, data.ballast].map(weightOf));
