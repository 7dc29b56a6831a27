import { turnedOn } from '#sim/maths/freeRotation.ts';
import { multiply, normalize, rotate, unrotate, type Quat } from '#sim/maths/quat.ts';
import { addScaled, length, lengthSquared, UNIT_Y, type Vec3 } from '#sim/maths/vec3.ts';
import { GRAVITY, REST_SPEED, REST_SPIN } from '#sim/settings.ts';
import type { Coefficients } from '#sim/world/solid.ts';
import { clearanceOf, contactsIn, type Contact } from './contacts.ts';
import type { HullBody, Motion } from './hullBody.ts';
import { afterImpulses, type Impulses } from './impulses.ts';

/** Steps at once while nothing can touch: free flight is exact, and free rotation to the fourth order. */
const STRIDE = 10;

/**
 * One convex rigid body over a plane at height 0, in double precision: free flight, and in every step in which a corner
 * would reach the ground the impulses of all such corners at once. Knows no engine.
 */
export class Integration {
  /** s. */
  time = 0;
  private readonly last: Impulses = new Map();

  constructor(
    private readonly body: HullBody,
    private readonly ground: Coefficients,
    public motion: Motion,
    private readonly stepS: number,
  ) {}

  /** A step on, or several where nothing is near. Returns how many corners touched. */
  advance(): number {
    const { body, motion, stepS } = this;
    const clearance = clearanceOf(body, motion);
    const span = STRIDE * stepS;
    if (clearance.gap > (clearance.fastest + GRAVITY * span) * span) {
      this.flyOn(span);
      return 0;
    }
    const contacts = contactsIn(body, motion, clearance, stepS);
    if (contacts.length === 0) this.flyOn(stepS);
    else this.touchOn(contacts);
    return contacts.length;
  }

  private flyOn(seconds: number): void {
    this.motion = flown(this.body, this.motion, seconds);
    this.time += seconds;
    this.last.clear();
  }

  private touchOn(contacts: readonly Contact[]): void {
    const { body, ground, stepS } = this;
    const { at, velocity, rotation, spin } = this.motion;
    const free = {
      velocity: addScaled(velocity, UNIT_Y, -GRAVITY * stepS),
      spin: rotate(rotation, turnedOn(body.inertia, { rotation, spin }, stepS).spin),
    };
    const after = afterImpulses(body, rotation, contacts, ground, free, stepS, this.last);
    this.motion = {
      at: addScaled(at, after.velocity, stepS),
      velocity: after.velocity,
      rotation: turnedBy(rotation, after.spin, stepS),
      spin: unrotate(rotation, after.spin),
    };
    this.time += stepS;
  }
}

function flown(body: HullBody, { at, velocity, rotation, spin }: Motion, seconds: number): Motion {
  const turned = turnedOn(body.inertia, { rotation, spin }, seconds);
  return {
    at: addScaled(addScaled(at, velocity, seconds), UNIT_Y, (-GRAVITY * seconds * seconds) / 2),
    velocity: addScaled(velocity, UNIT_Y, -GRAVITY * seconds),
    ...turned,
  };
}

/** Turned on by a spin in the table's directions, to the third order. */
function turnedBy(rotation: Quat, spin: Vec3, seconds: number): Quat {
  const half = seconds / 2;
  const { x, y, z } = spin;
  const w = 1 - (lengthSquared(spin) * half * half) / 2;
  return normalize(multiply(normalize({ x: x * half, y: y * half, z: z * half, w }), rotation));
}

/** Where a throw ended. */
export interface Ended {
  readonly motion: Motion;
  /** False where it went on after its time. */
  readonly settled: boolean;
  readonly seconds: number;
}

/** A body that lies on a face, on three corners at least, and so long hardly moves, lies there for good. */
const REST_S = 0.05;
const LIES_ON = 3;
const LONGEST_S = 8;

/** Lets the body go and waits until it is at rest, as slow as the simulation's own rest. */
export function untilRest(body: HullBody, ground: Coefficients, start: Motion, stepS: number): Ended {
  const integration = new Integration(body, ground, start, stepS);
  let calmSince: number | null = null;
  while (integration.time < LONGEST_S) {
    const touching = integration.advance();
    const { velocity, spin } = integration.motion;
    const calm = touching >= LIES_ON && length(velocity) < REST_SPEED && length(spin) < REST_SPIN;
    calmSince = calm ? (calmSince ?? integration.time) : null;
    if (calmSince !== null && integration.time - calmSince >= REST_S)
      return { motion: integration.motion, settled: true, seconds: integration.time };
  }
  return { motion: integration.motion, settled: false, seconds: integration.time };
}
