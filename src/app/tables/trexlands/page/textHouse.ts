import { makeMatch, recordMatch } from '../../../../games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { houseOf, type Housed } from '../../../frame/houseOf.ts';
import { agreeOn } from '../../../session/plans.ts';
import { goTo } from '../../../ui/route.ts';
import type { Library } from '../../../storage/library.ts';
import type { House } from '../../../textTable/talk.ts';
import type { Session } from '../session/sessionTypes.ts';
import { actionsToTell } from '../watch/publicPart.ts';

/** What the text table can do with a match of Trexlands besides playing it. */
export function textHouse({ store }: Session, library: Library, close: () => void): House {
  const match = (): TrexlandsMatch | null => store.getState().played;
  const table: Housed<TrexlandsMatch> = {
    game: 'trexlands',
    match,
    fileOf: (played) => makeMatch(recordMatch(played)),
    actionsToTell,
    isOver: ({ state }) => state.outcome !== null,
    sameAgain: () => sameAgain(match()),
  };
  return houseOf(table, library, close);
}

/** A new match of the same players by the same rules. */
export function sameAgain(match: TrexlandsMatch | null): void {
  if (match === null) return;
  const { seats, setup } = match.header;
  goTo({ page: 'match', id: agreeOn('trexlands', { seats, setup }) });
}
