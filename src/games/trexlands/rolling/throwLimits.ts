import { fault, ok, type Result } from '#sim/result.ts';
import { THROW_LIMITS, withinReleaseLimits } from '#sim/roll/releaseLimits.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import type { HandThrow } from './handThrow.ts';
import type { Throw } from './throw.ts';

export { FREE_LIMITS, THROW_LIMITS, UNIT_WITHIN } from '#sim/roll/releaseLimits.ts';

/**
 * From a truck's middle to its furthest corner, m: two whose middles are twice as far apart cannot be in the same
 * place.
 */
export const TRUCK_REACH = TRUCK.reach;

/**
 * Whether hands choose all of a throw (TX-62): `firm`, but no gentle one, after which the end would show how it began.
 * Matches from before that have `true`.
 */
export type FreeThrow = boolean | 'firm';

/**
 * Whether these throws may be released together. Height is that of the truck's lowest point over the arena's ground.
 * Faults: `throw-<limit>`, a sentence that names the limit, and the throw as its path.
 */
export function withinThrowLimits(throws: readonly Throw[], free: FreeThrow = true): Result<readonly Throw[]> {
  return throws.length === 0 ? fault('throw-none', 'Nothing is thrown.', '$') : withinHandLimits(throws, free);
}

/** The same for hands' parts of throws, none of them too. */
export function withinHandLimits<T extends HandThrow>(
  throws: readonly T[],
  free: FreeThrow = true,
  body = TRUCK,
): Result<readonly T[]> {
  if (throws.length > THROW_LIMITS.trucks)
    return fault(
      'throw-trucks',
      `${throws.length} trucks are thrown together; ${THROW_LIMITS.trucks} are the most.`,
      '$',
    );
  const held = throws.map((thrown) => ({ ...thrown, name: thrown.truck, body }));
  const within = withinReleaseLimits(held, 'arena', free === 'firm');
  return within.ok ? ok(throws) : within;
}
