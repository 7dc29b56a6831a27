import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { scale, type Vec3 } from '../maths/vec3.ts';

/**
 * Engine units per metre: the engine counts in centimetres. Given metres, its narrow phase takes two hulls that are a
 * millimetre apart for touching (it compares squared distances with 1e-6 whatever the unit): two pyramids with a gap of
 * 0.02 mm were measured 2.9 mm apart, and others pushed each other across 1 mm. In centimetres and finer it is exact.
 * Nothing outside this file and the builder knows of it: everything else is SI. Mass is kg, time is s in both.
 */
export const UNITS = 100;

/** A length, velocity or acceleration as the engine has it. */
export const toEngine = (v: Vec3): Vec3 => scale(v, UNITS);
/** A length, velocity or acceleration of the engine, in metres. */
export const fromEngine = (v: Vec3): Vec3 => scale(v, 1 / UNITS);

/** Where the body's own origin is, m. */
export const positionOf = (body: RigidBody): Vec3 => fromEngine(body.translation());
/** The velocity of the centre of mass, m/s. */
export const velocityOf = (body: RigidBody): Vec3 => fromEngine(body.linvel());
/** Centre of mass, m. */
export const comOf = (body: RigidBody): Vec3 => fromEngine(body.worldCom());

/** Puts the body's own origin somewhere, m. */
export const setPosition = (body: RigidBody, position: Vec3): void => body.setTranslation(toEngine(position), true);
/** Sets the velocity of the centre of mass, m/s. */
export const setVelocity = (body: RigidBody, velocity: Vec3): void => body.setLinvel(toEngine(velocity), true);
/** Adds a force (N) at a point (m) for as long as forces are not reset. */
export const addForce = (body: RigidBody, force: Vec3, at: Vec3): void =>
  body.addForceAtPoint(toEngine(force), toEngine(at), true);
/** The forces that `addForce` has put on since they were reset, N. */
export const forceOn = (body: RigidBody): Vec3 => fromEngine(body.userForce());
/** Adds a torque, N m. */
export const addTorque = (body: RigidBody, torque: Vec3): void => body.addTorque(scale(torque, UNITS * UNITS), true);
/** Takes all forces and torques off. */
export function resetForces(body: RigidBody): void {
  body.resetForces(true);
  body.resetTorques(true); // a force off the centre of mass is kept as a force and a torque
}

/** Sets gravity, m/s2. */
export function setGravity(world: World, gravity: Vec3): void {
  world.gravity = toEngine(gravity);
}
