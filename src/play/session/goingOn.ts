import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { rewind } from '#engine/undo.ts';

/** A match that goes on from a moment of another one: of the same players, and a match of its own from there. */
export interface GoingOn<T extends GameTypes> {
  readonly goesOn: Match<T>;
}

/** As it stood before that action; saved under an id of its own, which hangs on the header. */
export function goingOn<T extends GameTypes>(match: Match<T>, action: number): GoingOn<T> {
  const before = action < match.log.length ? rewind(match, action) : match;
  return { goesOn: { ...before, header: { ...before.header }, undo: null } };
}

/** Whether a plan's agreement is one; its match is of the plan's game. */
export const isGoingOn = <T extends GameTypes>(agreed: unknown): agreed is GoingOn<T> =>
  typeof agreed === 'object' && agreed !== null && 'goesOn' in agreed;
