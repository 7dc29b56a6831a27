import type { Fault } from '../../../../sim/result.ts';
import { refusal, REFUSALS } from '../../../session/refusals.ts';
import { refusals } from '../../../texts/refusing.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  ...REFUSALS,
  handOnTable: refusal('hand-on-table', refusals.handOnTable),
  walkUnderWay: refusal('walk-under-way', refusals.walkUnderWay),
  noAim: refusal('no-aim', refusals.noAim),
  noCorner: refusal('no-corner', refusals.noCorner),
  nothingToEnd: refusal('nothing-to-end', refusals.nothingToEnd),
  matchOver: refusal('match-over', refusals.matchOver),
  noPiece: refusal('no-piece', refusals.noPiece),
  otherPieceUnderWay: (piece: string): Fault => refusal('other-piece-under-way', refusals.otherPieceUnderWay(piece)),
  ownTurn: refusal('not-out-of-turn', refusals.ownTurn),
} as const;
