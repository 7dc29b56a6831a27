import { asked } from '#games/truck-off/asked.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { personsFirst } from '#play/session/players.ts';

/** Those who are asked, persons before computers. */
export const askedHere = ({ header, state }: Pick<SeenTruckOff, 'header' | 'state'>): readonly number[] =>
  personsFirst(header, asked(state));
