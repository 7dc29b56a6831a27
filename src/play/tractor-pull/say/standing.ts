import type { Seat } from '#games/tractor-pull/ids.ts';
import { winsOf, type TractorPullState } from '#games/tractor-pull/state.ts';
import { standings } from '../texts/table.ts';

/** How a seat stands besides the ropes: matches won, cards, items, whether it has chosen. */
export function standingOf(state: TractorPullState, seat: Seat): readonly string[] {
  const { hand, items, deployed, decided } = state.players[seat];
  const isChoosing = state.phase.name === 'faces' || state.phase.name === 'deploy';
  return [
    standings.matches(winsOf(state, seat)),
    ...(state.wave > 0 ? [standings.cards(hand.length)] : []),
    ...(items.length > 0 ? [standings.items(items.length)] : []),
    ...(isChoosing && (decided || deployed.length > 0) ? [standings.ready] : []),
  ];
}
