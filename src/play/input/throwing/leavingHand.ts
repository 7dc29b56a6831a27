import { quantiseHand, type HandRelease } from '#sim/roll/handRelease.ts';
import { FREE_LIMITS, THROW_LIMITS } from '#sim/roll/releaseLimits.ts';
import type { Quat } from '#sim/maths/quat.ts';
import { degrees } from '#sim/maths/trig.ts';
import { length, scale, UNIT_X, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Going } from './pointerMotion.ts';

/** How a thing leaves a hand; places in mm from the middle of the ground. */
export interface Leaving {
  readonly xMm: number;
  /** The height of its middle. */
  readonly yMm: number;
  readonly zMm: number;
  readonly rotation: Quat;
  readonly going: Going;
  /** rad/s */
  readonly spin: Vec3;
  /** Whether the hand chooses all of it, `firm` but nothing gentle; else how it is turned and its axis are drawn. */
  readonly free: boolean | 'firm';
}

/** A throw as it is made of what a hand did, and what of it no hand could have done. */
export interface LeftHand {
  readonly part: HandRelease;
  readonly corrected: readonly ('too-fast' | 'too-wild' | 'too-tame')[];
}

/** The most that quantising may add to a speed (mm/s) or a spin (rad/s): both stay within the limits. */
const SLACK = 0.02;
const FASTEST_MM_S = THROW_LIMITS.fastestMS * 1000 - SLACK;
const MOST_SPIN = THROW_LIMITS.mostSpinRadS - SLACK;

/** The least of a throw that is so free, rad/s. */
export const leastSpinOf = (free: Leaving['free']) =>
  (free === 'firm' ? FREE_LIMITS.leastFreeSpinRadS : THROW_LIMITS.leastSpinRadS) + SLACK;

/**
 * Nothing that a hand did is refused: what is beyond its limits, or too little to be a throw, becomes the nearest throw
 * within them.
 */
export function leavingHand({ xMm, yMm, zMm, rotation: { x, y, z, w }, going, spin, free }: Leaving): LeftHand {
  const flown = vec3(going.x, 0, going.z);
  const velocity = shortened(flown, FASTEST_MM_S);
  const least = leastSpinOf(free);
  const turning = shortened(lengthened(spin, least), MOST_SPIN);
  const part = { atMm: [xMm, yMm, zMm], velocityMmS: [velocity.x, velocity.y, velocity.z] } as const;
  const whole: HandRelease = free
    ? { ...part, quaternion: [x, y, z, w], spinDegS: [degrees(turning.x), degrees(turning.y), degrees(turning.z)] }
    : { ...part, spinDegS: degrees(length(turning)) };
  return { part: quantiseHand(whole), corrected: correctedIn(length(flown), length(spin), least) };
}

const correctedIn = (speed: number, spin: number, least: number): LeftHand['corrected'] => [
  ...(speed > FASTEST_MM_S ? (['too-fast'] as const) : []),
  ...(spin > MOST_SPIN ? (['too-wild'] as const) : []),
  ...(spin < least ? (['too-tame'] as const) : []),
];

function shortened(v: Vec3, most: number): Vec3 {
  const size = length(v);
  return size <= most ? v : scale(v, most / size);
}

/** A vector without direction gets one. */
function lengthened(v: Vec3, least: number): Vec3 {
  const size = length(v);
  if (size >= least) return v;
  return size > 0 ? scale(v, least / size) : scale(UNIT_X, least);
}
