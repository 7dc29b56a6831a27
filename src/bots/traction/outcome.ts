import { moveTo } from '#games/traction/board.ts';
import { allReturned } from '#games/traction/returns.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Candidate } from './candidates.ts';

/** The board after a candidate, if everything goes as it is meant to. */
export function boardAfter(state: TractionState, candidate: Candidate): TractionState {
  const { turn } = state;
  const acted = { ...state, turn: { ...turn, acted: [...turn.acted, candidate.piece] } };
  if (candidate.do === 'tackle') {
    const both = [candidate.piece, candidate.victim];
    const back = allReturned(acted, both);
    const barred = both.map((piece) => ({ piece, why: 'returned' }) as const);
    return { ...back, turn: { ...back.turn, barred: [...back.turn.barred, ...barred] } };
  }
  return moveTo(acted, { id: candidate.piece, ...candidate.to, pose: 'upright' });
}
