import type { AtTable } from '#app/frame/AtTable.tsx';
import { atTableOf } from '#app/frame/atTableOf.ts';
import { shareMatch } from '#app/sharing/ShareMatch.tsx';
import { tractionFiles } from '../files.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { handOfSeat } from '#play/traction/session/chosenHands.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import type { Plan } from '#play/traction/form/draft.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** The same match again: its players, rules and hands. */
export function againOf({ store }: Session, match: TractionMatch): Plan {
  const { seats, setup, rules } = match.header;
  const now = store.getState();
  const hands = Object.fromEntries(seats.map((_, i) => [i, handOfSeat(now, match, asSeat(i))]));
  return { match: { seats, setup, rules }, handMode: now.agreedMode, hands };
}

/** A match of Traction, for what is around every table. */
export const atTable = (session: Session): AtTable =>
  atTableOf(session, tractionFiles, {
    isAnalysed: true,
    sameAgain: (match) => againOf(session, match),
    Share: shareMatch(gameTexts.sharing.move, { hasSecrets: false }),
  });
