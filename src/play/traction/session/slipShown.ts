import { belongsTo } from '#games/traction/pieces.ts';
import type { StepReport } from '#games/traction/referee/report.ts';
import type { SessionState } from './sessionTypes.ts';

type Told = Pick<SessionState, 'match' | 'stage' | 'intent' | 'steps' | 'lastAction'>;

/**
 * The step whose slip the player to move may be told: of the action under way, or of the one that this player has just
 * done, until another piece is chosen. Never of what was taken back, nor of a rival's move.
 */
export function slipShown({ match, stage, intent, steps, lastAction }: Told): StepReport | null {
  if (match === null) return null;
  if (stage === 'moving' || stage === 'resting' || stage === 'between-steps') return steps.at(-1) ?? null;
  const done = lastAction?.action;
  if (done === undefined || (done.do !== 'walk' && done.do !== 'tackle')) return null;
  if (!belongsTo(done.piece, match.state.turn.seat)) return null;
  if (intent !== null && intent.piece !== done.piece) return null;
  return lastAction?.report?.steps.at(-1) ?? null;
}
