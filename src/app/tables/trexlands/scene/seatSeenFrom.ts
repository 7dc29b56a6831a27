import { asked } from '#games/trexlands/asked.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';

/**
 * The seat that has the view: of who is alone here, else of the owner of a private screen, else of whoever moves, bids,
 * chooses a Captain or has the next turn with the device; that of #1 where no single seat acts.
 */
export function seatSeenFrom({ match, eyes, alone }: SessionState): number {
  if (match === null) return 0;
  return alone ?? eyes ?? acting(match.state) ?? match.state.rank[0] ?? 0;
}

/** The mover keeps the view while others may interrupt. Null where several act at once, or nobody. */
function acting(state: TrexlandsState): Seat | null {
  const turn = turnOf(state);
  if (turn !== null) return turn.seat;
  const [only, ...more] = asked(state);
  return only !== undefined && more.length === 0 ? only : null;
}
