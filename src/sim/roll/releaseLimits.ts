import data from '../data/arena.json' with { type: 'json' };
import { besideLimit } from '../besideLimit.ts';
import { place, type Polyhedron } from '../geometry/polyhedron.ts';
import { widestGap } from '../geometry/separation.ts';
import { HAND_LIMITS } from '../hand/limits.ts';
import { degrees } from '../maths/trig.ts';
import { distance, length, vec3 } from '../maths/vec3.ts';
import { fault, ok, type Result } from '../result.ts';
import { GRAVITY } from '../settings.ts';
import type { BodySpec } from './body.ts';
import { chosenIn, spinRateOf, type HandRelease } from './handRelease.ts';
import { poseAtRelease, velocityAtRelease, type Release } from './release.ts';
import { enclosureFor, type RollGround } from './rollWorld.ts';

/** Limits of a throw, so that a body is rolled and not placed (data/arena.json, data/hand.json). */
export const THROW_LIMITS = {
  ...data.limits,
  fastestMS: HAND_LIMITS.releaseSpeedMS,
  mostSpinRadS: HAND_LIMITS.releaseSpinRadS,
} as const;

/**
 * The least of a throw of which a hand also chose how it is turned, where it has to be firm: of one that is gentler the
 * end shows how it began (data/arena.json). The fall is from how high it would come down as hard.
 */
export const FREE_LIMITS = {
  leastFreeSpinRadS: data.free.leastFreeSpinRadS,
  leastFallMm: data.free.leastFallMm,
} as const;
const LIMITS = { ...THROW_LIMITS, ...FREE_LIMITS } as const;

const TO_MM = 1000;

/** From how high a thing would have to fall, let go at rest, to come down as hard as with this speed (m/s), mm. */
export const fallMmOf = (lowestMm: number, speed: number): number => lowestMm + (TO_MM * speed * speed) / (2 * GRAVITY);
const halfMmOf = (ground?: RollGround): number => (enclosureFor(ground).side * TO_MM) / 2;
/** The most that a written quaternion's length may differ from 1. */
export const UNIT_WITHIN = 1e-3;
/** Rounding: a throw at a limit is within it. */
const SLACK = 1e-9;

/** A hand's part of a throw with what is thrown; `name` is what sentences call it. */
export interface HeldBody extends HandRelease {
  readonly name: string;
  readonly body: BodySpec;
}

/**
 * Whether these may be released together, for every outcome that the hands leave to chance: the orientation of a shaken
 * body is not known yet, so it has to be within the limits at any. Height is that of a body's lowest point over the
 * arena's ground. Faults: `throw-<limit>`, a sentence that names the limit, and the throw as its path.
 *
 * @param firm whether what a hand lets go turned as it chose may not be gentle (FREE_LIMITS)
 */
export function withinReleaseLimits(
  held: readonly HeldBody[],
  ground?: RollGround,
  firm = false,
): Result<readonly HeldBody[]> {
  for (const [i, thrown] of held.entries()) {
    const broken = brokenBy(thrown, halfMmOf(ground)) ?? (firm ? tooGentle(thrown) : null);
    if (broken) return fault(`throw-${broken.limit}`, `${thrown.name} ${broken.sentence}`, `$[${i}]`);
    const twice = held.findIndex(({ name }) => name === thrown.name) < i;
    if (twice) return fault('throw-twice', `${thrown.name} is thrown twice.`, `$[${i}]`);
    const other = held.slice(0, i).find((earlier) => overlap(earlier, thrown));
    if (other) return fault('throw-overlap', overlapSentence(thrown, other), `$[${i}]`);
  }
  return ok(held);
}

interface Broken {
  readonly limit: string;
  readonly sentence: string;
}

/** A limit as a throw is written down: in mm, mm/s and degrees a second. */
interface Told {
  readonly limit: keyof typeof LIMITS;
  /** From the limit's own unit to the one it is told in. */
  readonly scale: number;
  readonly unit: string;
  readonly what: string;
}

const HUNDRED = 100;

function broken(value: number, { limit, scale, unit, what }: Told): Broken {
  const most = LIMITS[limit] * scale;
  const isLeast = value * scale < most;
  // Rounded to the side that is allowed.
  const told = isLeast ? Math.ceil(most * HUNDRED - SLACK) / HUNDRED : Math.floor(most * HUNDRED + SLACK) / HUNDRED;
  return {
    limit,
    sentence: `${what} ${besideLimit(value * scale, told, 1)} ${unit}; ${told} ${unit} is the ${isLeast ? 'least' : 'most'}.`,
  };
}

