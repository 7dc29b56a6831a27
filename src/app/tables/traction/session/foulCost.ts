import { piecesLeft } from '../../../../games/traction/turn.ts';
import { variantsOf } from '../../../../games/traction/variants.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import type { SessionState, Verb } from './sessionTypes.ts';

/** The price of a foul by the chosen piece, by the rules of this match. */
export interface FoulCost {
  readonly piece: PieceId;
  /** The action that ends with it (TR-12, TR-25). */
  readonly ends: Verb;
  /** Coming turns of its owner that it misses, lying flat on its pad (TR-22, TR-23); with none it goes back upright. */
  readonly missesTurns: number;
  /** Whether it is the last piece that acts in this turn. */
  readonly endsTurn: boolean;
}

/** Null where no piece of the player is chosen. */
export function foulCostOf({ intent, match }: Pick<SessionState, 'intent' | 'match'>): FoulCost | null {
  if (intent === null || intent.do === 'disturb' || match === null) return null;
  const { state } = match;
  return {
    piece: intent.piece,
    ends: intent.do,
    missesTurns: variantsOf(state.options).penaltyTurns,
    endsTurn: piecesLeft(state) === 1,
  };
}
