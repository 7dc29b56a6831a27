import type { Collider, ColliderDesc, RigidBody, World } from '@dimforge/rapier3d-compat';
import { byId, padId, TABLE_ID, type BodyId, type PieceId } from '../ids.ts';
import type { Layout, PadPlacement, PiecePlacement } from '../layout.ts';
import { fromYawDeg, type Quat } from '../maths/quat.ts';
import { scale, vec3, type Vec3 } from '../maths/vec3.ts';
import type { Physics } from '../physics.ts';
import { pyramidOf, type PyramidSpec } from '../pyramid.ts';
import {
  ALLOWED_LINEAR_ERROR, CONTACT_NATURAL_FREQUENCY, GRAVITY, LENGTH_UNIT, PAD_LENGTH_MM, PAD_THICKNESS_MM, PAD_WIDTH_MM, PREDICTION_DISTANCE, RESTING_DEPTH_MM,
  SOFT_CCD_PREDICTION, SOLVER_ITERATIONS, TICK_S,
} from '../settings.ts';
import { PIECE_FRICTION, PIECE_RESTITUTION } from '../surfaces.ts';
import { groundOf, type Ground } from './ground.ts';
import { standingPose } from './standing.ts';
import { toEngine, UNITS } from './units.ts';

const MM = 1e-3;
const SLAB = 0.05; // m, thickness of the table's body below its top: nothing is pressed through

