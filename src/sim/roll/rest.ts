import data from '../data/arena.json' with { type: 'json' };
import { length } from '../maths/vec3.ts';
import { REST_SPEED, REST_SPIN, TICK_HZ } from '../settings.ts';
import { positionOf, velocityOf } from '../world/units.ts';
import type { WorldBody } from './rollWorld.ts';

/** A body that has been at rest for so long has settled. */
export const REST_TICKS = data.settling.restS * TICK_HZ;
/** A roll that has not settled by then is to be thrown again. */
export const LIMIT_TICKS = data.settling.limitS * TICK_HZ;
const FALLEN_OFF = -0.06; // m: below the table's slab

export function atRest({ body }: Pick<WorldBody, 'body'>): boolean {
  if (length(velocityOf(body)) < REST_SPEED) return length(body.angvel()) < REST_SPIN;
  return positionOf(body).y < FALLEN_OFF; // beyond the table's edge: it falls for ever
}
