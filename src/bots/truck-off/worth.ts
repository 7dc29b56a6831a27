import { stillPlaying } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { roundsOf } from '#games/truck-off/options.ts';

/** The worth of so much money of every owner to a seat; the more the better, and nothing else is compared. */
export type Worth = (money: readonly number[], seat: number) => number;

/** Rounds after this one. */
export const roundsAfter = (view: TruckOffState): number => roundsOf(view) - view.round;

/** Owners that may still win, Barry among them. */
const contenders = (view: TruckOffState): readonly number[] => [
  ...stillPlaying(view),
  ...(view.barry === null ? [] : [view.seats]),
];

/** Dollars of one's own against half of those that a rival has on the mean. */
export function plainWorth(view: TruckOffState): Worth {
  const all = contenders(view);
  return (money, seat) => {
    let rivals = 0;
    for (const owner of all) if (owner !== seat) rivals += money[owner] ?? 0;
    return (money[seat] ?? 0) - rivals / (2 * Math.max(1, all.length - 1));
  };
}

/** By how much the money of two owners may still move apart: in the round itself, and by each one that follows. */
const SPREAD_NOW = 2.5;
const SPREAD_A_ROUND = 7;

/** The chance to win with so much money: to be ahead of each rival at the end, as if these were independent. */
export function winningWorth(view: TruckOffState): Worth {
  const all = contenders(view);
  const spread = SPREAD_NOW + SPREAD_A_ROUND * Math.sqrt(roundsAfter(view));
  return (money, seat) => {
    const own = money[seat] ?? 0;
    let chance = 1;
    for (const owner of all) if (owner !== seat) chance *= aheadBy((own - (money[owner] ?? 0)) / spread);
    return chance;
  };
}

/** From 0 to 1 as the lead grows, and a half where there is none. */
const aheadBy = (lead: number): number => 0.5 + lead / (2 * Math.sqrt(1 + lead * lead));
