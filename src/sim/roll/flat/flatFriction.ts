import type { Collider, RigidBody, World } from '@dimforge/rapier3d-compat';
import { rotate, unrotate, type Quat } from '#sim/maths/quat.ts';
import { add, dot, scale, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import { addForce, addTorque, comOf, resetForces, velocityOf } from '#sim/world/units.ts';
import type { Footing } from './footing.ts';
import { dragOver } from './slipping.ts';

/**
 * How far the face may be off the ground, m: at rest a body is 0.06 mm in it, one that spins fast up to 0.3 mm, and one
 * whose contact the engine loses (see below) falls up to 1.2 mm into it (of 1,800 spins) until it is lifted out.
 */
const OFF_GROUND = { above: 1e-4, below: { begin: 1e-3, stay: 2e-3 } };
/**
 * How fast the centre of mass may rise or fall, and by rocking the face's own places, m/s: to begin with, half of what
 * falling gives in a tick; from then on, four ticks of it, as the engine now and then has no contact for a tick or two
 * (it takes a spinning thing for one below the slab) and makes up for it in the next.
 */
const STEADY = { begin: (GRAVITY * TICK_S) / 2, stay: GRAVITY * TICK_S * 4 };

/** A body of a world that may come to lie on one of its faces. */
export interface LyingBody {
  readonly body: RigidBody;
  readonly collider: Collider;
  readonly mass: number; // kg
  readonly footings: readonly Footing[];
}

/** The ground that it lies on. */
export interface FlatGround {
  readonly world: World;
  /** Its top is the plane y = 0. */
  readonly collider: Collider;
  /** Of the pair of body and ground. */
  readonly friction: number;
}

/**
 * Friction of a body that lies on a face of its own, slides or spins there and touches nothing but the ground: the
 * engine, which rubs at corners and each time by itself (a spin takes nothing from a slide), leaves it to us. At rest,
 * tilted, in the air or against anything else the engine's friction holds as ever; nothing but the coefficient changes
 * hands, no pose and no velocity.
 */
export class FlatFriction {
  private readonly own: number;
  private ours = false;

  constructor(
    private readonly lying: LyingBody,
    private readonly ground: FlatGround,
    private readonly stepS = TICK_S,
  ) {
    this.own = lying.collider.friction();
  }

  /** Whether the coming tick's friction is this, and not the engine's. */
  get holds(): boolean {
    return this.ours;
  }

  /** Before every step of the engine: puts on the friction of the step, or gives it back. */
  press(): void {
    const { body } = this.lying;
    const rotation = body.rotation();
    const footing = this.footingOf(rotation);
    const isOurs = footing !== null && this.rub(footing, rotation);
    if (isOurs !== this.ours) this.handOver(isOurs);
  }

  private handOver(isOurs: boolean): void {
    const { body, collider } = this.lying;
    if (!isOurs) resetForces(body);
    collider.setFriction(isOurs ? 0 : this.own);
    // To where it is: of what has not moved the engine would keep the contacts, and the coefficient in them.
    collider.setTranslationWrtParent(ZERO);
    this.ours = isOurs;
  }

  /** The footing that the body lies on; null where it lies on none. */
  private footingOf(rotation: Quat): Footing | null {
    const down = unrotate(rotation, DOWN);
    const footing = this.lying.footings.find((one) => dot(one.down, down) > one.level);
    if (footing === undefined) return null;
    const { body } = this.lying;
    const off = comOf(body).y - footing.heightM;
    if (off > OFF_GROUND.above || off < -OFF_GROUND.below[this.ours ? 'stay' : 'begin']) return null;
    return this.touchesOnlyGround() ? footing : null;
  }

  private touchesOnlyGround(): boolean {
    const { collider } = this.lying;
    let alone = true;
    this.ground.world.contactPairsWith(collider, (other) => {
      if (other.handle === this.ground.collider.handle) return;
      this.ground.world.contactPair(collider, other, (manifold) => {
        if (manifold.numSolverContacts() > 0) alone = false;
      });
    });
    return alone;
  }

  private rub(footing: Footing, rotation: Quat): boolean {
    const { body, mass } = this.lying;
    const velocity = velocityOf(body);
    const spin = body.angvel();
    const steady = this.ours ? STEADY.stay : STEADY.begin;
    if (Math.abs(velocity.y) > steady) return false;
    if (Math.sqrt(spin.x * spin.x + spin.z * spin.z) * footing.armM > steady) return false;
    const local = unrotate(rotation, velocity);
    const slowing = this.ground.friction * GRAVITY;
    const motion = { x: dot(local, footing.along), z: dot(local, footing.across), spin: spin.y };
    const drag = dragOver(footing, motion, { slowing, stepS: this.stepS });
    if (drag === null) return false;
    const most = mass * slowing;
    const against = rotate(rotation, add(scale(footing.along, drag.x), scale(footing.across, drag.z)));
    const below = add(comOf(body), vec3(0, -footing.heightM, 0));
    if (this.ours) resetForces(body);
    addForce(body, vec3(-most * against.x, 0, -most * against.z), below);
    addTorque(body, vec3(0, -most * drag.spin, 0));
    return true;
  }
}

const DOWN: Vec3 = vec3(0, -1, 0);
