import type { Collider, ColliderDesc, RigidBody, World } from '@dimforge/rapier3d-compat';
import type { Surface } from '../layout.ts';
import type { Quat } from '../maths/quat.ts';
import { scale, type Vec3 } from '../maths/vec3.ts';
import type { Physics } from '../physics.ts';
import { SOFT_CCD_PREDICTION } from '../settings.ts';
import { PIECE_FRICTION, PIECE_RESTITUTION } from '../surfaces.ts';
import { toEngine, UNITS } from './units.ts';

/** A round part whose axle lies along the body's z: m. */
export interface Roller {
  readonly middle: Vec3;
  readonly radius: number;
  readonly halfWidth: number;
}

/** A rigid body in its own frame, SI units: one convex part, or several that are one body. */
export interface Solid {
  /** Corners of each convex part, m. */
  readonly hulls: readonly (readonly Vec3[])[];
  /** Parts that are round: the engine knows them as such, not by corners. */
  readonly rollers?: readonly Roller[];
  readonly mass: number; // kg
  readonly com: Vec3; // m
  readonly inertia: Vec3; // about the principal axes through the centre of mass, kg m2
  readonly axes: Quat; // from the principal axes to the body's frame
}

/** Of a pair of things that touch. */
export type Coefficients = Pick<Surface, 'friction' | 'restitution'>;

/** No coefficient of a piece's own is less: that of the surface is divided by it (`gripping`). */
const LEAST = 1e-6;

/** Coefficients of a body on another of its kind that those of a surface can be divided by. */
export const dividing = ({ friction, restitution }: Coefficients): Coefficients => ({
  friction: Math.max(LEAST, friction),
  restitution: Math.max(LEAST, restitution),
});

/** Of a piece on a piece. */
export const PIECE_ON_PIECE: Coefficients = { friction: PIECE_FRICTION, restitution: PIECE_RESTITUTION };

export interface Inserted {
  readonly body: RigidBody;
  readonly collider: Collider;
}

/**
 * Puts a body into a world the way pieces are put: one collider about the body's own origin, density 0 and the mass
 * properties given, Average with the coefficients of piece on piece. (Never a collider with a translation of its own
 * beside given mass properties: summing the two, the engine sorts the moments of inertia and can give them to the wrong
 * axes. Never a collider a part: four wheels of their own slip at 2 to 6 % too little friction, one compound at 0.2 %.)
 * Position is that of the body's origin, m. `own`: the coefficients of the body on another of its kind.
 */
export function insertSolid(
  physics: Physics,
  world: World,
  solid: Solid,
  position: Vec3,
  rotation: Quat,
  own: Coefficients = PIECE_ON_PIECE,
): Inserted {
  const { rapier } = physics;
  const at = toEngine(position);
  const body = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(at.x, at.y, at.z)
      .setRotation(rotation)
      .setCanSleep(false) // a sleeper would wake by the engine's rules, not by ours
      .setSoftCcdPrediction(SOFT_CCD_PREDICTION * UNITS)
      .setAdditionalMassProperties(solid.mass, toEngine(solid.com), scale(solid.inertia, UNITS * UNITS), solid.axes),
  );
  const { Average } = rapier.CoefficientCombineRule;
  const collider = world.createCollider(
    shapeOf(physics, solid)
      .setDensity(0)
      .setFriction(own.friction)
      .setFrictionCombineRule(Average)
      .setRestitution(own.restitution)
      .setRestitutionCombineRule(Average),
    body,
  );
  return { body, collider };
}

const NOWHERE = { x: 0, y: 0, z: 0 };
const UNTURNED = { x: 0, y: 0, z: 0, w: 1 };
const Y_TO_Z = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 }; // the engine's own cylinder stands upright

function shapeOf({ rapier }: Physics, { hulls, rollers = [] }: Solid): ColliderDesc {
  const parts = hulls.map((vertices) => new Float32Array(vertices.map(toEngine).flatMap((v) => [v.x, v.y, v.z])));
  const [only] = parts;
  if (parts.length > 1 || rollers.length > 0) {
    const wheels = rollers.map(({ radius, halfWidth }) => new rapier.Cylinder(halfWidth * UNITS, radius * UNITS));
    return rapier.ColliderDesc.compound(
      [...wheels, ...parts.map((points) => new rapier.ConvexPolyhedron(points))],
      [...rollers.map(({ middle }) => toEngine(middle)), ...parts.map(() => NOWHERE)],
      [...rollers.map(() => Y_TO_Z), ...parts.map(() => UNTURNED)],
    );
  }
  const hull = only && rapier.ColliderDesc.convexHull(only);
  if (!hull) throw new Error('these vertices have no hull');
  return hull;
}
