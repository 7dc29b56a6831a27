import type { Collider, ColliderDesc, RigidBody, World } from '@dimforge/rapier3d-compat';
import { byId, padId, TABLE_ID, type BodyId, type PieceId } from '../ids.ts';
import type { Layout, PadPlacement, PiecePlacement } from '../layout.ts';
import { fromYawDeg, IDENTITY, type Quat } from '../maths/quat.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';
import type { Physics } from '../physics.ts';
import { pyramidIn } from '../filling.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { PAD_LENGTH_MM, PAD_THICKNESS_MM, PAD_WIDTH_MM, RESTING_DEPTH_MM } from '../settings.ts';
import { PIECE_FRICTION } from '../surfaces.ts';
import { emptyWorld, gripping, slab, SLAB } from './fixed.ts';
import { groundOf, type Ground } from './ground.ts';
import { dividing, insertSolid, PIECE_ON_PIECE, type Coefficients, type Inserted } from './solid.ts';
import { standingPose } from './standing.ts';

const MM = 1e-3;

/** A piece in the world, with what the hand and the trace need to know of it. */
export interface WorldPiece {
  readonly id: PieceId;
  readonly spec: PyramidSpec;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/**
 * One simulation of one action: a fresh world built from a layout (invariant 1: sorted by id, by this builder and no
 * other), freed by its maker. A reused world would leak its history into later trajectories.
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

/**
 * Builds the world of a layout. The layout must be valid (files are checked before): the engine is lost after a bad
 * hull.
 */
export function buildTableWorld(physics: Physics, layout: Layout): TableWorld {
  const world = emptyWorld(physics);
  const ground = groundOf(layout);
  const own = ownOf(layout);
  const colliders = new Map<BodyId, Collider>();
  const fixed = [
    { id: TABLE_ID as BodyId, desc: tableDesc(physics, layout) },
    ...layout.pads.map((pad) => ({ id: padId(pad.seat) as BodyId, desc: padDesc(physics, pad) })),
  ].sort(byId);
  for (const { id, desc } of fixed) {
    const body = world.createRigidBody(physics.rapier.RigidBodyDesc.fixed());
    colliders.set(id, world.createCollider(gripping(physics, desc, layout.surface, own), body));
  }
  const pieces = [...layout.pieces]
    .sort(byId)
    .map((placement) => addPyramid(physics, world, pyramidIn(layout.house, placement.id), placement, own));
  for (const piece of pieces) colliders.set(piece.id, piece.collider);
  return { world, layout, ground, pieces, colliders, free: () => world.free() };
}

function tableDesc({ rapier }: Physics, layout: Layout): ColliderDesc {
  const half = (layout.tableMm / 2) * MM;
  return slab(rapier.ColliderDesc, vec3(half, SLAB / 2, half), vec3(0, -SLAB / 2, 0));
}

/** A pad is a fixed body (TR-36) that is seen and presses on nothing (ground.ts says why). */
function padDesc({ rapier }: Physics, pad: PadPlacement): ColliderDesc {
  const thick = PAD_THICKNESS_MM * MM;
  const half = vec3((PAD_LENGTH_MM / 2) * MM, thick / 2, (PAD_WIDTH_MM / 2) * MM);
  return slab(rapier.ColliderDesc, half, vec3(pad.xMm * MM, thick / 2, pad.zMm * MM))
    .setRotation(fromYawDeg(pad.yawDeg))
    .setSensor(true);
}

const ownOf = ({ house }: Layout): Coefficients =>
  dividing({ ...PIECE_ON_PIECE, friction: house?.pieceFriction ?? PIECE_FRICTION });

function addPyramid(
  physics: Physics,
  world: World,
  spec: PyramidSpec,
  placement: PiecePlacement,
  own: Coefficients,
): WorldPiece {
  const { position, rotation } = standingPose(spec, placement, -RESTING_DEPTH_MM * MM);
  const { body, collider } = insertPyramid(physics, world, spec, position, rotation, own);
  return { id: placement.id, spec, body, collider };
}

/** Puts one pyramid into a world: sharp hull, hollow mass properties. Position is that of the base's centre, m. */
export function insertPyramid(
  physics: Physics,
  world: World,
  spec: PyramidSpec,
  position: Vec3,
  rotation: Quat,
  own?: Coefficients,
): Inserted {
  const { vertices, mass, com, side, axis } = spec;
  return insertSolid(
    physics,
    world,
    { hulls: [vertices], mass, com: vec3(0, com, 0), inertia: vec3(side, axis, side), axes: IDENTITY },
    position,
    rotation,
    own,
  );
}
