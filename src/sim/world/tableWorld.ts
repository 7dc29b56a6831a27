import type { Collider, ColliderDesc, RigidBody, World } from '@dimforge/rapier3d-compat';
import { byId, padId, TABLE_ID, type BodyId, type PieceId } from '../ids.ts';
import type { Layout, PadPlacement, PiecePlacement } from '../layout.ts';
import { fromYawDeg } from '../maths/quat.ts';
import type { Physics } from '../physics.ts';
import { pyramidOf, type PyramidSpec } from '../pyramid.ts';
import {
  ALLOWED_LINEAR_ERROR, CONTACT_NATURAL_FREQUENCY, GRAVITY, LENGTH_UNIT, PAD_LENGTH_MM, PAD_WIDTH_MM, PREDICTION_DISTANCE, RESTING_DEPTH_MM,
  SOFT_CCD_PREDICTION, SOLVER_ITERATIONS, TICK_S,
} from '../settings.ts';
import { PIECE_FRICTION, PIECE_RESTITUTION } from '../surfaces.ts';
import { groundOf, PAD_TOP, type Ground } from './ground.ts';
import { supportOf, standingPose } from './standing.ts';

const MM = 1e-3;
const SLAB = 0.05; // m, thickness of the table's and the pads' bodies below their tops: nothing is pressed through

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
  const pieces = [...layout.pieces].sort(byId).map((placement) => addPyramid(physics, world, ground, placement));
  for (const piece of pieces) colliders.set(piece.id, piece.collider);
  return { world, layout, ground, pieces, colliders, free: () => world.free() };
}

/** A world with the settings that every simulation shares. */
export function emptyWorld(physics: Physics): World {
  const world = new physics.rapier.World({ x: 0, y: -GRAVITY, z: 0 });
  applySettings(world);
  return world;
}

/** The engine's parameters (settings.ts); also what a host that resets them must be given. */
export function applySettings(world: World): void {
  world.timestep = TICK_S;
  world.lengthUnit = LENGTH_UNIT;
  world.numSolverIterations = SOLVER_ITERATIONS;
  const p = world.integrationParameters;
  p.contact_natural_frequency = CONTACT_NATURAL_FREQUENCY;
  p.normalizedAllowedLinearError = ALLOWED_LINEAR_ERROR;
  p.normalizedPredictionDistance = PREDICTION_DISTANCE;
}

function tableDesc({ rapier }: Physics, layout: Layout): ColliderDesc {
  const half = (layout.tableMm / 2) * MM;
  return rapier.ColliderDesc.cuboid(half, SLAB / 2, half).setTranslation(0, -SLAB / 2, 0);
}

function padDesc({ rapier }: Physics, pad: PadPlacement): ColliderDesc {
  return rapier.ColliderDesc.cuboid((PAD_LENGTH_MM / 2) * MM, SLAB / 2, (PAD_WIDTH_MM / 2) * MM)
    .setTranslation(pad.xMm * MM, PAD_TOP - SLAB / 2, pad.zMm * MM)
    .setRotation(fromYawDeg(pad.yawDeg));
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

function addPyramid(physics: Physics, world: World, ground: Ground, placement: PiecePlacement): WorldPiece {
  const spec = pyramidOf(placement.id);
  const { position, rotation } = standingPose(spec, placement, ground.heightUnder(supportOf(spec, placement)) - RESTING_DEPTH_MM * MM);
  const { body, collider } = insertPyramid(physics, world, spec, position, rotation);
  return { id: placement.id, spec, body, collider };
}

/** Puts one pyramid into a world: sharp hull, hollow mass properties. Position is that of the base's centre, m. */
export function insertPyramid(
  { rapier }: Physics, world: World, spec: PyramidSpec, position: { x: number; y: number; z: number }, rotation: { x: number; y: number; z: number; w: number },
): { body: RigidBody; collider: Collider } {
  const body = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(position.x, position.y, position.z)
      .setRotation(rotation)
      .setCanSleep(false) // a sleeper would wake by the engine's rules, not by ours
      .setSoftCcdPrediction(SOFT_CCD_PREDICTION)
      .setAdditionalMassProperties(spec.mass, { x: 0, y: spec.com, z: 0 }, { x: spec.side, y: spec.axis, z: spec.side }, { x: 0, y: 0, z: 0, w: 1 }),
  );
  const hull = rapier.ColliderDesc.convexHull(new Float32Array(spec.vertices.flatMap((v) => [v.x, v.y, v.z])));
  if (!hull) throw new Error(`a pyramid of ${spec.base} m has no hull`);
  const { Average } = rapier.CoefficientCombineRule;
  const collider = world.createCollider(
    hull.setDensity(0).setFriction(PIECE_FRICTION).setFrictionCombineRule(Average).setRestitution(PIECE_RESTITUTION).setRestitutionCombineRule(Average),
    body,
  );
  return { body, collider };
}
