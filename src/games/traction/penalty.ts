import type { PieceId, Seat } from '#sim/ids.ts';
import { pieceOn } from './board.ts';
import type { TractionEvent } from './events.ts';
import { belongsTo } from './pieces.ts';
import { penalised, toPad } from './returns.ts';
import type { Out, TractionState } from './state.ts';
import { variantsOf } from './variants.ts';

/**
 * TR-22: the piece lies flat on its owner's pad, at once; by house rule for more turns than one, or upright and only
 * for this turn.
 */
export function punished(state: TractionState, piece: PieceId): TractionState {
  const { penaltyTurns } = variantsOf(state.options);
  if (penaltyTurns === 0) return toPad(state, piece, 'upright');
  const lying = penalised(state, piece);
  if (penaltyTurns === 1) return lying; // TR-23: the owner's next turn is always one
  const others = (state.out ?? []).filter((one) => one.piece !== piece);
  return { ...lying, out: [...others, { piece, turns: penaltyTurns }] };
}

/** The outcome of the penalty, in the position after it. */
export function penaltyEvent(after: TractionState, piece: PieceId): TractionEvent {
  const pose = pieceOn(after, piece)?.pose ?? 'off-table';
  return { type: 'penalised', piece, ...(pose === 'flat' ? {} : { now: pose }) };
}

/** How many of its owner's turns have yet to begin before the piece may be righted. */
export const turnsOut = ({ out = [] }: TractionState, piece: PieceId): number =>
  out.find((one) => one.piece === piece)?.turns ?? 0;

/** A turn of this seat begins: its pieces have one less to wait for. */
export function oneTurnLess(state: TractionState, seat: Seat): TractionState {
  if (state.out === undefined) return state;
  const out = state.out
    .map((one) => (belongsTo(one.piece, seat) ? { ...one, turns: one.turns - 1 } : one))
    .filter(({ turns }) => turns > 0);
  return withOut(state, out);
}

function withOut({ out: _, ...state }: TractionState, out: readonly Out[]): TractionState {
  return out.length === 0 ? state : { ...state, out };
}

/** TR-64: a tackle ends the penalties of its victims. */
export function withoutPenalty(state: TractionState, pieces: readonly PieceId[]): TractionState {
  return withOut(
    state,
    (state.out ?? []).filter(({ piece }) => !pieces.includes(piece)),
  );
}
