import type { Seat, Spot } from './ids.ts';
import type { Installed, TractorPullState } from './state.ts';

/**
 * Whether a spot has no room for an item of this seat. TP-42: each player may have one of their own on it; by the
 * rules of before, one of either bars it for both.
 */
export const isTaken = (
  { installed, options }: Pick<TractorPullState, 'installed' | 'options'>,
  seat: Seat,
  spot: Spot,
): boolean => installed.some((one) => one.spot === spot && (one.seat === seat || options.ownSpots !== true));

/** An item that lies where another one of the same list bars it; undefined where all have room. */
export const barred = (options: TractorPullState['options'], installed: readonly Installed[]): Installed | undefined =>
  installed.find(({ seat, spot }, i) => isTaken({ options, installed: installed.slice(0, i) }, seat, spot));
