import { checkAction, play } from '../../../../engine/play.ts';
import type { PhysicalAction } from '../../../../games/traction/actions.ts';
import { performAction } from '../../../../games/traction/perform.ts';
import { traction, type TractionMatch } from '../../../../games/traction/traction.ts';
import type { Physics } from '../../../../sim/physics.ts';

/**
 * The match after an action that was noted while the hand was still on the table: what the hand had done by then is
 * done again, and it lets go. Null where this match does not allow it: then nothing is to be concluded.
 */
export function concludeNoted(physics: Physics, match: TractionMatch, action: PhysicalAction): TractionMatch | null {
  if (!checkAction(traction, match, action).ok) return null;
  const performed = performAction(physics, match.state, action);
  if (!performed.ok) return null;
  const played = play(traction, match, action, performed.value.report);
  return played.ok ? played.value : null;
}
