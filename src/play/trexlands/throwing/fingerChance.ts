import { hashOf } from '#engine/hash.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { view } from '#games/trexlands/view.ts';
import { uniformRotation, type Chance } from '#sim/maths/chance.ts';
import type { Quat } from '#sim/maths/quat.ts';
import type { PieceId } from '#sim/ids.ts';

/** Tells this chance from any other that follows from numbers. */
const IN_HAND = 1000;
const SEEN_DIGITS = 8; // hex, of a hash: 32 bits

/**
 * The chance by which a truck comes to lie in the fingers: another for every truck and turn, and made of nothing but
 * what every player sees, so that it tells nothing of the match's own chance. Putting the truck back and taking it up
 * again gives the same. Where throws are shaken (TX-62) it is for the eye only: how a truck is turned as it is let go
 * is drawn when all are released.
 */
export function fingerChance(state: TrexlandsState, truck: PieceId): Chance {
  const seen = Number.parseInt(hashOf(view(state, null)).slice(0, SEEN_DIGITS), 16);
  return chanceFor(seedRandom(IN_HAND), seen, rollAsked(state)?.trucks.indexOf(truck) ?? 0);
}

/** How a truck is shown in a closed hand. */
export const inFist = (state: TrexlandsState, truck: PieceId): Quat => uniformRotation(fingerChance(state, truck));
