import type { Polyhedron } from '../geometry/polyhedron.ts';
import { distance, type Vec3 } from '../maths/vec3.ts';
import type { Roller, Solid } from '../world/solid.ts';
import { massPropertiesOf, principalOf, type MassProperties, type PointMass, type Weighed } from './massProperties.ts';

/** A convex part of a body, in the body's own frame, SI units. */
export interface Part<Name extends string = string> extends Weighed {
  readonly name: Name;
  readonly shape: Polyhedron;
}

/**
 * A round part, whose axle lies along the body's z: the engine knows it as a cylinder, exact geometry by the corners of
 * `shape`.
 */
export interface RoundPart<Name extends string = string> extends Part<Name> {
  readonly roller: Roller;
}

/** One of the ways in which a body is read: a die's number, a coin's head. */
export interface BodyFace {
  readonly name: string;
  /** Unit directions in the body's frame; the face is up where one of them points straight up. */
  readonly normals: readonly Vec3[];
}

/** A rigid body that can be thrown, as the simulation has it: one convex part, or several that are one body. */
export interface BodySpec<Name extends string = string> extends MassProperties {
  /** Round parts first. */
  readonly parts: readonly Part<Name>[];
  readonly solid: Solid;
  /** Where the body is said to be while it is in a hand or in the air, in its own frame, m. */
  readonly middle: Vec3;
  /** From there to the furthest corner, m: two whose middles are twice as far apart cannot be in the same place. */
  readonly reach: number;
  /** In the order in which ties are broken. */
  readonly faces: readonly BodyFace[];
  /**
   * A small thing that the engine lets shiver where it lies, above all in a heap: it is solved in more iterations, and
   * is at rest where its pose is (rest.ts).
   */
  readonly shivers: boolean;
}

/** The parts that a body is made of. */
export interface BodyMake<Name extends string = string> {
  readonly round?: readonly RoundPart<Name>[];
  readonly convex?: readonly Part<Name>[];
  /** Small and heavy things in it, cavities, and parts of which no more is known than their mass properties. */
  readonly weights?: readonly PointMass[];
  readonly middle: Vec3;
  readonly faces: readonly BodyFace[];
  readonly shivers?: boolean;
}

/** The body of these parts, each of even density. */
export function bodyOf<Name extends string>({
  round = [],
  convex = [],
  weights = [],
  middle,
  faces,
  shivers = false,
}: BodyMake<Name>): BodySpec<Name> {
  const parts: readonly Part<Name>[] = [...round, ...convex];
  const properties = massPropertiesOf(parts, weights);
  const { moments, axes } = principalOf(properties.inertia);
  const solid: Solid = {
    hulls: convex.map(({ shape }) => shape.vertices),
    rollers: round.map(({ roller }) => roller),
    mass: properties.mass,
    com: properties.com,
    inertia: moments,
    axes,
  };
  return { ...properties, parts, solid, middle, reach: reachOf(parts, middle), faces, shivers };
}

const reachOf = (parts: readonly { readonly shape: Polyhedron }[], middle: Vec3): number =>
  Math.max(...parts.flatMap(({ shape }) => shape.vertices.map((vertex) => distance(vertex, middle))));
