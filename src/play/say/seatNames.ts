import { isolated } from '#engine/isolated.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { capitalised, texts } from '../texts.ts';

/** Players' names and colours instead of numbers. */
export interface SeatNames {
  readonly seat: (seat: number) => string;
  readonly colour: (seat: number) => number;
  /** The name, and of a computer its level: `Bo (computer, careless)`. */
  readonly player: (seat: number) => string;
}

export function seatNamesOf(seats: readonly SeatInfo[]): SeatNames {
  const seat = (n: number): string => isolated(seats[n]?.name ?? texts.names.seat(n));
  return {
    seat,
    colour: (n) => seats[n]?.colour ?? n,
    player: (n) => {
      const level = seats[n]?.level;
      return level === undefined ? seat(n) : texts.bots.player(seat(n), level);
    },
  };
}

/** In one pass, so that a player who is called "Seat 3" stays so; what is quoted stays as it was typed. */
const SEAT = /"[^"]*"|\b[Ss]eat (\d)\b/g;

/** A sentence of the rules, which know only numbers of seats, with the names in. */
export const withSeatNames = (sentence: string, names: SeatNames): string =>
  capitalised(
    sentence.replace(SEAT, (all, seat: string | undefined) => (seat === undefined ? all : names.seat(Number(seat)))),
  );