/** A piece in the world, with what the hand and the trace need to know of it. */
export interface WorldPiece {
  readonly id: PieceId;
  readonly spec: PyramidSpec;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/**
 * One simulation of one action: a fresh world built from a layout (invariant 1: sorted by id, by this builder and
 * no other), freed by whoever made it. A reused world would leak its history into later trajectories.
 */
export interface TableWorld {
  readonly world: World;
  readonly layout: Layout;
  readonly ground: Ground;
  readonly pieces: readonly WorldPiece[];
  /** Fixed bodies: the table and the pads. */
  readonly colliders: ReadonlyMap<BodyId, Collider>;
  /** Frees the engine's memory; nothing of this may be used after it. */
  free(): void;
}

/** Builds the world of a layout. The layout must be valid (files are checked before): the engine is lost after a bad hull. */
export function buildTableWorld(physics: Physics, layout: Layout): TableWorld {
  const world = emptyWorld(physics);
  const ground = groundOf(layout);
  const colliders = new Map<BodyId, Collider>();
  const fixed = [
    { id: TABLE_ID as BodyId, desc: tableDesc(physics, layout) },
    ...layout.pads.map((pad) => ({ id: padId(pad.seat) as BodyId, desc: padDesc(physics, pad) })),
  ].sort(byId);
  for (const { id, desc } of fixed) {
    const body = world.createRigidBody(physics.rapier.RigidBodyDesc.fixed());
    colliders.set(id, world.createCollider(gripping(physics, desc, layout), body));
  }
  const pieces = [...layout.pieces].sort(byId).map((placement) => addPyramid(physics, world, placement));
  for (const piece of pieces) colliders.set(piece.id, piece.collider);
  return { world, layout, ground, pieces, colliders, free: () => world.free() };
}

/** A world with the settings that every simulation shares. */
export function emptyWorld(physics: Physics): World {
  const world = new physics.rapier.World({ x: 0, y: -ENGINE_SETTINGS.gravity, z: 0 });
  applySettings(world);
  return world;
}

/** The engine's parameters, in its own units; also what a host that sets them must be given. */
export const ENGINE_SETTINGS = {
  timestep: TICK_S,
  gravity: GRAVITY * UNITS,
  lengthUnit: LENGTH_UNIT * UNITS,
  solverIterations: SOLVER_ITERATIONS,
  contactNaturalFrequency: CONTACT_NATURAL_FREQUENCY,
  allowedLinearError: ALLOWED_LINEAR_ERROR,
  predictionDistance: PREDICTION_DISTANCE,
} as const;

function applySettings(world: World): void {
  world.timestep = ENGINE_SETTINGS.timestep;
  world.lengthUnit = ENGINE_SETTINGS.lengthUnit;
  world.numSolverIterations = ENGINE_SETTINGS.solverIterations;
  const p = world.integrationParameters;
  p.contact_natural_frequency = ENGINE_SETTINGS.contactNaturalFrequency;
  p.normalizedAllowedLinearError = ENGINE_SETTINGS.allowedLinearError;
  p.normalizedPredictionDistance = ENGINE_SETTINGS.predictionDistance;
}

function tableDesc({ rapier }: Physics, layout: Layout): ColliderDesc {
  const half = (layout.tableMm / 2) * MM;
  return slab(rapier.ColliderDesc, vec3(half, SLAB / 2, half), vec3(0, -SLAB / 2, 0));
}

/** A pad is a fixed body (TR-36) that is seen and presses on nothing (ground.ts says why). */
function padDesc({ rapier }: Physics, pad: PadPlacement): ColliderDesc {
  const thick = PAD_THICKNESS_MM * MM;
  const half = vec3((PAD_LENGTH_MM / 2) * MM, thick / 2, (PAD_WIDTH_MM / 2) * MM);
  return slab(rapier.ColliderDesc, half, vec3(pad.xMm * MM, thick / 2, pad.zMm * MM)).setRotation(fromYawDeg(pad.yawDeg)).setSensor(true);
}

function slab(desc: Physics['rapier']['ColliderDesc'], half: Vec3, middle: Vec3): ColliderDesc {
  const size = toEngine(half);
  const at = toEngine(middle);
  return desc.cuboid(size.x, size.y, size.z).setTranslation(at.x, at.y, at.z);
}

/** The pair of piece and surface gets exactly the surface's coefficients: Multiply outranks the pieces' Average. */
function gripping({ rapier }: Physics, desc: ColliderDesc, layout: Layout): ColliderDesc {
  const { Multiply } = rapier.CoefficientCombineRule;
  return desc
    .setFriction(layout.surface.friction / PIECE_FRICTION)
    .setFrictionCombineRule(Multiply)
    .setRestitution(layout.surface.restitution / PIECE_RESTITUTION)
    .setRestitutionCombineRule(Multiply);
}

function addPyramid(physics: Physics, world: World, placement: PiecePlacement): WorldPiece {
  const spec = pyramidOf(placement.id);
  const { position, rotation } = standingPose(spec, placement, -RESTING_DEPTH_MM * MM);
  const { body, collider } = insertPyramid(physics, world, spec, position, rotation);
  return { id: placement.id, spec, body, collider };
}

/** Puts one pyramid into a world: sharp hull, hollow mass properties. Position is that of the base's centre, m. */
export function insertPyramid(physics: Physics, world: World, spec: PyramidSpec, position: Vec3, rotation: Quat): Inserted {
  const { vertices, mass, com, side, axis } = spec;
  return insertSolid(physics, world, { vertices, mass, com: vec3(0, com, 0), inertia: vec3(side, axis, side) }, position, rotation);
}

/** A convex rigid body in its own frame, SI units. */
export interface Solid {
  readonly vertices: readonly Vec3[]; // m
  readonly mass: number; // kg
  readonly com: Vec3; // m
  readonly inertia: Vec3; // about the frame's axes through the centre of mass, kg m2
}

export interface Inserted {
  readonly body: RigidBody;
  readonly collider: Collider;
}

/**
 * Puts a convex body into a world the way pieces are put: one hull about the body's own origin, density 0 and the mass
 * properties given, Average with the coefficients of piece on piece. (Never a collider with a translation of its own
 * beside given mass properties: summing the two, the engine sorts the moments of inertia and can give them to the wrong
 * axes.) Position is that of the body's origin, m.
 */
export function insertSolid({ rapier }: Physics, world: World, solid: Solid, position: Vec3, rotation: Quat): Inserted {
  const at = toEngine(position);
  const body = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(at.x, at.y, at.z)
      .setRotation(rotation)
      .setCanSleep(false) // a sleeper would wake by the engine's rules, not by ours
      .setSoftCcdPrediction(SOFT_CCD_PREDICTION * UNITS)
      .setAdditionalMassProperties(solid.mass, toEngine(solid.com), scale(solid.inertia, UNITS * UNITS), { x: 0, y: 0, z: 0, w: 1 }),
  );
  const hull = rapier.ColliderDesc.convexHull(new Float32Array(solid.vertices.map(toEngine).flatMap((v) => [v.x, v.y, v.z])));
  if (!hull) throw new Error('these vertices have no hull');
  const { Average } = rapier.CoefficientCombineRule;
  const collider = world.createCollider(
    hull.setDensity(0).setFriction(PIECE_FRICTION).setFrictionCombineRule(Average).setRestitution(PIECE_RESTITUTION).setRestitutionCombineRule(Average),
    body,
  );
  return { body, collider };
}
