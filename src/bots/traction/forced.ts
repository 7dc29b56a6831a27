import type { TractionState } from '#games/traction/state.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Thought } from '../bot.ts';
import type { TractionMove } from './moves.ts';
import type { Race } from './race.ts';

/** The moves that come before any walk: a penalty to choose, pieces to set upright. Null where nothing does. */
export function beforeWalking(
  state: TractionState,
  worst: (pieces: readonly PieceId[]) => PieceId | null,
): Thought<TractionMove> | null {
  const { penalty, right } = whatMayBeDone(state);
  if (penalty !== null) {
    const piece = worst(penalty.pieces);
    return {
      move: { do: 'penalise', chooser: penalty.chooser, piece },
      reason: piece === null ? { code: 'spare', about: {} } : { code: 'penalise', about: { piece } },
    };
  }
  // Setting upright costs nothing but the walks of the piece in this turn, and it lies flat anyway.
  if (right.length > 0 && state.turn.acted.length === 0)
    return { move: { do: 'right', pieces: right }, reason: { code: 'right', about: { pieces: right.join(', ') } } };
  return null;
}

export const END: TractionMove = { do: 'end-turn' };

/** The one of these that could win first; null where there are none. */
export const foremost = (race: Race, pieces: readonly PieceId[]): PieceId | null =>
  race.state.pieces
    .filter(({ id }) => pieces.includes(id))
    .toSorted((a, b) => race.turns(a.id, a) - race.turns(b.id, b))[0]?.id ?? null;
