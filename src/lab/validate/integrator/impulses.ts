import { addScaled, cross, scale, UNIT_X, UNIT_Y, UNIT_Z, vec3, ZERO, type Vec3 } from '../../../sim/maths/vec3.ts';
import { GRAVITY } from '../../../sim/settings.ts';
import type { Coefficients } from '../../../sim/world/solid.ts';
import type { Quat } from '../../../sim/maths/quat.ts';
import type { Contact } from './contacts.ts';
import { addSpin, spinBy, type HullBody } from './hullBody.ts';

/** Velocity of the centre of mass, and spin in the table's directions. */
export interface Speeds {
  readonly velocity: Vec3;
  readonly spin: Vec3;
}

/** Of each corner of a body the impulse of the last step, to begin the next one's search from. */
export type Impulses = Map<number, Vec3>;

const MOST_ROUNDS = 400;
/** Of the momentum that a step is about: rounds end when none changes an impulse by more. */
const EXACT = 1e-8;

/** A contact with what it takes to move its corner. */
interface Joint {
  readonly contact: Contact;
  /** The least upward speed after the step, m/s. */
  readonly least: number;
  /** Speed by impulse: upwards, and at most along the ground, 1/kg. */
  readonly upwards: number;
  readonly along: number;
  impulse: Vec3;
}

/**
 * The speeds after the ground's impulses: those of every corner at once, each within Coulomb's cone and against the
 * corner's own slide (exactly: a projection on the cone's disk, no pyramid), upwards by Newton's law of restitution
 * where a corner hits, and no more than to keep it above the ground where it lies. By rounds over all corners
 * (projected Gauss and Seidel) until they agree.
 */
export function afterImpulses(
  body: HullBody,
  rotation: Quat,
  contacts: readonly Contact[],
  { friction, restitution }: Coefficients,
  free: Speeds,
  stepS: number,
  last: Impulses,
): Speeds {
  // Slower than this is gravity's own doing within the last steps: it lies there.
  const lies = 2 * GRAVITY * stepS;
  const hits = contacts.some(({ speed }) => speed < -lies);
  let { velocity, spin } = free;
  const push = (arm: Vec3, impulse: Vec3): void => {
    velocity = addScaled(velocity, impulse, 1 / body.mass);
    spin = addScaled(spin, spinBy(body, rotation, cross(arm, impulse)), 1);
  };
  const mobility = (arm: Vec3, way: Vec3): number => {
    const turned = cross(spinBy(body, rotation, cross(arm, way)), arm);
    return 1 / body.mass + turned.x * way.x + turned.y * way.y + turned.z * way.z;
  };
  const joints = contacts.map((contact): Joint => {
    const { arm, gap, speed, corner } = contact;
    const impulse = hits ? ZERO : (last.get(corner) ?? ZERO);
    push(arm, impulse);
    return {
      contact,
      least: speed < -lies ? -restitution * speed : -Math.max(0, gap) / stepS,
      upwards: mobility(arm, UNIT_Y),
      along: mobility(arm, UNIT_X) + mobility(arm, UNIT_Z),
      impulse,
    };
  });
  const fastest = contacts.reduce((most, { speed }) => Math.max(most, Math.abs(speed)), GRAVITY * stepS);
  const enough = EXACT * body.mass * fastest;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let changed = 0;
    for (const joint of joints) {
      const moves = addSpin(velocity, spin, joint.contact.arm);
      const next = withinCone(joint, moves, friction);
      const change = addScaled(next, joint.impulse, -1);
      changed = Math.max(changed, Math.abs(change.x), Math.abs(change.y), Math.abs(change.z));
      push(joint.contact.arm, change);
      joint.impulse = next;
    }
    if (changed < enough) break;
  }
  last.clear();
  for (const { contact, impulse } of joints) last.set(contact.corner, impulse);
  return { velocity, spin };
}

/** The impulse of a corner that moves so, improved. */
function withinCone({ impulse, least, upwards, along }: Joint, moves: Vec3, friction: number): Vec3 {
  const y = Math.max(0, impulse.y - (moves.y - least) / upwards);
  const held = vec3(impulse.x - moves.x / along, 0, impulse.z - moves.z / along);
  const most = friction * y;
  const size = Math.sqrt(held.x * held.x + held.z * held.z);
  const grip = size > most ? scale(held, most / size) : held;
  return vec3(grip.x, y, grip.z);
}
