import type { Ruling } from '#games/traction/referee/ruling.ts';
import { isFault } from '#games/traction/referee/state.ts';
import type { Call } from '#app/replay/film.ts';

/** Whether a ruling is a player's fault; null where it is neither a foul nor a nudge that is let pass. */
export function callOf(ruling: Ruling): Call {
  if (isFault(ruling)) return 'foul';
  return ruling.code === 'jiggle' ? 'allowed' : null;
}
