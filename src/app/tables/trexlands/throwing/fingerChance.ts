import { chanceFor } from '../../../../engine/random.ts';
import { rollAsked } from '../../../../games/trexlands/rolls.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import type { Chance } from '../../../../sim/maths/chance.ts';

/** Tells this chance from that of drawn throws, which are named by how often they were drawn (rollDesk.ts). */
const IN_HAND = 1000;

/**
 * The chance by which a truck comes to lie in the fingers: the match's own, another for every truck and roll. Whoever puts
 * the truck back and takes it up again has it as before, so that nobody looks for a better one.
 */
export function fingerChance({ random, log, state }: TrexlandsMatch, truck: PieceId): Chance {
  return chanceFor(random, log.length, IN_HAND, rollAsked(state)?.trucks.indexOf(truck) ?? 0);
}
