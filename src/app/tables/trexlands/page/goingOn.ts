import { rewind } from '../../../../engine/undo.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';

/** A match that goes on from a moment of another one: of the same players, and a match of its own from there. */
export interface GoingOn {
  readonly goesOn: TrexlandsMatch;
}

/** As it stood before that action; saved under an id of its own, which hangs on the header. */
export function goingOn(match: TrexlandsMatch, action: number): GoingOn {
  const before = action < match.log.length ? rewind(match, action) : match;
  return { goesOn: { ...before, header: { ...before.header }, undo: null } };
}

export const isGoingOn = (agreed: unknown): agreed is GoingOn =>
  typeof agreed === 'object' && agreed !== null && 'goesOn' in agreed;