const LOWEST: Told = { limit: 'lowestMm', scale: 1, unit: 'mm', what: 'was let go with its lowest point at' };
const HIGHEST: Told = { limit: 'highestMm', scale: 1, unit: 'mm', what: 'was let go with its highest point at' };
const SPINNING = { scale: degrees(1), unit: 'degrees a second', what: 'was let go spinning at' } as const;
const GENTLY = 'was let go too gently for a free throw:';
const FALLING: Told = { limit: 'leastFallMm', scale: 1, unit: 'mm', what: `${GENTLY} it comes down as if from` };
const FREE_SPIN: Told = { ...SPINNING, limit: 'leastFreeSpinRadS', what: `${GENTLY} it spins at` };
const FASTEST: Told = { limit: 'fastestMS', scale: TO_MM, unit: 'mm/s', what: 'was let go at' };

const besideRim = (mm: number, half: number): string =>
  Math.abs(mm) > half ? besideLimit(mm, mm < 0 ? -half : half, 1) : mm.toFixed(1);

function brokenBy(thrown: HeldBody, half: number): Broken | null {
  const size = thrown.quaternion === undefined ? 1 : Math.sqrt(thrown.quaternion.reduce((sum, n) => sum + n * n, 0));
  if (!(Math.abs(size - 1) <= UNIT_WITHIN))
    return {
      limit: 'quaternion',
      sentence: `was let go turned by a quaternion of the length ${size.toFixed(3)}; a rotation has the length 1.`,
    };
  const [x, , z] = thrown.atMm;
  if (Math.max(Math.abs(x), Math.abs(z)) > half)
    return {
      limit: 'arena',
      sentence: `was let go at x ${besideRim(x, half)}, z ${besideRim(z, half)} mm, which is not over the tray (${-half} to ${half}).`,
    };
  const heights = heightsOf(thrown);
  const lowest = Math.min(...heights);
  if (lowest < THROW_LIMITS.lowestMm - SLACK) return broken(lowest, LOWEST);
  const highest = Math.max(...heights);
  if (highest > THROW_LIMITS.highestMm + SLACK) return broken(highest, HIGHEST);
  const spin = spinRateOf(thrown);
  if (spin < THROW_LIMITS.leastSpinRadS - SLACK) return broken(spin, { ...SPINNING, limit: 'leastSpinRadS' });
  if (spin > THROW_LIMITS.mostSpinRadS + SLACK) return broken(spin, { ...SPINNING, limit: 'mostSpinRadS' });
  const speed = length(velocityAtRelease(thrown));
  return speed > THROW_LIMITS.fastestMS + SLACK ? broken(speed, FASTEST) : null;
}

function tooGentle(thrown: HeldBody): Broken | null {
  if (!isTurned(thrown)) return null;
  const spin = spinRateOf(thrown);
  if (spin < FREE_LIMITS.leastFreeSpinRadS - SLACK) return broken(spin, FREE_SPIN);
  const fall = fallMmOf(Math.min(...heightsOf(thrown)), length(velocityAtRelease(thrown)));
  return fall < FREE_LIMITS.leastFallMm - SLACK ? broken(fall, FALLING) : null;
}

/** mm, of its corners; of a shaken throw from its lowest to its highest, turned as it may be. */
function heightsOf(thrown: HeldBody): readonly number[] {
  if (isTurned(thrown)) return bodyOf(thrown).flatMap(({ vertices }) => vertices.map(({ y }) => y * TO_MM));
  const { reach } = thrown.body;
  return [thrown.atMm[1] - reach * TO_MM, thrown.atMm[1] + reach * TO_MM];
}

type Turned = HeldBody & Pick<Release, 'quaternion'>;

const isTurned = (thrown: HeldBody): thrown is Turned => chosenIn(thrown) === 'orientation';

function bodyOf(thrown: Turned): readonly Polyhedron[] {
  const { position, rotation } = poseAtRelease(thrown, thrown.body.middle);
  return thrown.body.parts.map(({ shape }) => place(shape, position, rotation));
}

/** Least distance of two bodies' middles where their orientation is not known yet, m. */
const reachOf = (a: HeldBody, b: HeldBody): number => a.body.reach + b.body.reach;

const overlapSentence = (thrown: HeldBody, other: HeldBody): string =>
  isTurned(thrown) && isTurned(other)
    ? `${thrown.name} is let go where ${other.name} is: they would have to be in the same place.`
    : `${thrown.name} is let go nearer to ${other.name} than ${(reachOf(thrown, other) * TO_MM).toFixed(1)} mm: turned as they may be, they would be in the same place.`;

/** Whether two bodies may be in the same place; a shaken one at any orientation that it may have. */
function overlap(a: HeldBody, b: HeldBody): boolean {
  const apart = distance(vec3(...a.atMm), vec3(...b.atMm)) / TO_MM;
  if (apart > reachOf(a, b)) return false;
  if (!isTurned(a) || !isTurned(b)) return true;
  const others = bodyOf(b);
  return bodyOf(a).some((p) => others.some((q) => widestGap(p, q, 0).distance < 0));
}
