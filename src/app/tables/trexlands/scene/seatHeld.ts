import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { asked } from '#games/trexlands/asked.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';

/** The X that were scored come to their Camp, and are seen there for a moment, s (house value). */
const HELD_S = 2;

/**
 * The seat from which the board is seen; after a score it stays for a while before the next player has the view. Who
 * wants less motion sees the X at once, and private cards are never seen from elsewhere.
 */
export class SeatHeld {
  private events: SessionState['events'] | null = null;
  private seat: number | null = null;
  private leftS = 0;

  constructor(private readonly calm: () => boolean) {}

  seatOf(session: SessionState): number {
    const { events, holder } = session;
    if (events !== this.events) {
      this.events = events;
      const scored = events.some(({ type }) => type === 'scored');
      this.leftS = scored && !this.calm() ? HELD_S : 0;
    }
    if (this.seat !== null && this.leftS > 0 && holder === null) return this.seat;
    this.seat = seatSeenFrom(session);
    return this.seat;
  }

  /** Time passes in the picture. `over`: the seat may be another from now on. */
  pass(seconds: number): 'idle' | 'holds' | 'over' {
    if (this.leftS === 0) return 'idle';
    this.leftS = Math.max(0, this.leftS - seconds);
    return this.leftS === 0 ? 'over' : 'holds';
  }
}

/**
 * The seat that has the view: of who is alone here, else of the owner of a private screen, else of whoever moves,
 * chooses a Captain or has the next turn with the device; that of #1 where no single seat acts, and while bids go
 * around: the table is not turned for each of them.
 */
export function seatSeenFrom({ match, holder, alone }: SessionState): number {
  if (match === null) return 0;
  return alone ?? holder ?? acting(match.state) ?? match.state.rank[0] ?? 0;
}

/** The mover keeps the view while others may interrupt. Null where several act at once, or nobody. */
function acting(state: TrexlandsState): Seat | null {
  const turn = turnOf(state);
  if (turn !== null) return turn.seat;
  if (state.phase.name === 'market') return null;
  const [only, ...more] = asked(state);
  return only !== undefined && more.length === 0 ? only : null;
}
