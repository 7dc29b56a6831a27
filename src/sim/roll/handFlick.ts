import { degrees, hypot } from '../maths/trig.ts';
import type { HandRelease } from './handRelease.ts';
import { THROW_LIMITS } from './releaseLimits.ts';

/** Of a hand that opens, rad/s: more than the least that counts as a throw, more the faster it goes (house values). */
const SPIN = { least: 16, byMmS: 0.03, most: 90 } as const;
/** So much of the fastest hand, for rounding. */
const FASTEST_MM_S = 0.98 * (THROW_LIMITS.fastestMS * 1000);

/** A flick seen from above: where a thing is let go, mm, and how fast the hand goes then, mm/s. */
interface Flick {
  readonly xMm: number;
  readonly zMm: number;
  readonly goingX: number;
  readonly goingZ: number;
}

/** The release of a hand at this height, mm, that flicks so: the nearest to it that is within a hand's limits. */
export function handFlick({ xMm, zMm, goingX, goingZ }: Flick, yMm: number) {
  const speed = hypot(goingX, goingZ);
  const share = Math.min(1, FASTEST_MM_S / Math.max(1, speed));
  const spin = Math.min(SPIN.most, SPIN.least + SPIN.byMmS * speed * share);
  return {
    atMm: [xMm, yMm, zMm],
    velocityMmS: [goingX * share, 0, goingZ * share],
    spinDegS: degrees(spin),
  } satisfies HandRelease;
}
