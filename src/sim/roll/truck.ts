import data from '../data/truck.json' with { type: 'json' };

import { translate } from '../geometry/polyhedron.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';
import type { Roller, Solid } from '../world/solid.ts';
import { massPropertiesOf, principalOf, type MassProperties, type PointMass, type Weighed } from './massProperties.ts';
import { prism, type OutlinePoint } from './prism.ts';
import { wheelShape } from './wheelShape.ts';

/** The wheels, in the order of a truck's first four parts. */
export const WHEELS = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;
export type Wheel = (typeof WHEELS)[number];

/** What else a truck is made of. */
export const BODY_PARTS = ['body', 'cab', 'load'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

export type TruckPart = Wheel | BodyPart;

/** A convex part of the truck in the truck's own frame (data/truck.json says which), SI units. */
export interface Part extends Weighed {
  readonly name: TruckPart;
}

/** A truck as the simulation has it: every fleet's is this one. */
export interface TruckSpec extends MassProperties {
  readonly parts: readonly Part[];
  readonly solid: Solid;
}

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

const wheelOf = (name: Wheel): Part => ({
  name,
  mass: data.wheel.massG * GRAM,
  shape: translate(wheelShape(WHEEL.radius, WHEEL.halfWidth, data.wheel.corners), rollerOf(name).middle),
});

function bodyPartOf(name: BodyPart): Part {
  const part = data.parts.find((p) => p.name === name);
  if (!part) throw new Error(`the data have no ${name}`);
  const lowest = Math.min(...part.outlineMm.map(([, y = 0]) => y));
  const outline = part.outlineMm.map(([x = 0, y = 0]): OutlinePoint => [x * MM, y * MM]);
  const half = (y: number): number => part.halfMm * MM - part.leanPerMm * (y - lowest * MM);
  return { name, mass: part.massG * GRAM, shape: prism(outline, (y) => [-half(y), half(y)]) };
}

const BODY: readonly Part[] = BODY_PARTS.map(bodyPartOf);
const PARTS: readonly Part[] = [...WHEELS.map(wheelOf), ...BODY];

function truckWith(weights: readonly PointMass[]): TruckSpec {
  const properties = massPropertiesOf(PARTS, weights);
  const { moments, axes } = principalOf(properties.inertia);
  const solid: Solid = {
    hulls: BODY.map(({ shape }) => shape.vertices),
    rollers: WHEELS.map(rollerOf),
    mass: properties.mass,
    com: properties.com,
    inertia: moments,
    axes,
  };
  return { ...properties, parts: PARTS, solid };
}

interface WeightData {
  readonly massG: number;
  readonly atMm: readonly number[];
}

const weightOf = ({ massG, atMm }: WeightData): PointMass => ({ mass: massG * GRAM, at: point(atMm) });

/** The truck as it is, and with ballast: a weight under its chassis. */
export const TRUCK: TruckSpec = truckWith(data.weights.map(weightOf));
export const BALLASTED_TRUCK: TruckSpec = truckWith([...data.weights, data.ballast].map(weightOf));
