import { useMatchHere } from './AtTable.tsx';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';

/** Names of the players of the match at the table. */
export const useSeatNames = (): SeatNames => seatNamesOf(useMatchHere().match?.header.seats ?? []);
