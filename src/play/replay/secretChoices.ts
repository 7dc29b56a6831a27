import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import { rewind } from '#engine/undo.ts';

/**
 * How much everybody may know of a match in which all choose at once. `isChoosing`: some have chosen what others must
 * not know of yet.
 */
export function toldWithSecrets<T extends GameTypes>(
  isChoosing: (state: T['state']) => boolean,
  isSecret: (action: T['action']) => boolean,
) {
  const actionsToTell = ({ state, log }: SeenMatch<T>): number => {
    const from = isChoosing(state) ? log.findLastIndex(({ before }) => !isChoosing(before.state)) : -1;
    return from < 0 ? log.length : from;
  };
  return {
    isSecret,
    /** How many of its actions. */
    actionsToTell,
    /** As far as everybody may watch it again: while some have chosen in secret, to where that began. */
    publicPart: (match: Match<T>): Match<T> =>
      actionsToTell(match) < match.log.length ? rewind(match, actionsToTell(match)) : match,
    /** The same of a recording, as far as it tells by itself: choices at its end may still be secret. */
    recordedToTell: (log: readonly { readonly action: T['action'] }[]): number =>
      log.findLastIndex(({ action }) => !isSecret(action)) + 1,
  };
}
