import { chanceBy, type Draws } from '#engine/random.ts';
import { letGo } from '#sim/roll/letGo.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import type { HandThrow } from './rolling/handThrow.ts';
import type { RollAsked } from './rolls.ts';
import type { Throw } from './throws.ts';

/**
 * How all trucks of a roll are released (TX-62): what hands gave of it, and the rest drawn from the match's generator.
 * The same draws give the same releases.
 */
export function releases(
  { trucks }: Pick<RollAsked, 'trucks'>,
  given: readonly HandThrow[],
  random: Draws,
  spec = TRUCK,
): readonly Throw[] {
  const bodies = trucks.map((id) => ({ id, spec }));
  const hands = given.map(({ truck, ...hand }) => ({ id: truck, ...hand }));
  const all = letGo(bodies, hands, chanceBy(random));
  return all.map(({ id, spec: _, ...release }): Throw => ({ truck: id, ...release }));
}
