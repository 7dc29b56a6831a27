import { nameOf } from '#games/traction/pieces.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { refusal, REFUSALS } from '#play/session/refusals.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';

const HAND_ON_TABLE = 'hand-on-table';

/** Whether it was refused only as long as something moved. */
export const isHandOnTable = (fault: Fault | null): boolean => fault?.code === HAND_ON_TABLE;

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  ...REFUSALS,
  handOnTable: (piece: PieceId | null): Fault =>
    refusal(
      HAND_ON_TABLE,
      gameTexts.refusals.handOnTable(piece === null ? gameTexts.refusals.something : nameOf(piece)),
    ),
  stepsLeft: (piece: PieceId, steps: number): Fault =>
    refusal('steps-left', gameTexts.refusals.stepsLeft(nameOf(piece), gameTexts.action.steps(steps))),
  walkUnderWay: refusal('walk-under-way', gameTexts.refusals.walkUnderWay),
  noAim: refusal('no-aim', gameTexts.refusals.noAim),
  noCorner: refusal('no-corner', gameTexts.refusals.noCorner),
  nothingToEnd: refusal('nothing-to-end', gameTexts.refusals.nothingToEnd),
  matchOver: refusal('match-over', texts.refusals.matchOver),
  shoveTooFar: (mm: number, most: number): Fault => refusal('shove-too-far', gameTexts.refusals.shoveTooFar(mm, most)),
  noPiece: refusal('no-piece', gameTexts.refusals.noPiece),
  otherPieceUnderWay: (piece: string): Fault =>
    refusal('other-piece-under-way', gameTexts.refusals.otherPieceUnderWay(piece)),
  ownTurn: refusal('not-out-of-turn', gameTexts.refusals.ownTurn),
} as const;
