import type { Fault } from '../../sim/result.ts';

const refusal = (code: string, message: string): Fault => ({ code, message });

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  noMatch: refusal('no-match', 'No match is being played.'),
  handOnTable: refusal('hand-on-table', 'A hand is on the table; wait until everything rests.'),
  walkUnderWay: refusal('walk-under-way', 'End the walk that is under way first.'),
  noAim: refusal('no-aim', 'Choose a piece and a corner first, and how far to swivel.'),
  nothingToEnd: refusal('nothing-to-end', 'There is no walk to put to an end.'),
  matchOver: refusal('match-over', 'The match is over.'),
  noPiece: refusal('no-piece', 'There is no piece on the table to move.'),
  otherPieceUnderWay: (piece: string): Fault => refusal('other-piece-under-way', `${piece} is in the middle of its walk; end that first.`),
  ownTurn: refusal('not-out-of-turn', 'It is this player’s turn: what the hand touches now is a walk or a tackle.'),
} as const;
