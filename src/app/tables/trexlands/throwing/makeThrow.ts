import { nameOf } from '../../../../games/trexlands/ids.ts';
import type { HandThrow } from '../../../../games/trexlands/throws.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import { degrees } from '../../../../sim/maths/trig.ts';
import type { Quat } from '../../../../sim/maths/quat.ts';
import { length, scale, UNIT_X, vec3, type Vec3 } from '../../../../sim/maths/vec3.ts';
import { quantiseHand } from '../../../../games/trexlands/rolling/handThrow.ts';
import { THROW_LIMITS } from '../../../../games/trexlands/rolling/throwLimits.ts';
import { gameTexts } from '../texts.ts';
import type { Going } from '../../../input/pointerMotion.ts';

/** How a truck leaves a hand; places in mm from the middle of the arena's ground. */
export interface Leaving {
  readonly truck: PieceId;
  readonly xMm: number;
  /** The height of its middle. */
  readonly yMm: number;
  readonly zMm: number;
  readonly rotation: Quat;
  readonly going: Going;
  /** rad/s */
  readonly spin: Vec3;
  /** Whether the hand chooses all of it: the house rule "free throw". Else it is shaken (TX-62). */
  readonly free: boolean;
}

/** A throw as it is made of what a hand did, and what was done for the hand, a sentence each. */
export interface Left {
  readonly thrown: HandThrow;
  readonly notes: readonly string[];
}

/** The most that quantising may add to a speed (mm/s) or a spin (rad/s): both stay within the limits. */
const SLACK = 0.02;
const FASTEST_MM_S = THROW_LIMITS.fastestMS * 1000 - SLACK;
const MOST_SPIN = THROW_LIMITS.mostSpinRadS - SLACK;
const LEAST_SPIN = THROW_LIMITS.leastSpinRadS + SLACK;

/**
 * Nothing that a hand did is refused: what is beyond its limits, or too little to be a throw, becomes the nearest throw
 * within them.
 */
export function makeThrow({ truck, xMm, yMm, zMm, rotation: { x, y, z, w }, going, spin, free }: Leaving): Left {
  const flown = vec3(going.x, 0, going.z);
  const velocity = shortened(flown, FASTEST_MM_S);
  const turning = shortened(lengthened(spin, LEAST_SPIN), MOST_SPIN);
  const part = { truck, atMm: [xMm, yMm, zMm], velocityMmS: [velocity.x, velocity.y, velocity.z] } as const;
  const thrown: HandThrow = free
    ? { ...part, quaternion: [x, y, z, w], spinDegS: [degrees(turning.x), degrees(turning.y), degrees(turning.z)] }
    : { ...part, spinDegS: degrees(length(turning)) };
  return { thrown: quantiseHand(thrown), notes: notesOf(truck, length(flown), length(spin)) };
}

const { notes } = gameTexts.throwing;
const turns = (radS: number): number => Math.round((10 * degrees(radS)) / 360) / 10;

const notesOf = (truck: PieceId, speed: number, spin: number): readonly string[] => [
  ...(speed > FASTEST_MM_S ? [notes.faster(THROW_LIMITS.fastestMS)] : []),
  ...(spin > MOST_SPIN ? [notes.wilder(turns(THROW_LIMITS.mostSpinRadS))] : []),
  ...(spin < LEAST_SPIN ? [notes.tamer(nameOf(truck), turns(THROW_LIMITS.leastSpinRadS))] : []),
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
