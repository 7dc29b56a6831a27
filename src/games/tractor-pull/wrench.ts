import { readLying, type SpinCode } from '#referee/wrench.ts';
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
export const SPUN_AGAIN = ['sideways', 'short', 'unsettled'] as const satisfies readonly SpinCode[];
export type SpunAgain = (typeof SPUN_AGAIN)[number];

export type WrenchReading =
  | { readonly red: Seat; readonly again: null }
  | { readonly red: null; readonly again: SpunAgain };

/** TP-03, TP-05: the player to whom the referee has found the red end nearer is red. */
export function readWrench(spun: Spun): WrenchReading {
  const { code, nearer } = readLying(spun);
  if (code === 'read') return { red: nearer === 'first' ? 0 : 1, again: null };
  return { red: null, again: code };
}
