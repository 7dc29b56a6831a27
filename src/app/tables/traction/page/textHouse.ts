import { makeMatch, recordMatch } from '../../../../games/traction/matchFile.ts';
import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { Library } from '../../../storage/library.ts';
import type { House } from '../../../textTable/talk.ts';
import { houseOf, type Housed } from '../../../frame/houseOf.ts';
import { agreeOn } from '../../../session/plans.ts';
import { goTo } from '../../../ui/route.ts';

/** What the text table can do with a match of Traction besides playing it. */
export function textHouse({ store }: Session, library: Library, close: () => void): House {
  const table: Housed<TractionMatch> = {
    game: 'traction',
    match: () => store.getState().match,
    fileOf: (match) => makeMatch(recordMatch(match)),
    actionsToTell: ({ log }) => log.length,
    isOver: ({ state }) => state.outcome !== null,
    sameAgain: () => {
      const { match, handMode } = store.getState();
      if (match !== null)
        goTo({
          page: 'match',
          id: agreeOn('traction', { match: { seats: match.header.seats, setup: match.header.setup }, handMode }),
        });
    },
  };
  return houseOf(table, library, close);
}
