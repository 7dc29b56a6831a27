import { checkAction, play } from '../../../../engine/play.ts';
import type { PhysicalAction } from '../../../../games/traction/actions.ts';
import { performAction } from '../../../../games/traction/perform.ts';
import { traction, type TractionMatch } from '../../../../games/traction/traction.ts';
import { rulingsUnder } from '../../../../games/traction/verdict.ts';
import { isLegal } from '../../../../games/traction/referee/state.ts';
import type { Physics } from '../../../../sim/physics.ts';

/**
 * The match after an action whose foul was noted while the hand was still on the table: what the hand had done by then is
 * done again, and it lets go. Null where that is no foul of this match: then nothing is to be concluded.
 */
export function concludeFoul(physics: Physics, match: TractionMatch, action: PhysicalAction): TractionMatch | null {
  if (!checkAction(traction, match, action).ok) return null;
  const performed = performAction(physics, match.state, action);
  if (!performed.ok) return null;
  const { report } = performed.value;
  if (isLegal(rulingsUnder(report.rulings, match.state.options.tackling))) return null;
  const played = play(traction, match, action, report);
  return played.ok ? played.value : null;
}
