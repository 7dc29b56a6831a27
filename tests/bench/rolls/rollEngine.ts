import { TRUCK } from '#sim/roll/truck.ts';
import data from '#sim/data/arena.json' with { type: 'json' };
import type { Counted } from '#games/trexlands/referee/counted.ts';
import { judgeRoll } from '#games/trexlands/referee/judge.ts';
import { tick } from '#sim/ids.ts';
import { length, type Vec3 } from '#sim/maths/vec3.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import type { Throw } from '#games/trexlands/rolling/throw.ts';
import { REST_SPEED, REST_SPIN, TICK_HZ } from '#sim/settings.ts';
import type { Pose } from '#sim/world/pose.ts';

/**
 * An engine in which a truck without ballast can be rolled in the arena: same parts, masses, throws, terrain and ticks
 * in each.
 */
export interface RollEngine {
  readonly name: string;
  /**
   * Rolls one throw until it has settled, its time is up, or, if the engine's name says so, until its outcome is
   * certain; the referee calls it.
   */
  roll(thrown: Throw): Counted;
}

/** An engine's world with the arena on this terrain, and a truck to be thrown in it. */
export type OpenEngine = (terrain: Terrain) => Promise<RollEngine>;

/** A thrown truck in another engine than ours, SI units. */
export interface Thrown {
  step(): void;
  /** Of the truck's own frame. */
  pose(): Pose;
  velocity(): Vec3;
  spin(): Vec3;
}

const REST_TICKS = data.settling.restS * TICK_HZ;
const LIMIT_TICKS = data.settling.limitS * TICK_HZ;

/** Steps until it has been at rest for half a second by the same speeds as in our own rolls, or for 8 s. */
export function untilSettled(truck: Throw['truck'], thrown: Thrown): Counted {
  let [now, since] = [0, 0];
  while (now < LIMIT_TICKS && now - since < REST_TICKS) {
    thrown.step();
    now += 1;
    if (length(thrown.velocity()) >= REST_SPEED || length(thrown.spin()) >= REST_SPIN) since = now + 1;
  }
  const settled = now - since >= REST_TICKS;
  const rulings = judgeRoll({
    bodies: [
      { id: truck, spec: TRUCK, pose: thrown.pose(), restedAt: since <= now ? tick(since) : null, turnedDeg: Infinity },
    ],
    settled,
    ticks: now,
    hash: '',
  });
  return { codes: rulings.map(({ code }) => code), ticks: now, early: false };
}
