import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { SessionState } from './sessionTypes.ts';

/** Actions of others during which a card may still be looked at: nothing new was announced. */
const GOES_ON: readonly string[] = ['pass', 'time', 'challenge', 'ready', 'place'];

/** The card under the eye stays there while its seat is asked the same; a play puts it down. */
export function stillLooked(
  { looked, match: before }: Pick<SessionState, 'looked' | 'match'>,
  { log }: SeenTrexlands,
): SessionState['looked'] {
  if (looked === null || before === null || log.length < before.log.length) return null;
  const isSame = log
    .slice(before.log.length)
    .every(({ seat, action }) => seat !== looked.seat && action !== null && GOES_ON.includes(action.do));
  return isSame ? looked : null;
}
