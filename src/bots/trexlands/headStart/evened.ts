import { HEAD_START, headStartOf } from '#games/trexlands/headStart.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { coinsPerX } from './worth.ts';

/** So far behind is close (house value): with an odd number of X, two players are never closer. */
const CLOSE_X = 1;

/** A match that is over, by how much it was won, and head starts that would have made it more even. */
export interface Evened {
  /** Seats that were further behind the winner than is close, by so many X. */
  readonly behind: readonly { readonly seat: Seat; readonly x: number }[];
  /** V, one number for each seat. */
  readonly headStart: readonly number[];
  /** V at the start that brought about one X, in matches of bots. */
  readonly coinsPerX: number;
}

/**
 * Null where nobody has won alone, where it was close, where V cannot be more unequal, and where it was not measured
 * what they bring. `worth`: V for an X.
 */
export function evened(state: TrexlandsState, worth: number | null = coinsPerX(state.seats)): Evened | null {
  const [winner, ...others] = state.outcome?.winners ?? [];
  if (winner === undefined || others.length > 0 || worth === null) return null;
  const most = campOf(state, winner).x;
  const behind = state.camps.map(({ seat, x }) => ({ seat, x: most - x })).filter(({ x }) => x > CLOSE_X);
  const before = state.camps.map(({ seat }) => headStartOf(state.options, seat));
  const wanted = before.map((coins, i) => coins + whole(worth * (behind.find(({ seat }) => seat === i)?.x ?? 0)));
  const least = Math.min(...wanted); // what all have is nobody's: so the winner's own head start is taken away first
  const headStart = wanted.map((coins) => Math.min(HEAD_START.most, coins - least));
  const isNew = headStart.some((coins, seat) => coins !== before[seat]);
  return behind.length > 0 && isNew ? { behind, headStart, coinsPerX: worth } : null;
}

/** One V at least for whoever was behind. */
const whole = (coins: number): number => (coins === 0 ? 0 : Math.max(1, Math.round(coins)));
