import { asked } from '#games/truck-off/asked.ts';
import { stillPlaying } from '#games/truck-off/queries.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { personsIn } from '#play/session/players.ts';

type Seated = Pick<SeenTruckOff, 'header' | 'state'>;

/** Whether any person still plays. */
export const personsPlay = ({ header, state }: Seated): boolean => personsIn(header, stillPlaying(state)).length > 0;

/** Those who are asked, persons before computers: they choose at the same time, and only persons press buttons. */
export function askedHere({ header, state }: Seated): readonly number[] {
  const seats = asked(state);
  const persons = personsIn(header, seats);
  return [...persons, ...seats.filter((seat) => !persons.includes(seat))];
}
