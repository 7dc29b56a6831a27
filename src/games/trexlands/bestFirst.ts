import type { Seat } from '#sim/ids.ts';
import { allSeats, campOf, stillPlaying } from './queries.ts';
import type { TrexlandsState } from './state.ts';

/** Winners first, then seats with most X, then those with most V; whoever gave up comes last. */
export function bestFirst(state: TrexlandsState): readonly Seat[] {
  const won = (seat: Seat): number => Number(state.outcome?.winners.includes(seat) === true);
  const gone = (seat: Seat): number => Number(!stillPlaying(state).includes(seat));
  const [x, coins] = [(seat: Seat) => campOf(state, seat).x, (seat: Seat) => campOf(state, seat).coins];
  return allSeats(state).toSorted((a, b) => won(b) - won(a) || gone(a) - gone(b) || x(b) - x(a) || coins(b) - coins(a));
}
