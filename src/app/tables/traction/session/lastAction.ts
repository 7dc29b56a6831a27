import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { LastAction } from './sessionTypes.ts';

/** What was played last in a match, from its log; null before anything was. */
export function lastActionOf({ log }: TractionMatch): LastAction | null {
  const entry = log.at(-1);
  return entry === undefined ? null : { action: entry.action, report: entry.performed, events: entry.events };
}
