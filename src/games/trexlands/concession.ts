import type { Seat } from '#sim/ids.ts';
import type { Act } from './acts.ts';
import { win } from './ending.ts';
import { stillPlaying } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/**
 * A seat gives up. The last one left wins; else what it has stays where it is, its trucks defend, and it is passed
 * over.
 */
export function concede(state: TrexlandsState, seat: Seat): Applied {
  const agenda = state.agenda.map((act) => (act.seat === seat ? withdrawn(act) : act));
  const gone = applied({ ...state, conceded: [...state.conceded, seat], agenda }, { type: 'conceded', seat });
  const [only, ...more] = stillPlaying(gone.state);
  return only !== undefined && more.length === 0 ? andThen(gone, (s) => win(s, only, 'concession')) : gone;
}

/**
 * The seat's announcements come to nothing (carryOut.ts, play.ts, claims.ts), and no seat is asked about them; a battle
 * is fought to its end.
 */
const withdrawn = (act: Act): Act => (act.type === 'battle' ? act : { ...act, waiting: [] });
