import { isOpen } from '#engine/seen.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import type { LastAction } from './sessionTypes.ts';

/** The last action of a match, from its log; null before the first. */
export function lastActionOf({ log }: SeenTraction): LastAction | null {
  const entry = log.findLast(isOpen);
  return entry === undefined ? null : { action: entry.action, report: entry.performed, events: entry.events };
}
