import data from '../data/arena.json' with { type: 'json' };
import { conjugate, multiply } from '../maths/quat.ts';
import { distance, length } from '../maths/vec3.ts';
import { REST_SPEED, REST_SPIN, TICK_HZ } from '../settings.ts';
import { poseOf, type Pose } from '../world/pose.ts';
import { positionOf, velocityOf } from '../world/units.ts';
import type { WorldBody } from './rollWorld.ts';

/** A body that has been at rest for so long has settled. */
export const REST_TICKS = data.settling.restS * TICK_HZ;
/** A roll that has not settled by then is to be thrown again. */
export const LIMIT_TICKS = data.settling.limitS * TICK_HZ;
const FALLEN_OFF = -0.06; // m: below the table's slab

/** Whether it is so slow that it is at rest. */
export function atRest({ body }: Pick<WorldBody, 'body'>): boolean {
  if (length(velocityOf(body)) < REST_SPEED) return length(body.angvel()) < REST_SPIN;
  return hasFallen({ body }); // beyond the table's edge: it falls for ever
}

const hasFallen = ({ body }: Pick<WorldBody, 'body'>): boolean => positionOf(body).y < FALLEN_OFF;

/** Since when one body has been at rest, tick by tick. */
export class Calm {
  private calmSince: number | null = null;
  private anchor: Pose | null = null;

  /** @param shivers whether its pose decides (body.ts), else its speed */
  constructor(private readonly shivers: boolean) {}

  /** From this tick on it is at rest; null while it is not. */
  get since(): number | null {
    return this.calmSince;
  }

  /** The body as it is at the end of this tick. */
  see(piece: Pick<WorldBody, 'body'>, tick: number): void {
    if (this.isCalm(piece)) this.calmSince ??= tick;
    else this.calmSince = null;
  }

  private isCalm(piece: Pick<WorldBody, 'body'>): boolean {
    if (!this.shivers || hasFallen(piece)) return atRest(piece);
    const pose = poseOf(piece.body);
    if (this.anchor !== null && isNear(this.anchor, pose)) return true;
    this.anchor = pose;
    return false;
  }
}

/** As far as a body that is slow enough to be at rest gets in half a second, and turns. */
const NEAR = REST_SPEED * data.settling.restS; // m
const NEAR_TURN = REST_SPIN * data.settling.restS; // rad

function isNear(a: Pose, b: Pose): boolean {
  if (distance(a.position, b.position) > NEAR) return false;
  const { x, y, z } = multiply(conjugate(a.rotation), b.rotation);
  // the sine of half the angle, which is so small that it is half the angle
  return 2 * Math.sqrt(x * x + y * y + z * z) <= NEAR_TURN;
}
