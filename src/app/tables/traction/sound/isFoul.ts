import { isFault } from '#games/traction/referee/state.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';

/** The referee has just found a fault in what is under way; what is opened or taken back is not one again. */
export function isFoul(before: SessionState, now: SessionState): boolean {
  return (
    now.rulings !== before.rulings && now.stage !== 'idle' && now.rulings.some(isFault) && !before.rulings.some(isFault)
  );
}
