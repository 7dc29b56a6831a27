import { isolated } from '../../engine/isolated.ts';
import type { SeatInfo } from '../../engine/seats.ts';
import { capitalised, texts } from '../texts.ts';
import { useMatchHere } from './AtTable.tsx';

/** Players' names and colours instead of numbers. */
export interface SeatNames {
  readonly seat: (seat: number) => string;
  readonly colour: (seat: number) => number;
}

export const seatNamesOf = (seats: readonly SeatInfo[]): SeatNames => ({
  seat: (n) => isolated(seats[n]?.name ?? texts.names.seat(n)),
  colour: (n) => seats[n]?.colour ?? n,
});

/** Those of the match at the table. */
export const useSeatNames = (): SeatNames => seatNamesOf(useMatchHere().match?.header.seats ?? []);

/** In one pass, so that a player who is called "Seat 3" stays so; what is quoted stays as it was typed. */
const SEAT = /"[^"]*"|\b[Ss]eat (\d)\b/g;

/** A sentence of the rules, which know only numbers of seats, with the names in. */
export const withSeatNames = (sentence: string, names: SeatNames): string =>
  capitalised(
    sentence.replace(SEAT, (all, seat: string | undefined) => (seat === undefined ? all : names.seat(Number(seat)))),
  );
