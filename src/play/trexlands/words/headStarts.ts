import { headStartOf } from '#games/trexlands/headStart.ts';
import { allSeats } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from './names.ts';

/** The seats that began with more V, in a sentence; none where nobody did. */
export function headStarts(view: TrexlandsState, names: Names): readonly string[] {
  const given = allSeats(view)
    .map((seat) => ({ name: names.seat(seat), coins: headStartOf(view.options, seat) }))
    .filter(({ coins }) => coins > 0);
  return given.length === 0 ? [] : [gameTexts.headStart.inMatch(given)];
}
