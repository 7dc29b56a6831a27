import { asked } from '#games/tractor-pull/asked.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { personsIn } from '#play/session/players.ts';

type Seated = Pick<SeenTractorPull, 'header' | 'state'>;

const SEATS: readonly Seat[] = [0, 1];

/** Whether any person plays. */
export const personsPlay = ({ header }: Pick<Seated, 'header'>): boolean => personsIn(header, SEATS).length > 0;

/** Those who are asked, persons before computers: they choose at the same time, and only persons press buttons. */
export function askedHere({ header, state }: Seated): readonly Seat[] {
  const seats = asked(state);
  const persons = personsIn(header, seats);
  return [...persons, ...seats.filter((seat) => !persons.includes(seat))];
}

/** Whether any person is asked for the next choice. */
export const personsAsked = ({ header, state }: Seated): boolean => personsIn(header, asked(state)).length > 0;
