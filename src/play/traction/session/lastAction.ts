import type { TractionMatch } from '#games/traction/traction.ts';
import type { LastAction } from './sessionTypes.ts';

/** The last action of a match, from its log; null before the first. */
export function lastActionOf({ log }: TractionMatch): LastAction | null {
  const entry = log.at(-1);
  return entry === undefined ? null : { action: entry.action, report: entry.performed, events: entry.events };
}
