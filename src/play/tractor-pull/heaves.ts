import type { Pulled } from '#games/tractor-pull/events.ts';
import type { Column, Seat } from '#games/tractor-pull/ids.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** Ropes are pulled one after the other, seen and heard, s (house value). */
export const HEAVES_APART_S = 0.8;

/** The ropes as they have been pulled in what is told now, or in what has ended the game. */
export function pulledIn({ telling, match }: Pick<SessionState, 'telling' | 'match'>): readonly Pulled[] | null {
  const last = (match?.state.outcome ?? null) === null ? [] : (match?.log.at(-1)?.events ?? []);
  const told = telling === null ? last : telling.beats.slice(0, telling.at + 1).flatMap(({ events }) => events);
  return told.findLast((event) => event.type === 'pulled')?.ropes ?? null;
}

/** The rope with which a winner had more than half of all points, or else its last; null for none. */
export function decidingRope(ropes: readonly Pulled[], winner: Seat): Column | null {
  const won = ropes.filter((one) => one.winner === winner);
  const all = ropes.reduce((sum, { points }) => sum + points, 0);
  const upTo = (i: number): number => won.slice(0, i + 1).reduce((sum, { points }) => sum + points, 0);
  return (won.find((_, i) => 2 * upTo(i) > all) ?? won.at(-1))?.rope ?? null;
}
