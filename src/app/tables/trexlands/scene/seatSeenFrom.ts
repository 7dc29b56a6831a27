import { asked } from '../../../../games/trexlands/asked.ts';
import { turnOf } from '../../../../games/trexlands/turn.ts';
import type { SessionState } from '../session/sessionTypes.ts';

/**
 * A player who is alone here keeps the seat. Else a private screen is seen from its owner's, and whoever moves, or
 * chooses a Captain, has the view.
 */
export function seatSeenFrom({ match, eyes, alone }: SessionState): number {
  if (match === null) return 0;
  if (alone !== null) return alone;
  const { state } = match;
  const choosing = state.phase.name === 'captains' ? asked(state)[0] : undefined;
  return eyes ?? turnOf(state)?.seat ?? choosing ?? 0;
}
