import type { Fault } from '../../../../sim/result.ts';
import { refusal, REFUSALS } from '../../../session/refusals.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  ...REFUSALS,
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
