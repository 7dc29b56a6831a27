import { piecesLeft } from '#games/traction/turn.ts';
import { variantsOf } from '#games/traction/variants.ts';
import { expectedOf } from './expected.ts';
import type { PieceId } from '#sim/ids.ts';
import type { SessionState, Verb } from './sessionTypes.ts';

/** The price of a foul by the chosen piece, or of a tackle that hits nothing, by the rules of this match. */
export interface FoulCost {
  readonly piece: PieceId;
  /** It is no foul: a tackle misses, and the piece stays where it is set down, or (`back`) where it stood (TR-11). */
  readonly miss: 'stays' | 'back' | null;
  /** The action that ends with it (TR-12, TR-25). */
  readonly ends: Verb;
  /** Coming turns of its owner that it misses, lying flat on its pad (TR-22, TR-23); with none it goes back upright. */
  readonly missesTurns: number;
  /** Whether it is the last piece that acts in this turn. */
  readonly endsTurn: boolean;
}

/** Null where no piece of the player is chosen. */
export function foulCostOf(session: Pick<SessionState, 'forecast' | 'intent' | 'match'>): FoulCost | null {
  const { intent, match } = session;
  if (intent === null || intent.do === 'disturb' || match === null) return null;
  const { state } = match;
  const stays = variantsOf(state.options).freeStepAfterMiss;
  return {
    piece: intent.piece,
    miss: expectedOf(session)?.kind === 'misses' ? (stays ? 'stays' : 'back') : null,
    ends: intent.do,
    missesTurns: variantsOf(state.options).penaltyTurns,
    endsTurn: piecesLeft(state) === 1,
  };
}
