import { hiddenIn } from '#engine/hidden.ts';
import { LONGEST_NAME, spoken, type SeatInfo } from '#engine/seats.ts';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { lookOfColour, SEAT_LOOKS } from '../seatLooks.ts';
import { texts } from '../texts.ts';

/** The players in a form. */
export interface DraftOfSeats {
  readonly players: number;
  readonly seats: readonly DraftSeat[]; // as many as can sit at any table, so that fewer and more again lose no name
}

export interface DraftSeat {
  readonly name: string;
  readonly colour: number;
  /** Of a bot; left out for a person. */
  readonly level?: string;
}

const nameOfColour = (colour: number): string => texts.form.defaultName(texts.colours[lookOfColour(colour).id]);

/** As many as there can be, each with a colour and its name. */
export const STANDARD_SEATS: readonly DraftSeat[] = SEAT_LOOKS.map((_, colour) => ({
  name: nameOfColour(colour),
  colour,
}));

/**
 * The player takes this colour; the player who had it gets the one that is free now. A name that only said the colour
 * goes along.
 */
export function withColour<T extends DraftOfSeats>(draft: T, player: number, colour: number): T {
  const had = draft.seats[player]?.colour;
  if (had === undefined) return draft;
  const seats = draft.seats.map((seat, i) => {
    if (i === player) return recoloured(seat, colour);
    return seat.colour === colour ? recoloured(seat, had) : seat;
  });
  return { ...draft, seats };
}

const recoloured = (seat: DraftSeat, colour: number): DraftSeat => ({
  colour,
  name: seat.name === nameOfColour(seat.colour) ? nameOfColour(colour) : seat.name,
});

export const withName = <T extends DraftOfSeats>(draft: T, player: number, name: string): T => ({
  ...draft,
  seats: draft.seats.map((seat, i) => (i === player ? { ...seat, name: cut(name) } : seat)),
});

/** A bot of that level plays there, or (null) a person. */
export const withLevel = <T extends DraftOfSeats>(draft: T, player: number, level: string | null): T => ({
  ...draft,
  seats: draft.seats.map(({ name, colour, level: was }, i) => {
    const now = i === player ? level : (was ?? null);
    return { name, colour, ...(now === null ? {} : { level: now }) };
  }),
});

/** To as much as a name may have, and never through the middle of a character. */
const cut = (name: string): string => name.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '');

export const playingSeats = ({ seats, players }: DraftOfSeats): readonly DraftSeat[] => seats.slice(0, players);

/** The players that a form names. Faults: `no-name`, `hidden-character`, `same-name`. */
export function seatsOf(draft: DraftOfSeats): Result<readonly SeatInfo[]> {
  const seats = playingSeats(draft).map(({ name, colour, level }): SeatInfo => ({
    name: name.trim(),
    colour,
    ...(level === undefined ? { kind: 'person' } : { kind: 'bot', level }),
  }));
  const nameless = seats.findIndex(({ name }) => name === '');
  if (nameless >= 0) return fault('no-name', texts.form.noName(nameless + 1), `$.seats[${nameless}].name`);
  for (const [i, { name }] of seats.entries()) {
    const hidden = hiddenIn(name);
    if (hidden !== null) return fault('hidden-character', texts.form.hiddenInName(i + 1, hidden), `$.seats[${i}].name`);
  }
  const twin = seats.findIndex(({ name }, i) => seats.findIndex((other) => spoken(other.name) === spoken(name)) < i);
  if (twin >= 0) return fault('same-name', texts.form.sameName(seats[twin]?.name ?? ''), `$.seats[${twin}].name`);
  return ok(seats);
}

/** The player that a fault of `seatsOf` is about. */
export function seatOf(refused: Fault | null): number | null {
  const [, seat] = /^\$\.seats\[(\d)\]/.exec(refused?.path ?? '') ?? [];
  return seat === undefined ? null : Number(seat);
}
