import { fault, ok, type Result } from '../sim/result.ts';

/** Who sits where; the place in the list is the seat's number. */
export interface SeatInfo {
  readonly name: string;
  /** Index into the palette of the pieces; no two seats share one. */
  readonly colour: number;
  readonly kind: SeatKind;
}

export const SEAT_KINDS = ['person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const LONGEST_NAME = 40; // characters
export const COLOURS = 12; // in the palette

/** Names that can be read, colours that can be told apart. Faults: `bad-name`, `bad-colour`, `same-colour`. */
export function checkSeats(seats: readonly SeatInfo[]): Result<readonly SeatInfo[]> {
  for (const [i, { name, colour }] of seats.entries()) {
    if (name.trim() === '' || name.length > LONGEST_NAME) {
      return fault('bad-name', `Seat ${i} is called ${JSON.stringify(name)}; expected 1 to ${LONGEST_NAME} characters.`, `$.seats[${i}].name`);
    }
    if (!Number.isInteger(colour) || colour < 0 || colour >= COLOURS) {
      return fault('bad-colour', `Seat ${i} has colour ${colour}; expected a whole number from 0 to ${COLOURS - 1}.`, `$.seats[${i}].colour`);
    }
    const twin = seats.findIndex((other) => other.colour === colour);
    if (twin < i) return fault('same-colour', `Seats ${twin} and ${i} both have colour ${colour}; expected different ones.`, `$.seats[${i}].colour`);
  }
  return ok(seats);
}
