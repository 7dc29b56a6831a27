import type { SeatInfo } from '#engine/seats.ts';
import { BARRY, numberOf, ownerOf, type Owner, type TruckId } from '#games/truck-off/ids.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { lookOf } from '../brands.ts';
import { standings, truckOf } from '../texts/table.ts';

/** Names of all who own trucks. */
export interface OwnerNames extends SeatNames {
  readonly owner: (owner: Owner) => string;
  readonly truck: (truck: TruckId) => string;
  /** The look of the owner’s trucks. */
  readonly look: (owner: Owner) => number;
}

const withOwners = (names: SeatNames, seats: readonly SeatInfo[]): OwnerNames => {
  const owner = (one: Owner): string => (one === BARRY ? standings.barry : names.seat(one));
  return {
    ...names,
    owner,
    truck: (truck) => truckOf(owner(ownerOf(truck)), numberOf(truck)),
    look: (one) => lookOf({ header: { seats } }, one),
  };
};

export const ownerNamesOf = (seats: readonly SeatInfo[]): OwnerNames => withOwners(seatNamesOf(seats), seats);
