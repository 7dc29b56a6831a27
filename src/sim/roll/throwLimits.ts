import data from '../data/arena.json' with { type: 'json' };
import { besideLimit } from '../besideLimit.ts';
import { place, type Polyhedron } from '../geometry/polyhedron.ts';
import { widestGap } from '../geometry/separation.ts';
import { HAND_LIMITS } from '../hand/limits.ts';
import { distance, length, vec3 } from '../maths/vec3.ts';
import { fault, ok, type Result } from '../result.ts';
import { chosenIn, spinRateOf, type HandThrow } from './handThrow.ts';
import { poseAtRelease, velocityAtRelease, type Throw } from './throws.ts';
import { TRUCK, TRUCK_MIDDLE } from './truck.ts';

/** What a throw must keep to, so that nobody places a truck instead of rolling it (data/arena.json, data/hand.json). */
export const THROW_LIMITS = {
  ...data.limits,
  fastestMS: HAND_LIMITS.releaseSpeedMS,
  mostSpinRadS: HAND_LIMITS.releaseSpinRadS,
} as const;

const TO_MM = 1000;
const HALF_MM = data.sideMm / 2;
/** That a written quaternion's length may differ from 1. */
export const UNIT_WITHIN = 1e-3;
/** Rounding: a throw at a limit is within it. */
const SLACK = 1e-9;

/**
 * Whether these throws may be released together. Height is that of the truck's lowest point over the arena's ground.
 * Faults: `throw-<limit>`, a sentence that names the limit, and the throw as its path.
 */
export function withinThrowLimits(throws: readonly Throw[]): Result<readonly Throw[]> {
  return throws.length === 0 ? fault('throw-none', 'nothing is thrown', '$') : withinHandLimits(throws);
}

/**
 * The same for hands' parts of throws, none of them too. Of a shaken one nobody knows yet how it will be turned: it is within
 * the limits if it is so whichever way that comes out.
 */
export function withinHandLimits<T extends HandThrow>(throws: readonly T[]): Result<readonly T[]> {
  if (throws.length > THROW_LIMITS.trucks)
    return fault(
      'throw-trucks',
      `${throws.length} trucks are thrown together; the limit "trucks" is ${THROW_LIMITS.trucks}`,
      '$',
    );
  for (const [i, thrown] of throws.entries()) {
    const broken = brokenBy(thrown);
    if (broken) return fault(`throw-${broken.limit}`, `${thrown.truck}: ${broken.sentence}`, `$[${i}]`);
    const twice = throws.findIndex(({ truck }) => truck === thrown.truck) < i;
    if (twice) return fault('throw-twice', `${thrown.truck} is thrown twice`, `$[${i}]`);
    const other = throws.slice(0, i).find((earlier) => overlap(earlier, thrown));
    if (other) return fault('throw-overlap', overlapSentence(thrown, other), `$[${i}]`);
  }
  return ok(throws);
}

interface Broken {
  readonly limit: string;
  readonly sentence: string;
}

const broken = (limit: keyof typeof THROW_LIMITS, value: number, unit: string, what: string): Broken => ({
  limit,
  sentence: `${what} ${besideLimit(value, THROW_LIMITS[limit], 1)} ${unit}; the limit "${limit}" is ${THROW_LIMITS[limit]} ${unit}`,
});

const besideRim = (mm: number): string =>
  Math.abs(mm) > HALF_MM ? besideLimit(mm, mm < 0 ? -HALF_MM : HALF_MM, 1) : mm.toFixed(1);

function brokenBy(thrown: HandThrow): Broken | null {
  const size = thrown.quaternion === undefined ? 1 : Math.sqrt(thrown.quaternion.reduce((sum, n) => sum + n * n, 0));
  if (!(Math.abs(size - 1) <= UNIT_WITHIN))
    return {
      limit: 'quaternion',
      sentence: `its quaternion has the length ${size.toFixed(3)}; a rotation has the length 1`,
    };
  const [x, , z] = thrown.atMm;
  if (Math.max(Math.abs(x), Math.abs(z)) > HALF_MM)
    return {
      limit: 'arena',
      sentence: `let go at x ${besideRim(x)}, z ${besideRim(z)} mm, which is not over the arena (${-HALF_MM} to ${HALF_MM})`,
    };
  const heights = heightsOf(thrown);
  const lowest = Math.min(...heights);
  if (lowest < THROW_LIMITS.lowestMm - SLACK)
    return broken('lowestMm', lowest, 'mm', 'let go with its lowest point at');
  const highest = Math.max(...heights);
  if (highest > THROW_LIMITS.highestMm + SLACK)
    return broken('highestMm', highest, 'mm', 'let go with its highest point at');
  const spin = spinRateOf(thrown);
  if (spin < THROW_LIMITS.leastSpinRadS - SLACK) return broken('leastSpinRadS', spin, 'rad/s', 'let go spinning at');
  if (spin > THROW_LIMITS.mostSpinRadS + SLACK) return broken('mostSpinRadS', spin, 'rad/s', 'let go spinning at');
  const speed = length(velocityAtRelease(thrown));
  return speed > THROW_LIMITS.fastestMS + SLACK ? broken('fastestMS', speed, 'm/s', 'let go at') : null;
}

/** mm, of its corners; of a shaken throw from its lowest to its highest, turned as it may be. */
function heightsOf(thrown: HandThrow): readonly number[] {
  if (isTurned(thrown)) return bodyOf(thrown).flatMap(({ vertices }) => vertices.map(({ y }) => y * TO_MM));
  return [thrown.atMm[1] - TRUCK_REACH * TO_MM, thrown.atMm[1] + TRUCK_REACH * TO_MM];
}

type Turned = HandThrow & Pick<Throw, 'quaternion'>;

const isTurned = (thrown: HandThrow): thrown is Turned => chosenIn(thrown) === 'orientation';

function bodyOf(thrown: Turned): readonly Polyhedron[] {
  const { position, rotation } = poseAtRelease(thrown);
  return TRUCK.parts.map(({ shape }) => place(shape, position, rotation));
}

/** From a truck's middle to its furthest corner, m: two whose middles are twice as far apart cannot be in the same place. */
export const TRUCK_REACH = Math.max(
  ...TRUCK.parts.flatMap(({ shape }) => shape.vertices.map((v) => distance(v, TRUCK_MIDDLE))),
);

const overlapSentence = (thrown: HandThrow, other: HandThrow): string =>
  isTurned(thrown) && isTurned(other)
    ? `${thrown.truck} is let go where ${other.truck} is: they would have to be in the same place`
    : `${thrown.truck} is let go nearer to ${other.truck} than ${(2 * TRUCK_REACH * TO_MM).toFixed(1)} mm: turned as they may be, they would be in the same place`;

/** Of a shaken throw whether they may be in the same place, turned as they may be. */
function overlap(a: HandThrow, b: HandThrow): boolean {
  const apart = distance(vec3(...a.atMm), vec3(...b.atMm)) / TO_MM;
  if (apart > 2 * TRUCK_REACH) return false;
  if (!isTurned(a) || !isTurned(b)) return true;
  const others = bodyOf(b);
  return bodyOf(a).some((p) => others.some((q) => widestGap(p, q, 0).distance < 0));
}
