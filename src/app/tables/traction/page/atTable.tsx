import type { AtTable } from '../../../frame/AtTable.tsx';
import { atTableOf } from '../../../frame/atTableOf.ts';
import { shareMatch } from '../../../sharing/ShareMatch.tsx';
import { tractionFiles } from '../files.ts';
import type { Session } from '../session/sessionTypes.ts';
import { gameTexts } from '../texts.ts';

/** A match of Traction, for what is around every table. */
export const atTable = (session: Session): AtTable =>
  atTableOf(session, tractionFiles, {
    isAnalysed: true,
    sameAgain: ({ header: { seats, setup } }) => {
      return { match: { seats, setup }, handMode: session.store.getState().agreedMode };
    },
    Share: shareMatch(gameTexts.sharing.move, { hasSecrets: false }),
  });
