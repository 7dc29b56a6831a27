import type { AtTable } from '#app/frame/AtTable.tsx';
import { atTableOf } from '#app/frame/atTableOf.ts';
import { shareMatch } from '#app/sharing/ShareMatch.tsx';
import { trexlandsFiles } from '../files.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { gameTexts } from '#play/trexlands/texts.ts';

/** A match of Trexlands, for what is around every table. */
export const atTable = (session: Session): AtTable =>
  atTableOf(session, trexlandsFiles, {
    Share: shareMatch(gameTexts.sharing.move, { hasSecrets: true }),
    isAnalysed: true,
  });
