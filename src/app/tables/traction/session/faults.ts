import type { Fault } from '../../../../sim/result.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';

const refusal = (code: string, message: string): Fault => ({ code, message });

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  lookingOn: refusal('looking-on', texts.refusals.lookingOn),
  noMatch: refusal('no-match', texts.refusals.noMatch),
  handOnTable: refusal('hand-on-table', gameTexts.refusals.handOnTable),
  walkUnderWay: refusal('walk-under-way', gameTexts.refusals.walkUnderWay),
  noAim: refusal('no-aim', gameTexts.refusals.noAim),
  noCorner: refusal('no-corner', gameTexts.refusals.noCorner),
  nothingToEnd: refusal('nothing-to-end', gameTexts.refusals.nothingToEnd),
  matchOver: refusal('match-over', texts.refusals.matchOver),
  noPiece: refusal('no-piece', gameTexts.refusals.noPiece),
  otherPieceUnderWay: (piece: string): Fault =>
    refusal('other-piece-under-way', gameTexts.refusals.otherPieceUnderWay(piece)),
  ownTurn: refusal('not-out-of-turn', gameTexts.refusals.ownTurn),
} as const;
