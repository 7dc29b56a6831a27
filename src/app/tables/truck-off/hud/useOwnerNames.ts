import { useMatchHere } from '#app/frame/AtTable.tsx';
import { ownerNamesOf, type OwnerNames } from '#play/truck-off/say/names.ts';

/** Names of all who own trucks in the match at the table. */
export const useOwnerNames = (): OwnerNames => ownerNamesOf(useMatchHere().match?.header.seats ?? []);
