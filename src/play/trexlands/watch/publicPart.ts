import { rewind } from '#engine/undo.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import type { SeenTrexlands, TrexlandsMatch } from '#games/trexlands/trexlands.ts';

/** The match as far as everybody may watch it again: while cards are placed in private, to where that began (TX-69). */
export function publicPart(match: TrexlandsMatch): TrexlandsMatch {
  const told = actionsToTell(match);
  return told < match.log.length ? rewind(match, told) : match;
}

/**
 * How many actions of a recording everybody may know of, as far as it tells by itself: placing and being ready at its
 * end may have been in private.
 */
export const recordedToTell = (log: readonly { readonly action: TrexlandsAction }[]): number =>
  log.findLastIndex(({ action }) => action.do !== 'place' && action.do !== 'ready') + 1;

/** How many actions of the match everybody may know of. */
export const actionsToTell = ({ state, log }: SeenTrexlands): number =>
  isPlacing(state) ? log.findLastIndex(({ before }) => !isPlacing(before.state)) + 1 : log.length;
