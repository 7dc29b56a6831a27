import type { SeatInfo } from '../../../../engine/seats.ts';
import { STANDARD_OPTIONS } from '../../../../games/trexlands/options.ts';
import { STANDARD_SEATS } from '../../../pages/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** The match of one click: two players and the standard rules. */
export function standardMatch(): NewMatch {
  const seats = STANDARD_SEATS.slice(0, 2).map(({ name, colour }): SeatInfo => ({ name, colour, kind: 'person' }));
  return { seats, setup: { options: STANDARD_OPTIONS } };
}
