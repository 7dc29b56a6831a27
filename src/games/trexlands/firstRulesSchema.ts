import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { CITY_X, LATE_CARDS } from './options.ts';

/** The house rules of a first match, as options of a file: each may be left out. */
export const firstRules = {
  givenRanks: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Ranks are those of the seats’ numbers, not rolled for.' }),
  dealtCaptains: z.boolean().exactOptional().meta({ description: 'A Captain is dealt to every seat, not chosen.' }),
  cityX: whole(CITY_X.min, CITY_X.max)
    .exactOptional()
    .meta({ description: 'X in the City at the start. Left out, the usual number for so many players.' }),
  lateCards: whole(LATE_CARDS.min, LATE_CARDS.max).exactOptional().meta({
    description: 'The turn cycle from which Roadblock and weather are in the Public Deck. Left out, from the first.',
  }),
};
