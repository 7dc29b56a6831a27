import { numberOfSpot, type Seat, type Spot } from '#games/tractor-pull/ids.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import { words } from '../texts/table.ts';

export const ownerOfSpot = (spot: Spot): Seat => (spot.startsWith('0') ? 0 : 1);

/** An end of a row or of a rope, beside its owner's mark. */
export const spotShort = (spot: Spot): string =>
  spot.includes('row') ? words.rowShort(numberOfSpot(spot)) : words.ropeShort(numberOfSpot(spot));

/** The same with its owner. */
export function spotWords(spot: Spot, names: Pick<SeatNames, 'seat'>): string {
  const owner = names.seat(ownerOfSpot(spot));
  const at = numberOfSpot(spot);
  return spot.includes('row') ? words.rowEnd(owner, at) : words.ropeEnd(owner, at);
}
