import { makeMatch, recordMatch } from '../../../../games/traction/matchFile.ts';
import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { AtTable } from '../../../frame/AtTable.tsx';
import { agreeOn } from '../../../session/plans.ts';
import { goTo } from '../../../ui/route.ts';
import type { Session } from '../session/sessionTypes.ts';
import { ShareSheet } from '../sharing/ShareSheet.tsx';

/** A match of Traction, for what is around every table. */
export function atTable(session: Session): AtTable {
  const here = (): TractionMatch => {
    const { match } = session.store.getState();
    if (match === null) throw new Error('there is no match at this table');
    return match;
  };
  return {
    game: 'traction',
    session,
    file: () => makeMatch(recordMatch(here())),
    isOver: () => here().state.outcome !== null,
    actionsToTell: () => here().log.length,
    sameAgain: () => {
      const { header } = here();
      const { handMode } = session.store.getState();
      goTo({
        page: 'match',
        id: agreeOn('traction', { match: { seats: header.seats, setup: header.setup }, handMode }),
      });
    },
    Share: ({ onClose }) => <ShareSheet what="match" match={here()} onClose={onClose} />,
  };
}
