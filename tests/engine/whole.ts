import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { isWhole, type SeenMatch } from '#engine/seen.ts';

/** The match of a table that keeps it. */
export function whole<T extends GameTypes>(match: SeenMatch<T> | null | undefined): Match<T> {
  if (match === null || match === undefined || !isWhole(match)) throw new Error('no match is kept here');
  return match;
}
