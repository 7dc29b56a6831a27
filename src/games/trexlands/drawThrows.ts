import type { PieceId } from '../../sim/ids.ts';
import type { Chance } from '../../sim/maths/chance.ts';
import { standardThrows } from '../../sim/roll/standardThrow.ts';
import { withinThrowLimits } from '../../sim/roll/throwLimits.ts';
import { rollAsked } from './rolls.ts';
import type { TrexlandsState } from './state.ts';
import type { Throw } from './throws.ts';

/** A standard throw beyond the limits is rarer than one in thousands: so many in a row never happen. */
const MOST_DRAWN = 100;

/**
 * Throws for whoever does not want to: those of the standard throw, within the limits of a hand, for these trucks of the
 * roll that is asked for. All of the roll are drawn together, each with a place of its own on the ring; two draws may
 * let trucks go in the same place. The same chances give the same throws.
 */
export function drawThrows(state: TrexlandsState, trucks: readonly PieceId[], random: Chance): readonly Throw[] {
  const all = rollAsked(state)?.trucks ?? [];
  const stranger = trucks.find((id) => !all.includes(id));
  if (stranger !== undefined) throw new Error(`${stranger} is not asked to roll`);
  for (let i = 0; i < MOST_DRAWN; i += 1) {
    const throws = standardThrows(all, random);
    if (withinThrowLimits(throws).ok) return throws.filter(({ truck }) => trucks.includes(truck));
  }
  throw new Error('no standard throw is within the limits');
}
