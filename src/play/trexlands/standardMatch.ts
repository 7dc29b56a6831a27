import type { SeatInfo } from '#engine/seats.ts';
import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { OPTIONS_BY } from '#games/trexlands/options.ts';
import { STANDARD_SEATS } from '../form/players.ts';
import type { NewMatch } from './session/sessionTypes.ts';

/** The match of one click: two players and the standard rules. */
export function standardMatch(): NewMatch {
  const seats = STANDARD_SEATS.slice(0, 2).map(({ name, colour }): SeatInfo => ({ name, colour, kind: 'person' }));
  return { seats, rules: DEFAULT_SET, setup: { options: OPTIONS_BY[DEFAULT_SET] } };
}
