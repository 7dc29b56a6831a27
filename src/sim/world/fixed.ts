import type { ColliderDesc, World } from '@dimforge/rapier3d-compat';
import type { Surface } from '../layout.ts';
import type { Vec3 } from '../maths/vec3.ts';
import type { Physics } from '../physics.ts';
import {
  ALLOWED_LINEAR_ERROR,
  CONTACT_NATURAL_FREQUENCY,
  GRAVITY,
  LENGTH_UNIT,
  PREDICTION_DISTANCE,
  SOLVER_ITERATIONS,
  TICK_S,
} from '../settings.ts';
import { PIECE_ON_PIECE, type Coefficients } from './solid.ts';
import { toEngine, UNITS } from './units.ts';

/** m, thickness of a table's body below its top: nothing is pressed through. */
export const SLAB = 0.05;

/** Settings in which a roll's world can differ from a table's. */
export interface OwnSettings {
  readonly predictionDistance?: number;
  readonly solverIterations?: number;
}

/** A world with the settings that every simulation shares, but for its own. */
export function emptyWorld(physics: Physics, own: OwnSettings = {}): World {
  const world = new physics.rapier.World({ x: 0, y: -ENGINE_SETTINGS.gravity, z: 0 });
  applySettings(world, { ...ENGINE_SETTINGS, ...own });
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
};

function applySettings(world: World, { predictionDistance, solverIterations }: Required<OwnSettings>): void {
  world.timestep = ENGINE_SETTINGS.timestep;
  world.lengthUnit = ENGINE_SETTINGS.lengthUnit;
  world.numSolverIterations = solverIterations;
  const p = world.integrationParameters;
  p.contact_natural_frequency = ENGINE_SETTINGS.contactNaturalFrequency;
  p.normalizedAllowedLinearError = ENGINE_SETTINGS.allowedLinearError;
  p.normalizedPredictionDistance = predictionDistance;
}

/** A box of these half sides about a point, m, for a body that never moves. */
export function slab(desc: Physics['rapier']['ColliderDesc'], half: Vec3, middle: Vec3): ColliderDesc {
  const size = toEngine(half);
  const at = toEngine(middle);
  return desc.cuboid(size.x, size.y, size.z).setTranslation(at.x, at.y, at.z);
}

/**
 * The pair of piece and surface gets exactly the surface's coefficients, for any value of the pieces' own (not 0):
 * Multiply outranks the pieces' Average.
 */
export function gripping(
  { rapier }: Physics,
  desc: ColliderDesc,
  surface: Surface,
  { friction, restitution }: Coefficients = PIECE_ON_PIECE,
): ColliderDesc {
  const { Multiply } = rapier.CoefficientCombineRule;
  return desc
    .setFriction(surface.friction / friction)
    .setFrictionCombineRule(Multiply)
    .setRestitution(surface.restitution / restitution)
    .setRestitutionCombineRule(Multiply);
}
