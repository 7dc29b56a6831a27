import type { PieceId } from '#sim/ids.ts';
import type { SessionState } from '../session/sessionTypes.ts';

/** Whether a hand is on the table or everything still comes to rest: then there is nothing to press. */
export const isBusy = ({ stage }: Pick<SessionState, 'stage'>): boolean => stage === 'moving' || stage === 'resting';

/** Whether the piece has taken a step of a walk that is not over: no other piece may be chosen, and no other verb. */
export const isWalking = ({ stage, stepsTaken }: Pick<SessionState, 'stage' | 'stepsTaken'>): boolean =>
  stage === 'between-steps' || (isBusy({ stage }) && stepsTaken > 0);

/** Whether an action has begun: a hand is on its piece, the table comes to rest, or another step may follow. */
export const isUnderWay = ({ stage }: Pick<SessionState, 'stage'>): boolean => stage !== 'idle' && stage !== 'aiming';

/** The piece whose walk or tackle has begun. */
export const actingPiece = ({ stage, intent }: Pick<SessionState, 'stage' | 'intent'>): PieceId | null =>
  isUnderWay({ stage }) && intent !== null && intent.do !== 'disturb' ? intent.piece : null;
