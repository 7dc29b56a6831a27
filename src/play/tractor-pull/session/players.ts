import { asked } from '#games/tractor-pull/asked.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { personsFirst } from '#play/session/players.ts';

/** Those who are asked, persons before computers. */
export const askedHere = ({ header, state }: Pick<SeenTractorPull, 'header' | 'state'>): readonly Seat[] =>
  personsFirst(header, asked(state));
