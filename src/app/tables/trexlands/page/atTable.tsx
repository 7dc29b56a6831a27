import { makeMatch, recordMatch } from '../../../../games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { AtTable } from '../../../frame/AtTable.tsx';
import { agreeOn } from '../../../session/plans.ts';
import { goTo } from '../../../ui/route.ts';
import { ShareMatch } from '../hud/ShareMatch.tsx';
import type { Session } from '../session/sessionTypes.ts';
import { actionsToTell } from '../watch/publicPart.ts';

/** A match of Trexlands, for what is around every table. */
export function atTable(session: Session): AtTable {
  const here = (): TrexlandsMatch => {
    const { played } = session.store.getState();
    if (played === null) throw new Error('there is no match at this table');
    return played;
  };
  return {
    game: 'trexlands',
    session,
    file: () => makeMatch(recordMatch(here())),
    isOver: () => here().state.outcome !== null,
    actionsToTell: () => actionsToTell(here()),
    sameAgain: () => {
      const { seats, setup } = here().header;
      goTo({ page: 'match', id: agreeOn('trexlands', { seats, setup }) });
    },
    Share: ShareMatch,
  };
}
