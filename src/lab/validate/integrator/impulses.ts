import { cross, UNIT_X, UNIT_Y, UNIT_Z, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { GRAVITY } from '#sim/settings.ts';
import type { Coefficients } from '#sim/world/solid.ts';
import type { Quat } from '#sim/maths/quat.ts';
import type { Contact } from './contacts.ts';
import { spinBy, type HullBody } from './hullBody.ts';

/** Velocity of the centre of mass, and spin in the table's directions. */
export interface Speeds {
  readonly velocity: Vec3;
  readonly spin: Vec3;
}

/** Of each corner of a body the impulse of the last step, to begin the next one's search from. */
export type Impulses = Map<number, Vec3>;

const MOST_ROUNDS = 400;
/** Of the momentum that a step is about: rounds end when none changes an impulse by more. */
const EXACT = 1e-6;

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
  const moving = new Moving(free, body.mass);
  const joints = contacts.map((contact) => {
    const { speed, gap, corner } = contact;
    const least = speed < -lies ? -restitution * speed : -Math.max(0, gap) / stepS;
    const joint = new Joint(body, rotation, contact, least);
    moving.push(joint, hits ? ZERO : (last.get(corner) ?? ZERO));
    return joint;
  });
  const fastest = contacts.reduce((most, { speed }) => Math.max(most, Math.abs(speed)), GRAVITY * stepS);
  const enough = EXACT * body.mass * fastest;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let changed = 0;
    for (const joint of joints) changed = Math.max(changed, moving.relax(joint, friction));
    if (changed < enough) break;
  }
  last.clear();
  for (const { corner, x, y, z } of joints) last.set(corner, vec3(x, y, z));
  return moving.speeds;
}

/** A corner with what it takes to move it, and its impulse so far: x, y, z, N s. */
class Joint {
  x = 0;
  y = 0;
  z = 0;
  readonly corner: number;
  readonly arm: Vec3;
  /** The spin by an impulse of 1 N s along each of the table's axes. */
  readonly byX: Vec3;
  readonly byY: Vec3;
  readonly byZ: Vec3;
  /** Speed by impulse: upwards, and at most along the ground, 1/kg. */
  readonly upwards: number;
  readonly along: number;

  /** `least`: its least upward speed after the step, m/s. */
  constructor(
    body: HullBody,
    rotation: Quat,
    { corner, arm }: Contact,
    readonly least: number,
  ) {
    const spinAlong = (way: Vec3): Vec3 => spinBy(body, rotation, cross(arm, way));
    [this.corner, this.arm] = [corner, arm];
    [this.byX, this.byY, this.byZ] = [spinAlong(UNIT_X), spinAlong(UNIT_Y), spinAlong(UNIT_Z)];
    this.upwards = 1 / body.mass + cross(this.byY, arm).y;
    this.along = 2 / body.mass + cross(this.byX, arm).x + cross(this.byZ, arm).z;
  }
}

/** The speeds while impulses are looked for: plain numbers, as most of the time goes here. */
class Moving {
  private vx: number;
  private vy: number;
  private vz: number;
  private wx: number;
  private wy: number;
  private wz: number;

  constructor(
    { velocity, spin }: Speeds,
    private readonly mass: number,
  ) {
    [this.vx, this.vy, this.vz] = [velocity.x, velocity.y, velocity.z];
    [this.wx, this.wy, this.wz] = [spin.x, spin.y, spin.z];
  }

  get speeds(): Speeds {
    return { velocity: vec3(this.vx, this.vy, this.vz), spin: vec3(this.wx, this.wy, this.wz) };
  }

  push(joint: Joint, { x, y, z }: Vec3): void {
    this.change(joint, x, y, z);
  }

  /** Improves a corner's impulse; returns by how much it has changed. */
  relax(joint: Joint, friction: number): number {
    const { arm, x, y, z } = joint;
    const ux = this.vx + this.wy * arm.z - this.wz * arm.y;
    const uy = this.vy + this.wz * arm.x - this.wx * arm.z;
    const uz = this.vz + this.wx * arm.y - this.wy * arm.x;
    const up = Math.max(0, y - (uy - joint.least) / joint.upwards);
    const [heldX, heldZ] = [x - ux / joint.along, z - uz / joint.along];
    const size = Math.sqrt(heldX * heldX + heldZ * heldZ);
    const kept = size > friction * up ? (friction * up) / size : 1;
    const [dx, dy, dz] = [heldX * kept - x, up - y, heldZ * kept - z];
    this.change(joint, dx, dy, dz);
    return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz));
  }

  private change(joint: Joint, dx: number, dy: number, dz: number): void {
    const { byX, byY, byZ } = joint;
    joint.x += dx;
    joint.y += dy;
    joint.z += dz;
    this.vx += dx / this.mass;
    this.vy += dy / this.mass;
    this.vz += dz / this.mass;
    this.wx += byX.x * dx + byY.x * dy + byZ.x * dz;
    this.wy += byX.y * dx + byY.y * dy + byZ.y * dz;
    this.wz += byX.z * dx + byY.z * dy + byZ.z * dz;
  }
}
