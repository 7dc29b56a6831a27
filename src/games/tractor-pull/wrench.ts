import { NUMBERS } from './numbers.ts';
import type { Seat } from './ids.ts';

/** How the wrench came to rest, whatever spun it. */
export interface Spun {
  /**
   * Of its red end, from 0 to 360: counter-clockwise from above, 0 is to the right of seat 0. Seat 1 sits at 90, seat 0
   * at 270.
   */
  readonly headingDeg: number;
  /** Since it was let go, never negative. */
  readonly turns: number;
  /** Whether it came to rest while its time lasted. */
  readonly settled: boolean;
}

/** TP-03, TP-05: why it is spun again. */
export const SPUN_AGAIN = ['sideways', 'short', 'unsettled'] as const;
export type SpunAgain = (typeof SPUN_AGAIN)[number];

export type WrenchReading =
  | { readonly red: Seat; readonly again: null }
  | { readonly red: null; readonly again: SpunAgain };

const HALF_TURN_DEG = 180;

/** TP-03, TP-05: the red end, projected on the line between the players, is nearer to one of them: he is red. */
export function readWrench({ headingDeg, turns, settled }: Spun): WrenchReading {
  if (!settled) return { red: null, again: 'unsettled' };
  if (turns < NUMBERS.leastTurns) return { red: null, again: 'short' };
  const half = headingDeg % HALF_TURN_DEG; // 0 is sideways, either way
  const offDeg = Math.min(half, HALF_TURN_DEG - half);
  if (offDeg <= NUMBERS.sidewaysDeg) return { red: null, again: 'sideways' };
  return { red: headingDeg < HALF_TURN_DEG ? 1 : 0, again: null };
}
