import { isTurn } from '#games/trexlands/help/practice/goal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';

/**
 * The position before that action (one beyond the log: as it stands now) from which a turn can be tried: before what is
 * announced there. Null where the action belongs to no turn.
 */
export function turnAt({ log, state }: TrexlandsMatch, action: number): TrexlandsState | null {
  const stateAt = (i: number): TrexlandsState | undefined => (i === log.length ? state : log[i]?.before.state);
  const number = turnNumber(stateAt(action));
  if (number === null) return null;
  for (let i = action; i >= 0; i -= 1) {
    const before = stateAt(i);
    if (before === undefined || turnNumber(before) !== number) return null;
    if (isTurn(before)) return before;
  }
  return null;
}

const turnNumber = (state: TrexlandsState | undefined): number | null =>
  state === undefined || state.outcome !== null ? null : (turnOf(state)?.number ?? null);
