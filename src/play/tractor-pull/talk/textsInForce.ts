import type { SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { BOTH, type Seat } from '#games/tractor-pull/ids.ts';
import { faceOf, type TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import { notes } from '../texts/table.ts';

interface Text {
  readonly source: SourceId;
  readonly of: string;
}

/** Everything with a text that counts in this match: the location, both characters, the items that are placed. */
export function textsInForce(state: TractorPullState, names: SeatNames): readonly Text[] {
  const whose = (seat: Seat): string => notes.of(names.seat(seat));
  const faces = BOTH.flatMap((seat) => {
    const face = faceOf(state.players[seat]);
    return face === null ? [] : [{ source: face, of: whose(seat) }];
  });
  return [
    ...(state.location === null ? [] : [{ source: state.location, of: notes.location }]),
    ...faces,
    ...state.installed.map(({ item, seat }) => ({ source: item, of: whose(seat) })),
  ];
}
